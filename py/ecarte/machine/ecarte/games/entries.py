"""What is called from outside the machine to play games. The page's module has none of it."""

from ecarte.machine.ecarte.games.playing import play_game

ENTRIES = (play_game,)
