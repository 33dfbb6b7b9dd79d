"""A plugin that is broken: its manifest has no name."""
