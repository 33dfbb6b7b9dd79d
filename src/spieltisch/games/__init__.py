"""The bundled games, each a plugin: rules, computer players and presentation side by side."""
