"""Offers a dictionary."""

PLUGIN = {"game": "wrong_type"}
