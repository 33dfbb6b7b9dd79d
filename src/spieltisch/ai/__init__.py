"""Search tools shared by the computer players of all games."""
