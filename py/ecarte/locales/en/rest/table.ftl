### The table of écarté where its rules go beyond the plain game: doubling, offers, revokes, claims.

asides = More…
asides-title = Other things you can do
hint-suit = Hint: name { suit }.
hint-claim = Hint: claim by law { $law }, under “{ asides }”.
aside-double = Double
aside-double-note = If { $name } accepts, the tricks of this deal count double. If not, the deal ends and you score { $points }.
aside-offer = Offer the point
aside-offer-note = { $name } takes it and scores { $points }, and the deal ends; or declines, and must then take all five tricks, else you score { $vole }.
aside-suit = Name the suit you lead
aside-suit-note = If you lead another, { $name } may require the suit you named.
aside-claim = Claim the rest
aside-claim-note = Every trick that is left is yours, whatever { $name } holds: there is no need to play them.
aside-concede = Throw in
aside-concede-note = { $lost ->
    [vole] You have no trick: { $name } scores { $points }, as for all five.
    [two] The deal ends. You declined an exchange and are vulnerable: { $name } scores { $points }.
   *[point] The deal ends: { $name } scores { $points }.
}
aside-claim-43 = { $name } revoked in trick { $trick }
aside-claim-43-note = Law 43: { $card } was not a legal play. The hand may be played again, and { $name } scores one point less.
aside-claim-25 = { $name } had no king
aside-claim-25-note = Law 25: a king was marked that was not held.
aside-claim-40 = { $name } led out of turn
aside-claim-40-note = Law 40: the card goes back, and the lead is yours. Or play a card.

ask-double = { $name } offers to double
ask-offer = { $name } offers you the point
ask-suit = { $name } named { suit }, and leads { $card }
ask-claim-43 = { $who ->
    [you] Law 43: { $name } claims that you revoked in trick { $trick }
   *[other] Law 43: { $name } revoked in trick { $trick }, and scores one less
}
ask-claim-25 = { $who ->
    [you] Law 25: { $name } claims that you had no king
   *[other] Law 25: { $name } marked a king not held
}
ask-claim-40 = { $who ->
    [you] Law 40: { $name } says that you led out of turn
   *[other] Law 40: { $name } led out of turn
}
ask-back = Take back { $card }? It was not a legal play.
ask-back-lead = Take back { $card }? It was not your lead.
ask-follow = { suit-title } were led. Play a card.
ask-follow-turn = { $name } led out of turn: play a card, or claim under “{ asides }”
ask-name = Which suit will you lead?
ask-lead-named = You named { suit }: now lead
ask-lead-required = You must lead { suit }, as you named

choice-accept-double = Accept
choice-accept-double-note = tricks count double
choice-refuse-double = Refuse
choice-refuse-double-note = { $name } scores { $points }
choice-accept-offer = Take it
choice-accept-offer-note = you score { $points }
choice-decline = Decline
choice-decline-note = all five, or { $name } scores { $points }
choice-let = Let it be
choice-let-note = play to the card
choice-require = Require { suit }
choice-require-note = if { $name } has one
choice-ruling-replay = Play the hand again
choice-ruling-replay-note = from the first lead
choice-ruling-replay-card = Take it back there
choice-ruling-replay-card-note = and play on from that card
choice-ruling-stand = Let it stand
choice-ruling-stand-note = the tricks remain
choice-ruling-correct = Correct the score
choice-ruling-correct-note = the king comes off
choice-ruling-shown = Show the king
choice-ruling-shown-note = the mark comes off, and that is all
choice-ruling-back-claimed = Have it taken back
choice-ruling-back-claimed-note = the lead is yours
choice-unmark = Take the mark off
choice-unmark-note = you hold no such king
choice-back = Take it back
choice-back-note = it costs nothing
choice-leave = Leave it
choice-leave-note = it may be claimed

tag-doubled = doubled
tag-vole = must take all five
tag-challenge = goes for all five
tag-lessened = scores one less
note-doubled = Doubled: offered to double, and was accepted. The tricks of this deal count double.
note-vole = Must take all five: declined the point that was offered. Five tricks score the vole; with fewer, the other player scores it.
note-challenge = Challenge: three tricks to none, so all five are played, whoever takes the rest. All five score the vole; otherwise the deal scores as usual.
note-lessened = Scores one less: broke the rules, and it was claimed. Three or four tricks score nothing, five tricks 1.

named = { suit-title } named
counts-as = counts as { $card }
doubled = The tricks of this deal count double

say-double = I double.
say-packets-3-2 = By three and two.
say-packets-2-3 = By two and three.
ask-packets = How will you deal?
choice-packets-3-2 = Three, then two
choice-packets-2-3 = Two, then three
say-accept-double = Accepted!
say-refuse-double = No: I give in.
say-offer = I offer you the point.
say-accept-offer = I take it.
say-decline = No: I will have all five.
say-concede = I throw in.
say-claim = The rest is mine.
say-suit = { suit-title }.
say-let = Let it be.
say-require = { suit-title }, please.
say-back = No: I take it back.
say-unmark = I take the mark off.
say-claim-law = Law { $law }!
say-ruling-replay = We play it again.
say-ruling-stand = Let it stand.
say-ruling-correct = The king comes off.
say-ruling-shown = I hold the king: the mark comes off.
say-ruling-back = Take it back.

