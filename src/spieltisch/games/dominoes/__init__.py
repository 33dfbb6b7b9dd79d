"""Dominoes with the double-six set: Block, Draw and All Fives, for two to four."""
