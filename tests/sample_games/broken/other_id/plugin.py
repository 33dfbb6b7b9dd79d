"""Offers the game of somebody else."""

from highcard.plugin import PLUGIN

__all__ = ["PLUGIN"]
