"""A plugin that is broken: its description raises."""
