"""A plugin that is broken: it has the id of another game."""
