"""What every game is made of: cards, tricks, fair packs, options, the contract of a game. It knows no game."""
