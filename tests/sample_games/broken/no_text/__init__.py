"""A plugin that is broken: the text of its name is missing."""
