"""A plugin that is broken: it has no module."""
