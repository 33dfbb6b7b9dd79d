"""The table: one controller and one list model that show any game."""
