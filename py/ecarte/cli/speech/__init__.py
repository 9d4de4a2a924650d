"""The terminal's sentences about a game. Those of one game alone are in a folder of that game."""
