"""A plugin that is broken: its object is no game."""
