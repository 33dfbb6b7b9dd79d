"""Spieltisch: Cribbage, Dominoes, Watten and the Danish rummy 500 at one table."""

__version__ = "0.1.0"
