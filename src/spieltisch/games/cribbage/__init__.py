"""Cribbage for two, six cards, to 121."""
