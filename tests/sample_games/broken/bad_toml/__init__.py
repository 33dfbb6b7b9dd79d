"""A plugin that is broken: its manifest is no TOML."""
