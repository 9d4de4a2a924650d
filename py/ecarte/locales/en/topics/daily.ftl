### The daily deal: its day, its result, the calendar.

daily-means = One game to { $target } points against { $opponent }. Everyone who plays this day’s game, anywhere, has the same cards.
daily-means-deals = { $deals } deals with { $partner } against { $opponent }. Everyone who plays this day’s game, anywhere, has the same cards.
daily-play = Play
daily-go-on = Go on
daily-again = Play it again
daily-with-these = Player
daily-score = Result
daily-given-up = { $score }, given up
daily-deals = Deal by deal
daily-deal-column = Deal
daily-marks-deals = ● is a deal in which your side scored more, ○ one in which the others did, – one in which nobody did.
daily-marks = Deal by deal: ● is a point won, ○ a point lost.
daily-no-day = That day cannot be played; this is today’s deal.
daily-beside = { $ahead ->
    [better] You did better than { $name }, the strongest player.
    [worse] { $name }, the strongest player, did better.
   *[alike] You did as well as { $name }, the strongest player.
}
daily-by = { $name }’s result is that of version { $version }.
daily-first-counts = Of your { $count } games, the first counts.
daily-review = What your decisions cost
daily-cost-awaited = The analyst is still working out what your decisions cost …
daily-cost-by = Worked out by { $engine }.
daily-no-result = The strongest player’s result could not be worked out. Try again in a minute, with a network.
daily-failed = The daily deal could not be prepared.
daily-share = To share
daily-shared = { $game }, daily deal of { $date }
daily-shared-strongest = { $name }, the strongest player: { $score }
daily-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
daily-copy = Copy
daily-copied = Copied.
daily-copy-yourself = Copy the marked text.
daily-send = Send
daily-calendar = Past days
daily-month-before = The month before
daily-month-after = The next month
daily-won = won
daily-lost = lost
daily-drawn = drawn
daily-open = begun
daily-honest = The cards follow from the date alone, without a server: whoever wants to can work them out. So this game has no seal, and your result is as honest as you are. Nothing can be taken back.
