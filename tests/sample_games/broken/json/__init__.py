"""A plugin that is broken: its folder has the name of a module of Python."""
