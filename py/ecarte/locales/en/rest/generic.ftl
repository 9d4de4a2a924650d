### The table of a game that brings none of its own: two play, for tricks and points.

generic-to = to { $who ->
    [you] you
   *[other] { $name }
}
generic-points = { $points ->
    [one] One point
   *[other] { $points } points
} { generic-to }.
generic-choose = It is your turn: choose
generic-even = Both score in this deal
generic-drawn = Nobody scores in this deal
generic-note-deals = Dealer: gave the cards. The other player leads first.
