"""A plugin that is broken: its QML file is missing."""
