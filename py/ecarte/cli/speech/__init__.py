"""What the terminal says of a game, in sentences. What it says of one game alone is in a folder of that game."""
