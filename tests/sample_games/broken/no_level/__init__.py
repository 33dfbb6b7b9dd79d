"""A plugin that is broken: a level is missing."""
