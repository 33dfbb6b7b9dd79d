"""A plugin that is broken: it was made for a later interface."""
