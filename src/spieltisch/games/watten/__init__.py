"""Watten, Bavarian and Tyrolean, for two pairs."""
