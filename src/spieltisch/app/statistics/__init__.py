"""The statistics page: from `spieltisch.statistics` to figures, charts and lists of matches in words."""
