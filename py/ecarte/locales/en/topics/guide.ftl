### The guide of a first game: what is explained at each moment, once. $name is the opponent, $partner the partner.

guide = Your guide
guide-quiet = Nothing new here: play on.
guide-leave = Leave the guide
guide-forced = Only one card may be played here. Without a guide, such a card plays itself.
guide-again = Another game with the guide
guide-judge = What would a good player weigh?
guide-judge-awaited = Weighing this hand …
guide-judge-failed = This hand could not be weighed. Choose as you think best.
guide-judge-hand = You hold { $held }.
guide-judge-choice = A good player’s choice: { $choice }.
# What saying no would risk: $phase is "choose" (the elder would stand) or "answer" (the dealer would refuse).
guide-judge-risk = { $phase ->
    [choose] If you stand now and lose,
   *[answer] If you refuse now and lose,
} { $name } scores { $points ->
    [one] one point
   *[other] { $points } points
} and { $ends ->
    [yes] wins the game
   *[no] has { $theirs }
}.

guide-king-points = { $king ->
    [one] { $king } point
   *[other] { $king } points
}
guide-point-points = { $point ->
    [one] { $point } point
   *[other] { $point } points
}
guide-double-points = { $double ->
    [one] { $double } point
   *[other] { $double } points
}
guide-ecarte-turned = The turned card makes { trump-suit } trumps: they beat the other suits.
guide-ecarte-turned-king = A king turned up: { trump-suit } are trumps and beat the other suits, and the dealer scores { guide-king-points }.
guide-ecarte-propose = Propose an exchange of cards, or stand: you need three tricks of five. Whoever stands now and loses gives { guide-double-points }.
guide-ecarte-answer = { $name } proposes. Accept, and both exchange cards. Refuse, and these are played; if you then lose, it costs { guide-double-points }.
guide-ecarte-discard = Pick the cards you do not want: as many new ones come. Keep trumps and kings.
guide-ecarte-king = The king of trumps scores { guide-king-points } for whoever holds it, whatever the tricks.
guide-ecarte-trick = Whoever takes a trick leads to the next. Three tricks make the point.
guide-ecarte-lead = You lead any card. From the highest, the order is king, queen, jack, ace, ten.
guide-ecarte-follow = Follow suit, and play higher if you can. Cards you may not play lie lower.
guide-ecarte-follow-free = Follow suit, high or low as you like. Cards you may not play lie lower.
guide-ecarte-trump = You have none of the suit led, so you must trump. Cards you may not play lie lower.
guide-ecarte-throw = You have neither the suit led nor a trump: throw your worst card.
guide-ecarte-points = Three tricks or four score { guide-point-points }, all five { guide-double-points }. Now the other deals; { $target } points win the game.
guide-ecarte-over = That is écarté. The lessons show what to keep, what to lead, and when to risk it.

guide-belote-turned = The suit turned up may become trumps. In trumps the jack and the nine are the highest.
guide-belote-laid = Both see all these cards; under each lies one that nobody knows. The ringed one is the turn-up: its suit may become trumps.
guide-belote-take = Take if your side can make more than half of the 162 points. Otherwise pass.
guide-belote-second = Nobody took. Now another suit may become trumps; if all pass again, the next player deals.
guide-belote-declared = A run of cards in one suit, or four alike, is announced. Only the side with the best of them scores.
guide-belote-belote = King and queen of trumps in one hand are belote: 20 points, whatever happens.
guide-belote-uncovered = The card you played lay on another, which is turned up now and can be played.
guide-belote-trick = Whoever takes a trick leads to the next. The last one counts 10 points more.
guide-belote-lead = You lead any card. Outside trumps the ace counts 11 and the ten 10, and they rank in that order.
guide-belote-follow = { $partner ->
    [none] Follow suit. Without it you must trump, and higher if you can.
   *[other] Follow suit. Without it you must trump, and higher if you can, unless { $partner } is winning the trick.
}
guide-belote-points = The takers need more points than the others. If they fall short, the others get all of them.
guide-belote-over = That is belote. The lessons show what to take on, and how to play it.
