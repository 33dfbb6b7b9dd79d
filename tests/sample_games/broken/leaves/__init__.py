"""A plugin that is broken: it ends the program."""
