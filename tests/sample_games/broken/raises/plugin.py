"""Raises something unusual, with text that is not fit for a sentence."""

raise RuntimeError("first line\nsecond line " + "x" * 500)
