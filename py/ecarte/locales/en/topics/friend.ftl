# A game between friends that nobody deals

friend-title = Play a friend
friend-how = Open or paste an invitation that a friend has sent. To invite somebody yourself, choose “A friend elsewhere” for a new game.
friend-group = the group
friend-invited = { $name } invites you
friend-terms = The terms
friend-terms-game = { $game }: { $preset }.
friend-terms-rules = Rules
friend-terms-players = Players
friend-terms-host = Who invites
friend-terms-match = Match
friend-terms-stake = Stakes
friend-terms-chips = { $stake } { $stake ->
    [one] chip
   *[other] chips
} for each game, of { $purse } that each begins with
friend-terms-pool = { $stake } { $stake ->
    [one] chip
   *[other] chips
} that each pays into the pool, of { $purse } that each begins with
friend-sit = Sit down
friend-decline = Not now
friend-seat = The seat you would like
friend-seat-any = Any
friend-seat-mate = { seat-title }, partner of { $name }
friend-seat-of = { $name }, { seat-title }
friend-own = { $what ->
    [invitation] This is your own invitation: send it, and do not open it yourself.
   *[message] This is your own message: send it, and do not open it yourself.
}
friend-send-invitation = { $players ->
    [2] Send this invitation to your friend. Your friend opens it, and sends you an answer.
   *[other] Send this invitation to { $name }. Each of the others opens it, and sends you an answer.
}
friend-guests = { $come ->
    [0] Nobody has answered yet.
    [1] An answer has come from { $names }.
   *[other] Answers have come from { $names }.
} { $left ->
    [one] One more is awaited.
   *[other] { $left } more are awaited.
}
friend-send-answer = You have sat down. Send this answer back to { $name }.
friend-pass-on = Send this to { $name }.
friend-pass-last = The game is over. Send this to { $name }: { $players ->
    [2] your friend
   *[other] somebody
} may not have the signed result yet.
friend-yours = { $players ->
    [2] { $name } waits for you.
   *[other] The others wait for you.
}
friend-withdraw = Withdraw the invitation
friend-leave = Get up again
friend-to-table = To the table
friend-link = The link
friend-copy = Copy
friend-send = Send…
friend-copied = Copied.
friend-copy-yourself = It is selected: copy it.
friend-paste = What you were sent
friend-file = Open a file
friend-take = Take it
friend-bar-pass = { $what ->
    [pack] { $players ->
        [2] The two of you shuffle the pack. Pass your message on to { $name }.
       *[other] All of you shuffle the pack, { $name } next. Pass your message on.
    }
   *[turn] { $name } is awaited. Pass your message on.
}
friend-bar-wait = { $name } is awaited.
friend-bar-sent = Ready to be sent to { $name }, whose answer is awaited.
friend-bar-ready = Ready to be sent to { $name }.
friend-bar-ready-all = Ready to be sent.
friend-bar-ready-yours = Ready to be sent. All wait for you.
friend-bar-last = The game is over. Pass your last message on: { $name } may not have the result yet.
friend-asked = { $what ->
    [back] You have asked to take back your last move.
    [deal] You have asked for this deal to be dealt again.
   *[end] You have asked to end the game here.
}
friend-ended = { $how ->
    [divided] By agreement, the game ends here, and the pot is divided.
   *[agreed] By agreement, the game ends here.
}
friend-bar-over = The game with { $name } is over, and signed by { $players ->
    [2] both
   *[other] all
}.
friend-unkept = This browser could not keep your message. If you passed it on and this page were lost, your next message would contradict it and look like cheating. Save the game as a file first, and keep the file to yourself.
friend-save = Save as a file
friend-again = Messages are missing here. Pass this on: { $name } then sends them again.
friend-evidence = The game ends here. The evidence is a file that anybody can check with “ecarte verify”. It shows your cards of this game.
friend-bar-evidence = The evidence…
friend-evidence-save = Save the evidence
friend-move = To another browser of yours
friend-move-how = The game can go on in another browser or on another device of yours. Here it then stops: a game that is played in two places looks like cheating.
friend-move-away = Move the game
friend-moved = The game was moved. Open this link in your other browser. It holds your cards and your secret: keep it to yourself.
friend-moved-file = The game was moved. It is too long for a link: open the file in your other browser. It holds your cards and your secret: keep it to yourself.
friend-moved-back = If you have opened it nowhere else, you can take it back.
friend-move-here = Go on here
friend-bar-moved = This game goes on in another browser of yours.
friend-bar-moved-open = The link…
friend-arrived = Your game with { $name }
friend-arrived-how = It comes from another browser of yours. Once you go on here, do not go on there: that would look like cheating.
friend-bar-send = Pass on
friend-bar-paste = Paste…
friend-known = This message has come before: nothing has changed.
friend-withdrawn = Another player went on at the same moment: what you did came too late, and is undone.

problem-E-friend-size = The message is too long: it has more than { $most } bytes.
    .remedy = Nothing in the game has changed.
