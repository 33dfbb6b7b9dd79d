"""The plugins page: every plugin as a row, games added from files, and what is said of them."""
