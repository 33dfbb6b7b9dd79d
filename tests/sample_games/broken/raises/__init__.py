"""A plugin that is broken: it raises while it is imported."""
