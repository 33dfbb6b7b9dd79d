"""Everything as one file: written, looked into and brought back from the settings page."""
