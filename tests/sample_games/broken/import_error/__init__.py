"""A plugin that is broken: its module cannot be imported."""
