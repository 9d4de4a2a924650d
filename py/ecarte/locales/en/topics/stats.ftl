### Statistics of the games played on this device. What is measured is among the words of the library.

stats-failed = The engine did not answer.
stats-none = No game is over yet. When one is, it counts here.
stats-few = { $count ->
    [one] A first game is on record: a good beginning.
   *[other] { $count } games are on record: a good beginning.
} The ranges are still wide, and every game narrows them.
stats-only-warm-ups = { $count ->
    [one] So far there is only a game to warm up. It does not count, and is
   *[other] So far there are only games to warm up. They do not count, and are
} shown until you have played another.
stats-unread = { $count ->
    [one] One stored entry cannot be read, and is not counted.
   *[other] { $count } stored entries cannot be read, and are not counted.
}
stats-counting = Counted { $known } of { $count } games …
stats-game = Game
stats-results = Results
stats-by = Results by
stats-by-opponent = Opponent
stats-by-rules = Rules
stats-by-month = Month
stats-play = How you play
stats-others-here = Opponents and partners
stats-means-this = Below each figure the range in which it lies with 95 % certainty. Only games against the computer on this device count, once they are over.
stats-with-warm-ups = { $count ->
    [one] Count the game
   *[other] Count the { $count } games
} whose first deal came with the page

## Over time

stats-trend = Over time
stats-plot = { $measure } over time, with its range. The table below says the same.
stats-as-table = The same as a table
stats-period-day = Day
stats-period-week = Week from
stats-period-month = Month
stats-save-picture = Save the picture
stats-save-csv = Save as CSV

## What the reviews say

stats-judged = How well you decide
stats-judged-means = { $count ->
    [one] From the review of one game.
   *[other] From the reviews of { $count } games.
} A game is reviewed when it ends, unless you go on at once; open the review of any other game, and it counts, too. A decision that loses { $least } or more has a mark in the review.
stats-costliest = What cost most
stats-costliest-line = { $date }. { $line }
stats-kind = Decision
stats-kind-choose = Propose or stand
stats-kind-answer = Accept or refuse
stats-kind-discard = Discards
stats-kind-play = Cards played
stats-kind-bid = Bids
stats-kind-declare = Declarations
stats-faultless = Lost less than { $least }{ $unit ->
    [points] { " " }points
   *[game] { "" }
}
stats-loss = Lost in a decision, { $unit ->
    [points] points
   *[game] % of a game
}
stats-luck = Luck in a game, { $unit ->
    [points] points
   *[game] % of it
}
stats-said = How often
stats-best = The best choice
stats-said-propose = Elder: proposes, of all times
stats-said-refuse = Dealer: refuses, of all times
stats-said-take = Takes, of all bids
stats-opponents = Opponents
stats-number = Based on
stats-picture = { $measure }, { $who }; shaded: the 95 % range
