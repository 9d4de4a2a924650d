### Drawings and tables of games, for notebooks.

# Above the cards of a hand: as it was dealt, and as it is held.
picture-dealt = Dealt
picture-hand = Hand
# Above the columns of a table of games.
picture-game = Game
picture-players = Players
picture-date = Date
picture-deals = Deals
picture-result = Result
# A report of many games, one page of HTML.
picture-report = Report
picture-report-games = { $games ->
    [one] One game
   *[other] { $games } games
}
picture-report-each = The games
picture-report-matches = Matches
picture-report-in-match = { $match }, game { $game }
picture-report-match-game = Game
picture-report-match-players = Players
picture-report-match-score = Score
picture-report-match-chips = Chips
picture-report-plot = The figures of the table above, each with its interval
