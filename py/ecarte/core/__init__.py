"""What every game is made of: cards, tricks, fair packs, options, a game's contract. It knows no particular game."""
