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
