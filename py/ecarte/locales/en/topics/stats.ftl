### Statistics of the games played on this device. What is measured is among the words of the library.

stats-failed = The engine did not answer.
stats-none = No game is over yet. When one is, it counts here.
stats-counting = Counted { $known } of { $count } games …
stats-game = Game
stats-results = Results
stats-by = Results by
stats-by-opponent = Opponent
stats-by-rules = Rules
stats-by-month = Month
stats-play = How you play
stats-others-here = Opponents and partners
stats-means-this = Below each figure the range in which it lies with 95 % certainty. Only games that you played alone on this device count, once they are over.
stats-with-warm-ups = { $count ->
    [one] Count the game
   *[other] Count the { $count } games
} whose first deal came with the page
