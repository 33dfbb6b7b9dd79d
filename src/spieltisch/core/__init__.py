"""What every game shares: cards, options, the game contract, the match log. Standard library only."""
