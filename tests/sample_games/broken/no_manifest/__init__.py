"""Has no manifest."""
