"""A plugin that is broken: its code has another id than its manifest."""
