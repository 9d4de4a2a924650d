"""What browser tests share: a player, positions, the saved games, ways to look; no test."""