problem-E-friend-form = This is no message of a game between friends.
    .remedy = Copy the whole of the link or line that was sent.
problem-E-friend-version = The message has version { $found } of the protocol, this program knows { $known }.
    .remedy = Update the older of the two programs.
problem-E-friend-game = The message is from another game.
    .remedy = Open it in the browser where that game was begun.
problem-E-friend-signature = The message is not from the player at this table.
    .remedy = Somebody else may have sat down with the same invitation.
problem-E-friend-sit = This does not answer the invitation, which stays open.
    .remedy = Your friend’s answer is the line that was shown after sitting down: ask for all of it.
problem-E-friend-closed = The game has ended: nothing more can be played.
    .remedy = Start another game, and invite your friend to it.
problem-E-friend-evidence = The file shows no cheating: it is damaged, or somebody has changed it.
    .remedy = Ask for the whole file, as it was saved when the game ended.
problem-E-friend-moved = This game was moved: it goes on in another browser of yours.
    .remedy = Open it there, or take it back here if it was opened nowhere else.
problem-E-friend-now = This cannot be done now.
    .remedy = See who is awaited.
problem-E-friend-ask = { $why ->
    [asked] Something has been asked, and is to be answered first.
    [declined] Your friend has declined. You can ask again when the game has gone on.
    [back] You can take back only your own last move, as long as nothing has followed it: no card dealt, no move of your friend’s.
    [late] It is too late for that: the deal is over.
   *[now] Nothing can be asked now.
}
problem-E-friend-say = That is enough: { $most } phrases until the game goes on.
problem-E-friend-terms = The terms of the game do not hold together: { $what ->
    [name-missing] the name is missing
    [name-long] the name is longer than { $most } characters
    [name-nobody] a name cannot begin with “?”, which stands for nobody
    [name-signs] the name has a blank at an end, or a sign that names cannot have
    [game] this game cannot be played with a friend
    [match] there is no such match
    [stake] the stake or the purse
    [dealer] the first dealer
    [opened] what is opened at the end of a deal
    [options] the options
    [dealing] friends play from the hand, with a pack that is shuffled for each deal
    [seat] the seat of whoever invites
    [computers] computers can have seats of others than whoever invites, where more than two play; one seat at least is a friend’s
    [date] the date
   *[other] { $what }
}.

problem-E-friend-item = { $name } sent something malformed.
problem-E-friend-turn = { $name } sent something out of turn.
problem-E-friend-cut = { $name } cut with another number than promised.
problem-E-friend-deck = { $name } sent no whole pack in deal { $deal }: two cards are equal, or something is no card or no seal of a key.
problem-E-friend-key = { $name } gave a key that is not the one for card { $place } of the pack.
problem-E-friend-move = { $does ->
    [play] { $name } played { card-the } against the rules.
    [discard] { $name } discarded against the rules.
    [propose] { $name } proposed against the rules.
    [stand] { $name } stood against the rules.
    [accept] { $name } accepted against the rules.
    [refuse] { $name } refused against the rules.
    [king] { $name } marked the king against the rules.
    [pass] { $name } passed against the rules.
    [take] { $name } took against the rules.
    [meld] { $name } declared against the rules.
   *[other] { $name } did what the rules do not allow.
}
problem-E-friend-open = { $name } sent a card that has to stay hidden.
problem-E-friend-spoilt = { $name } said that the pack was spoilt, and it is not.
problem-E-friend-shuffle = { $name } did not shuffle the pack of deal { $deal } as the opened number says: cards were swapped, doubled or marked.
problem-E-friend-lock = { $name } did not lock the pack of deal { $deal } with the keys that were sealed.
problem-E-friend-discard = { $name } revealed cards other than those discarded or declared.
problem-E-friend-hand = { $does ->
    [play] { $name } did not play { card-the } from their own hand, or not by the rules.
    [king] { $name } did not keep to the rules about their king.
    [none] { $name } revealed cards other than those played.
   *[other] { $name } did not play from their own hand, or not by the rules.
}
problem-E-friend-said = { $name } revealed moves that do not match what was played.
problem-E-friend-sign = { $name } signed another result of the game.
problem-E-friend-twice = { $name } sent two different messages in one place.

friend-because = { $said } At the table { $name } would have been told: “{ $why }”

friend-ask = { $what ->
    [back] { $name } asks to take back the last move.
    [deal] { $name } asks to deal this deal again.
   *[end] { $name } asks to end the game here, as it stands.
}
friend-says = { $name }: “{ $said }”
friend-answered = { $answer ->
    [yes] { $name } agrees.
   *[no] { $name } declines.
}
friend-yes = Agree
friend-no = Decline
friend-bar-speak = Talk…
friend-speak-say = Say to { $name }
friend-speak-ask = Ask { $name }
friend-asks = { $what ->
    [back] To take back my last move
    [deal] To deal this deal again
   *[end] To end the game here, as it stands
}
friend-say = { $phrase ->
    [hello] Hello!
    [moment] One moment, please.
    [played] Well played!
    [sorry] Sorry!
   *[thanks] Thank you!
}
