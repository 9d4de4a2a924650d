### A game looked back on.

## Replay: doubling, offers, claims, and what went wrong at a real table

replay-why-double-refused = because the double was refused
replay-why-offer = for the point that was offered
replay-why-offer-declined = because the point was declined, and not all five tricks taken
replay-short-back = takes back
replay-short-turn = out of turn
replay-short-revoke = revoke
replay-short-false = false
replay-short-claim = claims law { $law }
replay-short-unmark = mark taken off
replay-short-ruling = law { $law }: { $choice ->
    [replay] again
    [stand] stands
    [correct] king off
    [shown] king shown
    [back] back
    [redeal] new deal
    [putright] put right
    [discard] excess discarded
    [draw] excess drawn
    [fill] completed
    [trump] turn-up chosen
    [tricks] tricks counted
    [take] taken
    [leave] left
    [refuse] refused
    [next] thrown out
    [recut] cut again
    [reshuffle] shuffled again
    [new] new packs
    [wait] later
   *[other] ruled
}
replay-short-advise = { $name } advises
replay-short-fault = a fault
replay-short-exposed = exposed
replay-short-notice = gives notice
replay-short-looked = had looked
replay-short-mixed = mixed in
replay-short-drawn = cards drawn
replay-short-recut = cut again
replay-short-tricks = tricks counted
replay-short-mark = marked
replay-short-table = at the table
replay-sheet-double = { $name } doubled
replay-sheet-offer = { $name } offered the point
replay-sheet-concede = { $name } threw in
replay-sheet-claim = { $name } claimed law { $law }
log-found = Law { $law } applies: the mistake is { $name }’s.
log-ruling = Ruling by law { $law }: { $choice ->
    [redeal] a new deal
    [stand] what was done stands
    [discard] the excess cards are discarded
    [draw] the excess cards are drawn
    [fill] the hand is completed from the stock
    [trump] the turn-up is chosen
    [tricks] the missing cards count as tricks
    [take] the card may be taken
    [leave] the card is left
    [refuse] the card is refused, and the next one taken
    [next] the card is out, and the next one comes in its place
    [recut] the pack is cut again
    [reshuffle] the pack is shuffled again
    [new] two new packs
    [wait] new packs only for the next deal
   *[other] it is put right
}.
log-say-took-number = { $who ->
    [you] You say how many cards you took: { $number }.
   *[other] { $name } says how many cards were taken: { $number }.
}
say-took-number = I took { $number }.
log-table-fault = { $who ->
    [you] You broke a rule of dealing or shuffling.
   *[other] { $name } broke a rule of dealing or shuffling.
}
log-table-exposed = Seen by all: { $cards }.
log-table-notice = { $who ->
    [you] You give notice of other packets.
   *[other] { $name } gives notice of other packets.
}
log-table-looked = { $who ->
    [you] You had looked at your cards.
   *[other] { $name } had looked at the cards.
}
log-table-mixed = { $who ->
    [you] You took too many cards and mixed them with your own.
   *[other] { $name } took too many cards and mixed them in.
}
log-table-drawn = { $who ->
    [you] Cards are drawn from your hand.
   *[other] Cards are drawn from the hand of { $name }.
}
log-table-tricks = { $number ->
    [one] { $who ->
        [you] One trick counts for you, since a card was missing.
       *[other] One trick counts for { $name }, since a card was missing.
    }
   *[other] { $who ->
        [you] { $number } tricks count for you, since cards were missing.
       *[other] { $number } tricks count for { $name }, since cards were missing.
    }
}
log-table-mark = { $who ->
    [you] You mark { $number }.
   *[other] { $name } marks { $number }.
}
log-table-recut = The pack is cut again.

## Replay: a game looked back on. $who is "you" where the reader is spoken to.

replay-close = Close the replay
replay-awaited = The game is being laid out…
replay-broken = This game cannot be shown.
replay-failed = The engine does not answer, so this cannot be done just now.
replay-open-page = Open in Écarté
replay-players = { $first } and { $second }
replay-hand = { $who ->
    [you] Your hand
   *[other] Hand of { $name }
}
replay-hidden = A hidden card

# Stepping
replay-steps = Step through the game
replay-next = Next event
replay-before = Previous event
replay-next-trick = Next trick
replay-before-trick = Previous trick
replay-next-deal = Next deal
replay-before-deal = Previous deal
replay-first = Beginning
replay-last = End
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-look = Which hands are shown
replay-look-all = All hands
replay-look-seat = { $who ->
    [you] Only yours
   *[other] Only { $name }’s
}
replay-place = Place in the game
replay-king = { $name }: king
replay-vole = { $name }: vole
replay-astray = This was not played.
replay-return = Back to the game
replay-keys = Keys
replay-swipe = On a touch screen, swipe over the table.