log-say-double = { $who ->
    [you] You offer to double.
   *[other] { $name } offers to double.
}
log-say-packets-3-2 = { $who ->
    [you] You deal by three and then two.
   *[other] { $name } deals by three and then two.
}
log-say-packets-2-3 = { $who ->
    [you] You deal by two and then three.
   *[other] { $name } deals by two and then three.
}
log-say-accept-double = { $who ->
    [you] You accept: the tricks of this deal count double.
   *[other] { $name } accepts: the tricks of this deal count double.
}
log-say-refuse-double = { $who ->
    [you] You refuse the double.
   *[other] { $name } refuses the double.
}
log-say-offer = { $who ->
    [you] You offer the point.
   *[other] { $name } offers the point.
}
log-say-accept-offer = { $who ->
    [you] You take the point.
   *[other] { $name } takes the point.
}
log-say-decline = { $who ->
    [you] You decline, and must take all five tricks.
   *[other] { $name } declines, and must take all five tricks.
}
log-say-concede = { $who ->
    [you] You throw the hand in.
   *[other] { $name } throws the hand in.
}
log-say-claim = { $who ->
    [you] You claim the tricks that are left.
   *[other] { $name } claims the tricks that are left.
}
log-say-show = { $who ->
    [you] You show your hand: { $cards }.
   *[other] { $name } shows the hand: { $cards }.
}
log-say-suit = { $who ->
    [you] You name { suit }.
   *[other] { $name } names { suit }.
}
log-say-let = { $who ->
    [you] You let it be.
   *[other] { $name } lets it be.
}
log-say-require = { $who ->
    [you] You require { suit }.
   *[other] { $name } requires { suit }.
}
log-say-king-false = { $who ->
    [you] You mark a king you do not hold.
   *[other] { $name } marks a king not held.
}
log-play-revoke = { $who ->
    [you] You play { $card }, which is not a legal play.
   *[other] { $name } plays { $card }, which is not a legal play.
}
log-play-turn = { $who ->
    [you] You lead { $card } out of turn.
   *[other] { $name } leads { $card } out of turn.
}
log-play-back = { $who ->
    [you] You take { $card } back.
   *[other] { $name } takes { $card } back.
}
log-claim = { $who ->
    [you] You claim { $law ->
        [25] a king that was not held, by law 25
        [40] a lead out of turn, by law 40
       *[43] a revoke, by law 43
    }.
   *[other] { $name } claims { $law ->
        [25] a king that was not held, by law 25
        [40] a lead out of turn, by law 40
       *[43] a revoke, by law 43
    }.
}
log-unmark = { $who ->
    [you] You take a mark off the score.
   *[other] { $name } takes a mark off the score.
}
log-ruling-replay = Law { $law }: it is played again, and the offender scores one point less.
log-ruling-stand = Law { $law }: what was played stands, and the offender scores one point less.
log-ruling-correct = Law { $law }: the mark for the king is taken off, and the offender scores one point less.
log-ruling-shown = Law { $law }: the king is shown in the other hand, and the mark is taken off.
log-ruling-back = Law { $law }: the card goes back.
log-lessened = { $who ->
    [you] You have
   *[other] { $name } has
} one point less, for what was claimed.

result-double-refused = { $who ->
    [you] to you: { $loser } refused the double
   *[other] to { $name }: you refused the double
}
result-offer = { $who ->
    [you] to you: { $loser } gave you the point
   *[other] to { $name }: you gave away the point
}
result-offer-declined = { $who ->
    [you] to you: { $loser } declined the point and did not take all five
   *[other] to { $name }: you declined the point and did not take all five
}
result-conceded = { $who ->
    [you] to you: { $loser } threw the hand in
   *[other] to { $name }: you threw the hand in
}
result-doubled = The tricks counted double.
result-lessened = { $law ->
    [25] { $who ->
        [you] Law 25: one point less for you, for a king you did not hold.
       *[other] Law 25: one point less for { $name }, for a king not held.
    }
   *[43] { $who ->
        [you] Law 43: one point less for you, for a revoke.
       *[other] Law 43: one point less for { $name }, for a revoke.
    }
}
log-scored-double-refused = { $points } { result-double-refused }.
log-scored-offer = { $points } { result-offer }.
log-scored-offer-declined = { $points } { result-offer-declined }.

# What stands under the result of a game that is over.
tally = { $state ->
    [ahead] Games: you lead { $name } { $mine } to { $theirs }
    [behind] Games: { $name } leads you { $theirs } to { $mine }
   *[level] Games: you and { $name } are level, { $mine } all
}
tally-warm-up = A game to warm up: it does not count
tally-many = Against { $name } at this level: { $mine } games won, { $theirs } lost
