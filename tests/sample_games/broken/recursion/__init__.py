"""A plugin that is broken: it never comes back."""
