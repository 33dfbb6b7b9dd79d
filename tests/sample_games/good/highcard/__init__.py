"""High Card: a small but complete game, written the way an outside author would."""
