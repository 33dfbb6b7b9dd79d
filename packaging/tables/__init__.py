"""Makes the tables of the cribbage players: `python packaging/cribbage_tables.py`."""
