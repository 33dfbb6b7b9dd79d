"""Has no PLUGIN."""
