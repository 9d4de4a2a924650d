"""Commands with which a game or a match is played, and the table it is played at."""
