"""The window: Qt controllers, list models, the worker process, translation."""
