"""A plugin that is broken: its id is impossible."""
