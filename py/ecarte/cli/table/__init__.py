"""Commands that play a game or a match, or serve the site, and the table they play at."""
