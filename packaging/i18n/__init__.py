"""Translation files: what texts there are, Qt's tools, and checks of the translations."""