# What happened, where nobody is spoken to
replay-dealt = { $who ->
    [you] You hold { $cards }.
   *[other] { $name } holds { $cards }.
}
replay-dealt-hidden = { $who ->
    [you] You are dealt { $number } cards.
   *[other] { $name } is dealt { $number } cards.
}
replay-discards = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
replay-draws = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
replay-draws-number = { $who ->
    [you] { $number ->
        [one] You draw one card.
       *[other] You draw { $number } cards.
    }
   *[other] { $number ->
        [one] { $name } draws one card.
       *[other] { $name } draws { $number } cards.
    }
}
replay-cuts = { $name } cut { $card }.
replay-cut-deals = { $name } deals.
replay-cut-with = Cut with “{ $words }”
replay-resigned = The game is given up: { $name } wins it.
replay-scored = { $points ->
    [0] No point
    [one] One point
   *[other] { $points } points
} to { $name } { $why }.
replay-why-turned-king = for the turned king
replay-why-king = for the king of trumps
replay-why-point = for most tricks
replay-why-vole = for the vole, all five tricks
replay-why-elder-vulnerable = because the elder stood, and lost
replay-why-dealer-vulnerable = because the dealer refused, and lost
replay-score = { $first } { $firstScore }, { $second } { $secondScore }.

# The list
replay-side = What happened
replay-moves = Moves
replay-deal = Deal { $number }
replay-deals = { $who ->
    [you] you deal
   *[other] { $name } deals
}
replay-turned = Turned up
replay-short-up = face up
replay-short-deal = { $number ->
    [one] one card
   *[other] { $number } cards
}
replay-short-discard = { $number ->
    [0] keeps all
   *[other] discards { $number }
}
replay-short-draw = draws { $number }
replay-variation = Instead of this
replay-supposed = { $who ->
    [you] Suppose you held
   *[other] Suppose { $name } held
}
replay-remove = Remove this variation
replay-promote = Move this variation up

# Notes
replay-notes = Comment and mark
replay-comment = Comment
replay-comment-here = Comment on this moment
replay-marks = Marks
replay-mark = { $nag ->
    [1] Good (!)
    [2] Bad (?)
    [3] Very good (!!)
    [4] Very bad (??)
    [5] Interesting (!?)
   *[6] Doubtful (?!)
}
replay-cards = Mark cards
replay-cards-noted = Marked:
replay-card-noted = { $card }, marked
replay-remove-from = Remove this move and what follows
replay-demote = Move this variation down
replay-saved = Saved.
replay-not-saved = This could not be saved.
replay-not-here = A comment here belongs to the other hand. Show all hands to write one.

# What can be done with it
replay-here = Play from here
replay-here-means = The deal goes on from this moment, against the computer. What you play is kept with this game as a variation.
replay-here-as = { $who ->
    [you] In your own place
   *[other] In the place of { $name }
}
replay-here-not = The deal is over here. Go back into it to play on.
replay-why = Why did { $name } do that?
replay-more = More
replay-share = Share
replay-share-title = A game of écarté
replay-share-what = What the link shows
replay-prepared = a game to warm up
replay-share-prepared = The number that the cards of this game follow from is public: whoever has the link can work out every hand of it.
replay-share-here = Begin at this moment
replay-chapters = Chapters
replay-chapter = { $chapter }. { $name }
replay-chapter-of = Chapter { $chapter } of { $count }
replay-chapter-before = Previous chapter
replay-chapter-next = Next chapter
replay-chapter-further = Next: { $name }
replay-study-sheet = The whole study
replay-share-study = What is shared
replay-share-all = { $count ->
    [one] The study
   *[other] All { $count } chapters
}
replay-share-one = This chapter
replay-link = Link
replay-copy = Copy link
replay-copy-embed = Copy embed code
replay-copied = Copied.
replay-copy-yourself = The browser does not let this page copy. The link is selected: copy it yourself.
replay-link-long = The link is { $length } characters long: comments, variations and claims need room. Some programs cut long links: if yours does, save the record and send the file.
replay-code = The link as a QR code
replay-code-dense = For a QR code the link is too long.
replay-send = Send…
replay-alike = Games like this
replay-reader = What could they hold?
replay-challenge = Challenge a friend
replay-challenge-title = A challenge at écarté
replay-challenge-means = Your friend plays these deals by the same rules, against the computer. How the game went here is shown to them only at the end.
replay-challenge-seat = Your friend plays as
replay-save = Save the record

# The score sheet
replay-sheet = Score sheet
replay-print = Print
replay-sheet-target = { $deals ->
    [0] to { $target } points
   *[other] { $deals } deals
}
replay-sheet-order = Numbers in pairs: { $first } first, then { $second }.
replay-sheet-deals = Each deal: the hands as dealt and, after the arrow, as played; then the tricks. Whoever is named led; the card underlined took the trick.
replay-sheet-diagram = Deal { $number } · { $dealer } deals ·
replay-sheet-deal = Deal
replay-sheet-dealer = Dealer
replay-sheet-turn = Turn-up
replay-sheet-exchange = Proposals and kings
replay-sheet-tricks = Tricks
replay-sheet-points = Points
replay-sheet-score = Score
replay-sheet-proposed = { $number ->
    [one] { $name } proposed
   *[other] { $name } proposed { $number } times
}
replay-sheet-stand = { $name } stood
replay-sheet-refuse = { $name } refused
replay-sheet-king = { $name }: king
replay-sheet-vole = { $name }: vole
replay-sheet-result = { $won ->
    [yes] { $who ->
        [you] You win, { $result }.
       *[other] { $name } wins, { $result }.
    }
   *[no] { $result }
}
