"""The command line: replay, legal, view, hint, arena, games, plugins."""
