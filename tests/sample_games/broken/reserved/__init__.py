"""A plugin that is broken: its id is one of the program's own catalogs."""
