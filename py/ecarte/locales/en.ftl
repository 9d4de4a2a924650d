### Every word that the page and the command line say. What another language lacks is said in English.
### A card is given as $rank (K Q J A T 9 8 7) and $suit (s h d c), a seat as S, N, E or W.

## Cards and suits

suit = { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] { $suit }
}
suit-title = { $suit ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
    [c] Clubs
   *[other] { $suit }
}
rank = { $rank ->
    [K] king
    [Q] queen
    [J] jack
    [A] ace
    [T] 10
   *[other] { $rank }
}
rank-title = { $rank ->
    [K] King
    [Q] Queen
    [J] Jack
    [A] Ace
    [T] 10
   *[other] { $rank }
}
# What is printed on a card, for the terminal: "10" in 10♥.
rank-sign = { $rank ->
    [T] 10
   *[other] { $rank }
}
# A card as a name: "King of spades".
card-name = { rank-title } of { suit }
# A card inside a sentence: "the king of spades".
list-more = { $listed }, { $next }
card-the = the { rank } of { suit }
# The suit of trumps, by $trump.
trump-suit = { $trump ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] { $trump }
}

## Command line: help (`cli-<command>-<parameter>`, `cli-option-<parameter>` for what commands share)

cli = Écarté and belote, French games of cards: play them, look at their records, check, change and count them.

    Every command ends with 0 when all is well, 1 when something is wrong with the records, 2 when it was not understood or a file cannot be read or written, 130 when it was stopped by Ctrl-C.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-show-help = Show this help and end.
cli-default = [default: { $value }]
cli-required = [required]
cli-version = Print the version and end.
cli-option-install_completion = Set up the completion of commands by the Tab key in this shell, and end.
cli-option-show_completion = Print what sets it up, to copy or change it, and end.
cli-option-game = The game to play.
cli-option-lang = The language spoken. Without it, that of the environment.
cli-option-color = Colours: as the terminal has them, always, or never.
cli-play = Play a game in the terminal against the computer.

    Cards are named by their place in your hand (1) or by what they are (Ks, k s, 10h, king of spades). Type ? at the table for everything else. The game is kept after every event and can be resumed.
cli-play-rules = The rules to play by: { cli-presets }
cli-presets = { cli-presets-ecarte }; at belote { cli-presets-belote }.
cli-presets-ecarte = akagiri ({ preset-akagiri }), jirai ({ preset-jirai }), article ({ preset-article-2 }), london ({ preset-london-2 }), casino ({ preset-casino })
cli-presets-belote = classic ({ preset-classic }), tournament ({ preset-tournament }), modern ({ preset-modern }), three ({ preset-three })
cli-play-option = One rule changed: target=10, king_mark=optional … May be given several times.
cli-play-opponent = Who plays against you.
cli-play-partner = Who plays with you, in games of partners. Without it, one like your opponents.
cli-play-seat = The seat you take.
cli-play-dealer = Who deals first; cut to cut for it, which is usual.
cli-play-seed = 64 hexadecimal digits from which all the cards follow. Without it, chance.
cli-play-two = Two people play at this terminal: the screen is cleared between their turns.
cli-play-names = Names, parted by commas: those of the people at this terminal first. Without blanks in a pool and where there are spectators.
cli-play-rubber = A rubber: the best of so many games.
cli-play-pool = Pool for three: who loses makes room for the third, who wins two running takes the pool.
cli-play-watch = Two of the computer’s players play; you watch, bet, and advise whom you back.
cli-play-stake = The chips a game moves, in a pool what everybody pays in.
cli-play-purse = The chips everybody has to begin with.
cli-play-gallery = Spectators who bet: french ones advise whom they back, english ones are silent.
cli-play-save = A new file to keep the game in. Without it, one in your own folder of games.
cli-play-resume = Go on with the game in this file (- is the standard input).
cli-option-files = Files of records: ECN, JSON or links, as they come; gzip is unpacked, - is the standard input.
cli-option-output = The file to write, whole or not at all; a name in .gz is packed. - is the standard output.
cli-option-quiet = Say nothing of what was found or changed: the exit status tells.
cli-check = Say everything that is wrong with records, as file:line:column: CODE (rule) sentence.

    Codes that begin with E- are errors. W- are warnings: something is not written as the canonical form has it, and was understood. The exit status is 0 when there is no error, 1 when there is one, 2 when a file cannot be read or the command is not understood.
cli-check-strict = Accept only the canonical form, to the byte.
cli-check-as_json = One JSON object for each problem: file, line, column, record, deal, code, rule, severe, sentence, remedy, data.
cli-fmt = Put files into canonical form, saying every change.

    A file with a record that cannot be read whole is left as it is. The exit status is 0, also when files were changed; 1 when a file was left as it is, or, with --check, would be changed; 2 when a file cannot be read or written.
cli-fmt-files = Files of records in ECN; gzip is kept gzip. - is the standard input, put into canonical form on the standard output.
cli-fmt-check = Change nothing; the exit status is 1 when something is to be changed.
cli-fmt-stdout = Write to the standard output and leave the files as they are.
cli-convert = Convert records. What is wrong with them is said on the standard error.

    ecn: the canonical form. json, jsonl: one object for each record, on a line of its own. link: one link on each line. csv, parquet: one row for each deal. A record with a mistake is left out, but not of JSON, which tells its problems. The exit status is 0, 1 when a record has an error, 2 when a file cannot be read or written.
cli-convert-to = The format to write.
cli-convert-source = The format that is read. Without it, the first line tells.
cli-merge = Make whole games out of their players’ views.

    Two records are taken for views of the same game. Of more, those are that have the same rules, event, site, date, round and players, and do not contradict each other; what has no counterpart stays a view. Every contradiction is said, and what contradicts is not written. The exit status is 1 when there is any.
cli-redact = Leave in records only what one seat knows.

    The other hands become ??, and what would give them away goes: the seed, the comments of other players, variations with supposed hands.
cli-redact-seat = The seat whose view is left: S, N, E or W.
cli-sort = Put records in order.
cli-sort-by = The tags to go by, the first deciding: Date,Round. “players” stands for the names of all. What is not known comes last.
cli-sort-reverse = The other way round. Equal ones stay as they came.
cli-sort-none = No record has the tag “{ $tag }”.
cli-dedupe = Leave each game once, where it comes first, and say how many were left out.

    Two records are the same game when deals, events, players, date and rules are the same, whatever comments and other tags they have.
cli-split = Write records into files of their own.

    No file that is there already is written over.
cli-split-by = One file for each value of a tag: Date, Event, South …
cli-split-size = So many records in each file.
cli-split-into = The folder to write to; without it, this one.
cli-head = Write the first records.
cli-head-number = How many.
cli-head-tags = Only their tags, as they stand there; the rest is not even looked at.
cli-serve = Serve the built site on this machine, until Ctrl-C.
cli-serve-folder = The folder the site was built into; without it, ./dist.
cli-serve-port = The port; 0 for any that is free.
cli-serve-show = Open it in the browser.
cli-show = Replay games in the terminal: story, table and score sheet.
cli-show-step = Step through it: Enter or → goes on, ← back, n and p by deal, q ends.
cli-show-at = Only this moment: 3#12 is after event 12 of deal 3, 3#0 its opening; 3#12/0#4 is inside a variation.
cli-show-why = Tell, of deals that are over, why the computer’s players did what they did.
cli-show-seat = As one seat saw it: the other hands stay hidden.
cli-show-number = Which record of the files. Without it all of them, one after the other; with --step and --at the first.
cli-link = Print records as links, one on each line: the whole game in the text of an address.

    A game that is not over goes without its seed, which tells the cards to come.
cli-link-at = Open at this moment: 3#12 is after event 12 of deal 3.
cli-link-seat = Only what this seat knows of the game.
cli-link-whole = The whole game, though it is not over: all hands lie open in the link.
cli-link-one = --view takes only what one seat knows, --all takes everything: give one of them.
cli-link-unfinished = { $place }: this game is not over, and a link to it would show every hand. Add --view SEAT ({ $seats }) for what one seat knows, or --all for everything.
cli-link-challenge = A challenge: the same deals for a friend in this seat, and a result to beat.
cli-link-base = The address of the page, put before each link.
cli-open = Print the records of links in ECN.
cli-open-link = Whole addresses, or what stands behind “#” in them; - reads them from the standard input, one on each line.
cli-law = Say what the laws of the London clubs are: all 51 by title, or one in full.

    One law comes with everything that may happen under it, who then chooses, what each choice leads to, and an example where a record can show it.
cli-law-number = The number of the law, 1 to 51.
cli-law-as_json = One JSON object for each law: number, kind, rules, title, text, cases, example.
cli-law-missing = There is no law { $number }: they are numbered from 1 to { $last }.
cli-arbiter = Call the arbiter: say what happened at the table, and hear what the laws rule.

    Asks what happened and what has to be known of it; answers are numbers or names. With all of it as arguments nothing is asked.
cli-arbiter-what = What happened, by name: revoke, wrong-number … (--json without it lists them).
cli-arbiter-answers = The answers, in the order they are asked for.
cli-arbiter-as_json = As JSON: the question that is left, or the verdict. Nothing is asked.
cli-arbiter-missing = The arbiter knows nothing of “{ $what }”.{ $near ->
    [0] {""}
   *[other] {" "}Perhaps you mean “{ $near }”.
}
cli-arbiter-ruled = The ruling is clear before “{ $answer }”: nothing more is asked.

## Command line: when it cannot do what is asked

cli-language = There is no language “{ $language }” here. There are: { $allowed }.
cli-format = There is no format “{ $format }” to convert to. There are: { $allowed }.
cli-rules-elsewhere = “{ $rules }” are rules of another game: add --game { $game }.
cli-one-of = { $option } cannot be “{ $value }”. It can be: { $allowed }.
cli-option-form = An option is written NAME=VALUE, as in target=10, not “{ $given }”.
cli-not-written = { $file } cannot be written: { $detail }.
cli-left-out = { $file }: the record in line { $line } is left out, because of its problems. Mend them and try again.
cli-no-partner = Nobody has a partner here: leave out --partner.
cli-exists = { $file } is there already. Go on with its game by --resume, or choose another name.
cli-two-only = Matches, chips, spectators and two people at one terminal are for games of two players.
cli-play-apart = { $first } and { $second } do not go together: leave one of them out.
cli-match-waits = { $who ->
    [you] You drew the lowest card: you wait, and play whoever wins.
   *[other] { $name } drew the lowest card: { $name } waits, and plays whoever wins.
}
cli-resume-alone = A resumed game keeps its rules, dealer and seed: leave out --game, --rules, --option, --dealer and --seed.
cli-resume-one = { $file } holds { $records } records. Resuming wants a file with one.
cli-resume-seed = The game in { $file } cannot go on: it has no Seed tag, so its pack is not known.
cli-checked = { $records ->
    [one] One record
   *[other] { $records } records
}, { $problems ->
    [0] no problem
    [one] one problem
   *[other] { $problems } problems
}{ $warnings ->
    [0] .
    [one] , one warning.
   *[other] , { $warnings } warnings.
}
cli-reading = Reading
cli-would-lose = { $file } is left as it is: it would lose the records that were left out. Mend them, or write to another file.
cli-left-as-is = { $file } is left as it is: what cannot be read would be lost.
cli-fmt-changed = { $changed ->
    [0] No file changed
    [one] One file changed
   *[other] { $changed } files changed
}, of { $files }.
cli-fmt-would-change = { $changed ->
    [0] No file would be changed
    [one] One file is not in canonical form
   *[other] { $changed } files are not in canonical form
}, of { $files }.
cli-fmt-crlf = { $file }:{ $line }: the lines of this record end in CRLF, which becomes LF.
cli-show-score = { $first } { $firstScore }, { $second } { $secondScore }, of { $target } · tricks: { $first } { $firstWon }, { $second } { $secondWon }
cli-show-keys = { $at } · { $number } of { $of } · Enter → on, ← b back, n p deals, g G beginning and end, q ends
cli-show-keyboard = --step listens to the keyboard, so it cannot read a record from the standard input. Name a file.
cli-show-missing = There is no record { $number } in these files.
cli-show-view = This record is the view of { $seat }, and can be looked at from there alone.
cli-merge-against = { $first } and { $second } contradict each other, and are not written:
cli-merge-at = That is at { $at }.
cli-merge-alone = { $number ->
    [one] One view has no counterpart, and stays a view.
   *[other] { $number } views have no counterpart, and stay views.
}
cli-deduped = { $left ->
    [0] No game was there twice
    [one] One record left out, whose game was there already
   *[other] { $left } records left out, whose games were there already
}: { $kept } of { $read } written.
cli-split-one = Give either --by or --size, not both.
cli-split-exists = { $file } is there already. Choose another folder with --into.
cli-split-done = { $records ->
    [one] One record
   *[other] { $records } records
} written into { $files ->
    [one] one file
   *[other] { $files } files
}.
cli-parquet-output = Parquet is not written to the standard output: name a file with --output.
cli-parquet-packed = Parquet is compressed already: name a file without “.gz”, not { $file }.
cli-no-site = There is no site in { $folder }. Build it with “make site”, or name the folder it was built into.
cli-no-port = Port { $port } cannot be had: { $detail }. Choose another with --port, or --port 0 for any.
cli-site-headers = { $file } cannot be read: { $detail }.
cli-serving = Écarté is at { $url } (Ctrl-C stops it).
cli-challenge-alone = A challenge begins with the first deal and holds no game: leave out --at and --seat.
cli-open-at = The link opens at { $at }.
cli-open-file = “{ $file }” is a file. The links in it are opened by: ecarte open - < { $file }


## Command line: at the table

cli-welcome = { $preset }, to { $target } points, against { $name } ({ $player }).
cli-kept = The game is kept in { $file }. Type ? for help, q to leave.
cli-table = Trumps are { suit } (turned up: { $turned }) · stock: { $stock } · { $who ->
    [you] you deal
   *[other] { $name } deals
}
cli-score = You { $mine }, { $name } { $theirs }, of { $target } · tricks: you { $won }, { $name } { $lost }
cli-vulnerable = · { $who ->
    [you] you are vulnerable
   *[other] { $name } is vulnerable
}
cli-challenge = · { $who ->
    [you] challenge: you go on for all five
   *[other] challenge: { $name } goes on for all five
}
cli-name-card = a card or its number
cli-name-cards = cards or their numbers
cli-enter = Enter
cli-help = help
cli-advice = { $name }, in your place: { $what }
cli-no-place = There is no card { $text } to name here: you hold { $most }.
cli-not-understood = “{ $text }” is not understood here. Type ? for help.
cli-resign-sure = Type “resign” once more; anything else plays on.
cli-over = The record of the game: { $file }
cli-help-besides =
    Where the rules have it: d double · o offer the point · suit h names the suit to be led · claim, the rest is yours · concede, throw in · claim 43, call a law.
    7h! plays a card against the rules or out of turn, king! marks a king that is not held; back takes a card back.
cli-curtain = { $name }, it is your turn: take the screen and press Enter.
cli-welcome-people = { $preset }, to { $target } points: { $first } against { $second }.
cli-score-watched = { $first } { $mine }, { $name } { $theirs }, of { $target } · tricks: { $first } { $won }, { $name } { $lost }
cli-before-lead = Before the first card is led: is there anything to mark?
cli-go-on = go on
cli-claim = Claim law { $law }
cli-says = { $name }: “{ $said }”
cli-whispers = { $name } whispers to { $player }.
cli-whisper = What do you advise { $name }? Enter says nothing.
cli-next-game = Enter begins game { $game }.
cli-bet = { $name }, you can bet up to { $purse }. On whom will you bet, { $south } or { $north }, and how much? Enter bets nothing.
cli-bets = On { $name }: { $bets }
cli-person = Player{ $number }
cli-computer = { $number ->
    [1] Hortense
    [2] Achille
   *[3] Sidonie
}
cli-left = The game is kept. Go on with it: ecarte play --resume { $file }
cli-kept-whole = The file holds the whole game, the other hands and the seed too, so that you can go on with it. To pass on only what you know: ecarte link --view { $seat } { $file }
cli-help-text =
    Cards: by number (1), by name (Ks, k s, K♠, 10h, king of spades). To discard name several: 1 3, or Ks 7h; 0 keeps all.
    Cards in brackets may not be played now; name one to hear why.
    p propose (p 3 where a number is said) · s stand · a accept · i accept if the stock suffices · r refuse · k mark the king
    h hint · u take back your last decision · resign give the game up · q leave, to go on later · ? this help

## Problems: why a thing is refused, or what is wrong with a record (`problem-<code>`)
## What is wrong comes first, then what to do. Data: as the engine gives it; $optionName, $neededName
## and $wantedName are what the reader knows $option, $needed and $wanted by.

not-your-turn = It is not your turn.
problem-with-rule = { $words } ({ $rule })
problem-unknown = That cannot be done ({ $code }).

# At the table
problem-E-king-unmarked = { card-name } cannot be in this hand: it would have marked itself before the first trick.
    .remedy = One of the two is wrong: this card, or that the king of trumps was not marked.
problem-E-void-broken = { card-name } cannot be in this hand: a card played earlier in the deal shows that it held none such.
    .remedy = One of the two is wrong: this card, or the one played earlier.
problem-E-view-known = This is the view of one seat ({ $seat }), so the cards of others are written “??”, not { card-the }.
    .remedy = Write one “??” for each card, or take away the View tag if the record is no view.
problem-E-view-seat = The View tag names a seat that does not exist: { $seat }.
    .remedy = It can be { $allowed }.
problem-E-suppose-number = A supposed hand must be as large as the real one: { $expected } cards, not { $found }.
problem-E-view-seed = A view of one seat ({ $seat }) holds the seed, which gives the hidden cards away.
    .remedy = Remove the Seed tag before you pass the record on.
problem-E-variation-place = A variation stands behind the event it could have been played instead of: there is none here.
    .remedy = Move it behind the event, or take it away.
problem-E-variation-open = This variation has no end.
    .remedy = Close it with “)”.
problem-E-variation-close = This “)” ends no variation.
    .remedy = Take it away, or begin the variation with “(”.
problem-E-variation-empty = This variation holds no event.
    .remedy = Take it away, or write what might have happened.
problem-E-variation-deep = There are variations inside variations here, more than { $most } deep.
    .remedy = Write the innermost ones beside an earlier event.
problem-E-suppose-place = A supposed hand ({ $text }) stands at the beginning of a variation, and nowhere else.
    .remedy = Move it to directly behind “(”.
problem-E-note-place = A note stands behind the event it belongs to: there is none here.
    .remedy = Move it behind the event.
problem-E-comment-brace = A comment cannot hold a closing brace, which would end it.
    .remedy = Write a round bracket in its place.
problem-E-digest = The Digest tag does not belong to this movetext: something was changed after it was made.
    .remedy = Ask for the record again; or, if the change is meant, remove the Digest tag.
problem-W-form = “{ $found }” is read as “{ $expected }”.
problem-W-remark = A remark behind “;” is kept as a comment in braces.
problem-W-check-missing = It is not written who took the trick: “{ $expected }” stands here.
problem-W-score-missing = The score of the deal is not written: “{ $expected }” stands here.
problem-W-canonical = Here the canonical form differs: { $wanted ->
    [blank] nothing stands here.
   *[text] { $expected }
}
problem-E-view-other = This is the view of { $view }: what { $seat } knows cannot be taken from it.
    .remedy = Take the view from the whole record.
problem-E-merge-rules = These records do not have the same game, or not the same rules.
problem-E-merge-tag = The tag { $tag } is “{ $first }” in one record and “{ $second }” in the other.
    .remedy = If it is the same game, make the two tags alike.
problem-E-merge-head = One record goes on with “{ $first }”, the other with “{ $second }”.
problem-E-merge-event = At { $at } one record has “{ $first }”, the other “{ $second }”.
    .remedy = One of the two is wrong: compare them there.
problem-E-merge-hidden = At { $at } the cards of { $seat } are still hidden.
    .remedy = Add the view of that seat.
seat-title = { $seat ->
    [S] South
    [N] North
    [E] East
    [W] West
   *[other] { $seat }
}
problem-E-turn = { $seat ->
    [S] It is South’s turn.
    [N] It is North’s turn.
    [E] It is East’s turn.
    [W] It is West’s turn.
   *[other] It is nobody’s turn.
}
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-suffix = Under these rules nothing can be played or said against the rules, so “~{ $suffix }” has no place here.
    .remedy = Take the mark off, or choose the rule “{ option-revoke }: { option-revoke-penalty }”.
problem-E-lead-required = The suit that was named must be led: { suit }.
problem-E-reply = { $question ->
    [double] The double must be answered first: accept or refuse.
    [offer] The offer of the point must be answered first: accept or decline.
    [suit] Another suit was named than was led: let it be, or require the suit.
   *[other] The claim must be ruled on first.
}
problem-E-offer-off = That is not part of the rules of this game.
    .remedy = Choose the option “{ $option }” for it.
problem-E-double-now = A double can be offered from the turn-up until the third trick is led, and only one in a deal.
problem-E-offer-now = The point can be offered from the turn-up until the first card is led, and once in a deal.
problem-E-turn-own = A card can be led out of turn only while the other player is to lead.
problem-E-back = This card can no longer be taken back.
    .remedy = A card is taken back only when it was against the rules, and before the next lead; a lead out of turn before it is played to.
problem-E-king-true = A king is announced falsely only by somebody who does not hold it and could still mark it, and not to win the game.
problem-E-nothing-asked = Nothing has been asked that “{ $say }” would answer.
problem-E-suit-now = A suit is named before a lead, once.
problem-E-claim-rest = These tricks are not sure: some card that has not been seen could take one.
problem-E-concede-now = The hand can be thrown in while you are to play a card.
problem-E-suit-due = Name the suit before you lead.
problem-E-revoke-none = This is no revoke: { card-the } may be played here.
    .remedy = Take “~revoke” off.
problem-E-claim = “{ $claim }” cannot be claimed now: the cards seen so far do not show it, or it is too late. { $number ->
    [0] Nothing else can be claimed here either.
   *[other] What can be claimed here: { $allowed }.
}
problem-E-claim-rules = Under these rules nothing can be claimed, since nothing against the rules can be played.
problem-E-ruling = “{ $ruling }” is no choice here. { $number ->
    [0] Nothing has been claimed that waits for a ruling.
   *[other] The claim gives: { $allowed }.
}
problem-E-irregular = “{ $text }” is not how an irregularity is written.
    .remedy = Such words are &fault (with shuffle, cut, cards or pack), &exposed, &notice, &looked, &mixed, &found, &ruling, &recut, &drawn, &tricks, &mark, &unmark, &claim and &advise; their seats and cards are written like “&found:15:N”, “&exposed:-:As” or “&drawn:S:7c8c”.
problem-E-irregular-now = “{ $text }” cannot have happened here.
    .remedy = Put it where it happened, or take it away.
problem-E-law-now = { $why ->
    [none] There is no law { $law }: they are numbered from 1 to 51.
    [seat] Law { $law } speaks of what the other player did: “{ $text }”.
    [open] Nothing that was found waits for a ruling here.
    [other] What was found is to be ruled by law { $text }, not by law { $law }.
   *[not] Law { $law } does not apply here: what it speaks of has not happened, or it is too late for it.
}
problem-E-ruling-choice = Law { $law } does not give the choice “{ $choice }” here. It gives: { $allowed }.
problem-E-ruling-due = What was found is to be ruled on first (law { $law }).
    .remedy = Write “&ruling:{ $law }:” and what was chosen.
problem-E-owed = { $owed ->
    [drawn] By the ruling { $number ->
        [one] one card is drawn
       *[other] { $number } cards are drawn
    } from the hand of { $seat } first.
    [recut] By the ruling the pack is cut again first.
    [tricks] The cards that { $seat } has left count as tricks: that is to be written first.
   *[other] By the ruling { $seat } has { $number ->
        [one] one card
       *[other] { $number } cards
    } more to get first.
}
    .remedy = { $owed ->
    [drawn] Write “&drawn:{ $seat }:” and the cards.
    [recut] Write “&recut”.
    [tricks] Write “&tricks:{ $seat }:{ $number }”.
    [deal] Write “{ $seat }<” and the cards.
   *[other] Write “{ $seat }+” and the cards.
}
problem-E-took = Here { $seat } can tell the number of cards that were taken last, and no other.
problem-E-show-due = A hand was thrown in: here { $seat } shows the { $number ->
        [one] card that is
       *[other] { $number } cards that are
    } left in hand.
    .remedy = { $text ->
        [0] Write all of them, sorted by suit and rank: “{ $seat }:show:AsJh”.
       *[other] Write “{ $text }”.
    }
problem-E-unfound = { $given ->
    [turn] { $seat } dealt out of turn, and it was never found out.
   *[other] { $seat } was given a wrong number of cards, and it was never found out.
}
    .remedy = Correct the deal, or write where it was found, “&found:LAW:SEAT”, and what was ruled.
problem-E-refuse-barred = The dealer turned a card after giving, and may not refuse this proposal.
problem-E-notice = Another order of packets is told before the first deal of a game that { $seat } deals.
problem-E-packets-due = Before the first card { $seat } says the packets: “{ $seat }:packets:3-2” or “{ $seat }:packets:2-3”.
problem-E-packets = “{ $say }” cannot be said here: only a dealer who chooses the packets says them, before the first card, as “packets:3-2” or “packets:2-3”.
problem-E-tricks-number = It is { $expected }, not { $found }: as many as there are cards left that cannot be played to.
problem-E-mark-number = { $seat } has no { $number } to mark or take down here: that is not what was forgotten, or marked too much.
problem-E-advise = Advice is written “&advise:Name:S:stand”: who gives it, to whom, and what.
problem-E-follow = You must follow suit: { suit } were led.
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-head = You must beat { card-the } that was led, since you hold a higher card of its suit.
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-trump = You must trump: { suit } were led, you hold none, and { trump-suit } are trumps.
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-not-held = { card-name } is not in this hand. Choose a card that is.
problem-E-play-early = No card can be played yet.
problem-E-exchange-over = The exchange is over: play a card.
problem-E-say-now = { $phase ->
    [choose] It is for the elder to speak: propose, or stand.
   *[answer] The proposal must be answered: accept, or refuse.
}
problem-E-say = “{ $say }” is nothing a player says in this game.{ $near ->
    [0] { "" }
   *[other] { " " }Perhaps you mean “{ $near }”.
}
problem-E-propose-number = Say how many cards with the proposal, from 1 to { $most }: under these rules the number binds.
problem-E-propose-plain = Propose without a number: these rules have none.
problem-E-accept-if = Accept without a condition: with { $stock } cards the stock suffices for both.
problem-E-discard-due = The proposal was accepted: discard now.
problem-E-discard-number = { $span ->
    [none] The stock has no card left for you: keep all five.
    [exact] { $least ->
        [one] Discard exactly one card, not { $found }.
       *[other] Discard exactly { $least } cards, not { $found }.
    }
   *[range] { $found ->
        [one] Discard { $least } to { $most } cards, not one.
       *[other] Discard { $least } to { $most } cards, not { $found }.
    }
}
problem-E-no-discard = There is nothing to discard now: cards are laid away only when a proposal has been accepted.
problem-E-king-none = Under these rules a king in hand is not marked.
problem-E-king-early = It is too early to mark the king: wait until the exchange is over.
problem-E-king-late = It is too late to mark the king in this deal.
problem-E-king-marked = This king has been marked already.
problem-E-king-absent = You do not hold the king of { suit }, so there is nothing to mark.
    .remedy = { $slip ->
        [1] If it was done all the same, against the rules, write “{ $slipped }”.
       *[other] { "" }
    }
problem-E-king-due = { $seat ->
    [S] South holds the king of trumps: it is marked before anything else is said or played.
   *[N] North holds the king of trumps: it is marked before anything else is said or played.
}
problem-E-game-over = The game is over: nothing more can happen in it.
problem-E-deal-over = No deal is open: the next one must be begun first.
problem-E-nothing-to-take-back = You have decided nothing yet that could be taken back.
problem-E-back-chips = Nothing is taken back here: the game is played for chips.
problem-E-back-punished = Nothing is taken back here: under these rules mistakes are punished.
    .remedy = A card you played against the rules can be taken back as the laws allow, with the button that then appears.
problem-E-no-hint = There is nothing for you to decide just now.
problem-E-internal = The engine stumbled ({ $error }, { $where }). Your game is as it was.
problem-E-request = The engine was asked for something it does not know ({ $field }).

# Choosing the rules
problem-E-game = No game “{ $game }” is known here. There is: { $allowed }.
problem-E-tag-missing = The tag { $tag } is missing: nothing can be read without it.
    .remedy = Add it to the tags at the beginning of the record.
problem-E-preset = No rules “{ $preset }” are built here. There are: { $allowed }.
problem-E-option = There is no option “{ $option }”. There are: { $allowed }.
problem-E-option-value = “{ $optionName }” cannot be “{ $value }”. It can be: { $allowed }.
problem-E-option-needs = “{ $optionName }” has a meaning only when “{ $neededName }” is “{ $wantedName }”.
problem-E-seed-form = The seed is not one: write 64 hexadecimal digits (0 to 9, a to f).
problem-E-seat = “{ $seat }” is no seat at this table.

# Belote
problem-E-bid-now = The bidding is over: nobody can take or pass now.
problem-E-bid = “{ $bid }” is no bid.
    .remedy = There are: take:s, take:h, take:d, take:c, take:nt (no trumps), take:at (all trumps).
problem-E-bid-contract = { $bid ->
    [nt] No trumps cannot be bid under these rules.
   *[at] All trumps cannot be bid under these rules.
}
problem-E-bid-nt-early = Under these rules no trumps can be bid only after somebody took a suit.
problem-E-bid-overcall = { $over ->
    [nt] No trumps was bid: only all trumps goes above it.
    [at] All trumps was bid: nothing goes above it.
   *[other] A suit was taken: nothing goes above it but no trumps and all trumps, where these rules have them.
}
problem-E-bid-turned = In the first round the suit that was turned up can be taken, { suit }, and no other.
problem-E-bid-second = Everybody has refused { suit }: in the second round another suit can be taken.
problem-E-take-card = The taker takes up the card that was turned up, { card-the }.
    .remedy = Mend the card, or the turn-up.
problem-E-overtrump = You must play a trump higher than those in the trick: you hold one.
problem-E-beat = You must play a higher card of the suit that was led, { suit }: you hold one.
problem-E-undertrump = Your partner is winning this trick with a trump. Play a higher trump or another suit, but not a lower trump.
problem-E-meld-none = Under these rules nothing is declared but belote.
problem-E-meld-form = “{ $say }” is no declaration.
    .remedy = Write its kind and its highest card, as meld:tierce:As (or cinquante, cent), or of a carré the rank, as meld:carre:J.
problem-E-meld-late = Nothing can be declared now. Declarations are announced before one’s first card; after the first trick only the side with the strongest may add to them.
problem-E-meld-absent = { $kind ->
    [tierce] There is no such run of three cards in this hand.
    [cinquante] There is no such run of four cards in this hand.
    [cent] There is no such run of five cards in this hand.
   *[carre] The four cards of this carré are not in this hand.
}
problem-E-meld-used = { $kind ->
    [carre] A card of this carré serves in another declaration already, and a card serves only once.
   *[other] A card of this run serves in another declaration already, and a card serves only once.
}
problem-E-show = “{ $say }” shows no declaration that is still to be shown.
    .remedy = Each declaration of the side that wins them is shown once: all its cards that are still in the hand.
problem-E-rank-due = Declarations have to be compared before anything else is said or played: it is for { seat-title } to name a rank, or to say “trump”.
problem-E-rank = { $expected ->
    [0] “{ $say }” is not to be said here.
   *[other] What is to be said here is “{ $expected }”, not “{ $say }”.
}
problem-E-belote-absent = Belote is called by whoever holds both king and queen of { suit }: here one of them is missing.
problem-E-belote-card = Belote is called with the king and the queen of trumps, not with { card-the }.
problem-E-belote-king = Under these rules belote is called with the king, before the queen.
problem-E-belote-order = { $call ->
    [belote] Belote has been called in this suit: with the second of the two cards it is “rebelote”.
   *[rebelote] Rebelote is called with the second of the two cards, after belote with the first.
}

# In a record: cards
problem-E-cards-due = Cards are to be given first: nobody can act before that.
    .remedy = Write the cards that were given first.
problem-E-not-dealing = No cards are given at this point of the deal.
problem-E-given-order = { $expected ->
    [deal] The five cards of { seat-title } come next.
    [turn] The turn-up comes next.
    [take] The turn-up comes next: { seat-title } takes it, which is written { $seat }^ and the card.
    [bottom] The bottom card of the pack comes next: it is turned up too.
   *[draw] The cards that { seat-title } draws come next.
}
problem-E-given-number = { $expected ->
    [one] One card is given here, not { $found }.
   *[other] { $expected } cards are given here, not { $found }.{ $found ->
        [1] { " " }They are written together, without blanks.
       *[other] { "" }
    }
}
    .remedy = { $misdeal ->
        [1] If a real table gave them so, write where it was found, as “{ $text }”, and then the ruling.
       *[other] { "" }
    }
problem-E-card-unknown = A hidden card, “??”, cannot be replayed.
    .remedy = Write which card it was; or, if only one seat’s cards are known, add a View tag.
problem-E-card-twice = { card-name } has been seen before in this deal, and the pack has it only once.
    .remedy = One of the two is wrong: compare them.
problem-E-seed = The pack of the record’s seed gives other cards here.
    .remedy = Mend the cards, or remove the Seed tag.
problem-E-commit = The Commit tag does not belong to the record’s seed.
    .remedy = One of the two was changed. If it was not you, do not trust the deals.
problem-E-cut = The Cut tag does not belong to the record’s seed.
    .remedy = One of the two was changed.

# In a record: matches, chips and bets
problem-E-match-name = “{ $name }” cannot stand beside other names: a name in a pool or a gallery has no blanks and no colons, at most 40 letters, and is not one of N, E, S, W.
problem-E-match-names = Two people at this table are called { $name }.
    .remedy = Give each a name of their own.
problem-E-match-score = Game { $game } of this match cannot begin at { $score }.
    .remedy = MatchScore is how many games each had won before this one: south first, then north.
problem-E-match-out = In a pool the tag Out says who waits for a seat; it is missing.
    .remedy = Add it to the tags at the beginning of the record.
problem-E-match-plays = { $name } plays, and cannot also wait for a seat.
problem-E-match-draw = The Draw tag does not belong to this game: the one who waits drew the lowest card, and the cards come from the seed.
    .remedy = One of the tags Draw, Out and Seed was changed.
problem-E-match-worth = This game counts { $expected }, not { $found }.
    .remedy = GamePoints follows from the end of the game: write what is expected, or leave it out.
problem-E-match-twice = Game { $game } of this match stands here a second time, and differently.
    .remedy = Keep one.
problem-E-match-unfinished = Game { $next } of this match follows on game { $game }, which is not over.
    .remedy = Play it to its end, resign it, or mark it “void”.
problem-E-match-over = { $name } had won the match before game { $game }.
    .remedy = See whether a game belongs to another match.
problem-E-match-tag = After the game before it, the tag { $tag } of game { $game } would be “{ $expected }”, not “{ $found }”.
    .remedy = See whether a game is missing or was changed.
problem-E-match-dealer = { $expected ->
    [S] South deals first in game { $game } of this match: the deal goes on from game to game.
   *[N] North deals first in game { $game } of this match: the deal goes on from game to game.
}
    .remedy = See whether a game is missing or was changed.
problem-E-purse = A game at this stake can cost { $needed } chips, more than there are in one purse ({ $name }: { $purse }).
    .remedy = Begin a match with a smaller stake, or with fuller purses.
problem-E-match-purse = Spectators bet, so that everybody needs a purse.
    .remedy = Say how many chips each has to begin with.
problem-E-bet-match = The bets do not match: { $south } on South, { $north } on North.
    .remedy = As much is bet on either player; what finds no match is given back before the game.
problem-E-bet-player = { $name } plays, and only those who watch may bet.
problem-E-bet-purse = { $name } cannot bet { $chips }: { $purse ->
    [0] there is nothing in that purse to bet.
    [one] there is one chip in that purse to bet.
   *[other] there are { $purse } chips in that purse to bet.
}
problem-E-bet-twice = { $name } has bet on this game already.
problem-E-advise-other = { $name } did not back this player, and may not advise them.
problem-E-advise-silent = In the English game spectators say nothing.
    .remedy = With a French gallery they may advise the player they back.

# In a record: checks and scores
problem-E-check = { $expected ->
    [S] South takes this trick.
    [N] North takes this trick.
    [E] East takes this trick.
   *[W] West takes this trick.
}
    .remedy = Mend the check, or the cards of the trick.
problem-E-check-nothing = No trick is complete here, so nobody takes one.
    .remedy = Remove the check, or add the cards that are missing.
problem-E-score = The score here is “{ $expected }”, not “{ $found }”.
    .remedy = Mend the score, or the events of the deal.
problem-E-score-twice = The score of this deal stands here a second time.
    .remedy = Keep one.
problem-E-score-early = The deal is not over here: there is no score yet.
    .remedy = Add the events that are missing, or remove the score. Where a hand has run out, “&tricks” says whose the cards are that are left.
problem-E-score-form = “{ $text }” is no score.
    .remedy = Write the points of the deal and the score of the game, South’s first: “=1-0 2-1”.
problem-E-result = The result is “{ $expected }”, not “{ $found }”.
    .remedy = Mend the result, or the events that lead to it.
problem-E-result-missing = The record has no end.
    .remedy = Close it with “{ $expected }”, if nothing is lost.
problem-E-result-tag = The Result tag says “{ $found }”, but the record ends with “{ $expected }”.
    .remedy = Mend the tag: it repeats the end of the record.
problem-E-after-result = “{ $text }” stands after the result, where nothing more can come.
    .remedy = Remove it; or begin the next record with [ECN "1"].

# In a record: how it is written
problem-E-no-record = No record begins here.
    .remedy = A record begins with the line [ECN "1"].
problem-E-version = Version “{ $version }” of the notation cannot be read here, only version 1.
    .remedy = Update the program; or write [ECN "1"], if the record is in version 1.
problem-E-tag = This is no tag.
    .remedy = Write [Name "text"], one to a line; in the text, \" and \\ stand for " and \.
problem-E-tag-value = The tag { $tag } cannot be “{ $value }”.
    .remedy = Mend it, or leave it out.
problem-E-tag-twice = The tag { $tag } stands here a second time.
    .remedy = Keep one.
problem-E-head-expected = The deal that comes next is “{ $expected }”, not “{ $found }”.
    .remedy = Deals count from 1, and the players deal in turn: see whether a deal is missing. A second attempt, as “1/2.”, follows only a deal that a ruling has made void.
problem-E-deal-open = Deal { $deal } cannot begin here: the deal before it is not over.
    .remedy = Add the events that are missing to the deal before.
problem-E-no-head = “{ $text }” stands before any deal.
    .remedy = Begin the deal with its number and who deals: “1. N”.
problem-E-word = “{ $text }” is not understood.
    .remedy = An event is written like “S.Ks”, “N:propose” or “S-7h8h”.
problem-E-word-french = “{ $text }” has the letters of French cards, and the record does not say that it is French.
    .remedy = Add the tag [Lang "fr"]: then R, D and V are read as K, Q and J.
problem-E-event = “{ $event }” is no event of this game.
problem-E-call = “{ $call }” is nothing that is called with a card in this game.
    .remedy = Leave out “:{ $call }”.
problem-E-too-many = This has more than { $most } problems: the rest of it was not read.
    .remedy = Mend these first.
problem-E-record-long = This is longer than { $most } letters, as no record is: it was passed over.
    .remedy = See whether a file of another kind has got into this one.
problem-E-record-full = With this the record would be longer than { $most } letters, and could not be read again. Nothing was changed.
problem-E-comment-open = This comment is never closed.
    .remedy = End it with a closing brace.
problem-E-canonical = { $wanted ->
    [text] This is not in canonical form, which has here: { $expected }
   *[blank] This is not in canonical form, in which nothing stands here.
}
    .remedy = ecarte fmt writes it so.

# In a record as JSON. $path says where: $.deals[0].events[3] is the fourth event of the first deal.
problem-E-json = This is no JSON from here on: { $detail }.
    .remedy = Mend the text here, or write it anew with a program that writes JSON.
problem-E-json-deep = Lists and objects stand inside each other here, deeper than any record has them.
    .remedy = Write the record anew: nothing in one goes so deep.
problem-E-json-twice = The key “{ $key }” stands twice in one object.
    .remedy = Keep one of the two.
problem-E-json-type = { $path } is not of the kind that stands there, which is: { $wanted }.
    .remedy = The schema, record.schema.json, says what stands where.
problem-E-json-key = { $path } has no key “{ $key }”: nobody would read what it says.
    .remedy = Leave it out, or mend its name.
problem-E-json-missing = { $path } lacks “{ $key }”.
    .remedy = Add it: nothing can be read without it.
problem-E-json-value = { $path } cannot be “{ $found }”.
    .remedy = The schema, record.schema.json, says what can stand there.
problem-E-json-differs = { $path } says { $found }, but by the tags and events of the record it is { $expected }.
    .remedy = Mend it, or leave it out: it follows from the events.
problem-W-json-differs = { $path } is { $found } and is read as { $expected }.
problem-E-json-problems = This was written from a record that could not be read whole.
    .remedy = Mend the record it was written from, then convert it again.
problem-W-value-twice = “@{ $key }” has been given a value here already; the last one is kept.
problem-W-not-taken = By the ruling { $seat } takes { card-the }, which was turned up; here { $seat } draws others.
    .remedy = Put it among the cards drawn, or write “&ruling:37:leave” if it was not taken.

# Files
problem-E-file = { $reason ->
    [missing] There is no such file.
    [directory] This is a folder, not a file of records.
    [denied] You are not allowed to read this file.
    [size] This file is larger than { $detail } MiB: cut it into parts.
    [large] This file has { $detail } MiB; at most 256 are read here. Cut it into parts: ecarte split --size 10000
   *[other] This file cannot be read: { $detail }.
}
problem-E-utf8 = The text is not UTF-8 from here on.
    .remedy = Save the file as UTF-8.
problem-E-gzip = The file begins like a gzip file but cannot be unpacked.
    .remedy = It is damaged or cut short: fetch it again.

# A game that is looked at again, played on from a moment, or read in slices
problem-E-sort-tag = “{ $tag }” is not the name of a tag. Names are like Date, Event, South.
problem-E-moment = This game has no moment { $at }.
problem-E-view-play = This record is one seat’s view: it can be looked at, but not played on.
problem-E-branch-misdealt = This deal was misdealt at a real table: it cannot be played on from here.
problem-E-branch-supposed = Hands are only supposed here: the deal cannot be played on from this moment.
problem-E-branch-over = The deal is over at this moment: choose an earlier one to play on from.
problem-E-branch-end = This is as far as the game has come: play the game itself on.
problem-E-branch-done = A game that is played on from a moment of another ends with its deal.
problem-E-graft-none = Nothing was played that could be written into the game.
problem-E-graft-other = This was played on from another game, or from one that has been changed since.
problem-E-review-game = Only games of écarté are analysed, not of { $game }.
problem-E-review-real = This record tells of deals that went wrong at a real table: it is not analysed.
problem-E-review-going = This game is still going on: it is reviewed when it is over.
problem-E-why-person = No player of the computer’s did that: there is nobody to ask.
problem-E-reader-going = This deal is not over: what a hand could hold is told when it is.
problem-E-why-view = The record is what { $seat } knew of the game: the hand of the computer is not in it. Ask in the whole record.
problem-E-why-going = This deal is still being played: the computer says nothing of its hand before the end.
    .remedy = Ask when the next deal has been opened, or the game is over.

# Links and challenges
problem-E-link = “{ $text }” is no link to a game.
    .remedy = Such a link has “#g1”, “#z1” or “#c1” in it, and much after that.
problem-E-link-newer = This link was made by a newer version.
    .remedy = Load the page anew, or update the program, and open it again.
problem-E-link-damaged = This link was cut short or changed on its way.
    .remedy = Ask for it again, and copy the whole of it.
problem-E-link-long = What a link can hold is { $most } characters, and this is more.
    .remedy = Send the game as a file.
problem-E-link-unmade = No link can be made of this game: what came out of it was not the same.
    .remedy = Send the game as a file, and please report this.
problem-E-link-challenge = This link is a challenge; there is no game in it yet to look at.
    .remedy = Open it in the page, and play.
problem-E-link-game = This link is to a game, not a challenge.
    .remedy = Open it to look at the game.
problem-E-challenge-unfinished = A challenge is made of a game that is over.
    .remedy = Play it to its end first.
problem-E-challenge-seed = The deals of this game cannot be had again: its record does not hold the seed they came from, or words were added by cutting.

## The site, for whoever does not run it: search engines, messengers, the installed application (built in, never sent)

site-title = Écarté: French card games from the Paris casinos
site-description = Play écarté and belote, the French card games, against the computer or with people beside you. With a rule book, a replay of every game and a player that tells its reasons. Free, without an account, and without a network once it has been opened.
site-picture = Five cards fanned out on green baize, with the name Écarté
site-shot = The table: your hand below, the opponent above, trumps and score in sight
site-locale = en_GB

## Shell: the bar, the panels, the games kept on this device

app-title = Écarté
cut-off = The page did not arrive whole. Check the connection, then reload; your games are safe on this device.
too-old = This browser is too old for the game: it needs WebAssembly and today’s JavaScript. Any browser of the last two years will do.
no-script = Écarté needs JavaScript, which is switched off in this browser.
you = You
you-in-record = You
opponent-in-record = { $name } ({ $player })
opponent-beginner = Anatole
opponent-amateur = Hortense
opponent-club = Honoré
opponent-master = Clotilde
opponent-choice = { $name }, { $player }
player-beginner = a beginner
player-amateur = a decent amateur
player-club = a player of the club
player-master = a master

take-back = Take back
take-back-done = Your last decision is taken back.
hint = Hint
hint-why = Why?
hint-sought = Looking for a hint…
hint-play = Hint: play { $cards }.
hint-throw = Hint: throw { $cards }.
hint-keep = Hint: keep all.
hint-say = Hint: “{ $choice }”.
new-game = New game
menu-games = Games
menu-this = This game
menu-learn = To learn
menu-page = This page
menu = Menu
your-games = Your games
settings = Settings
resign = Resign
save-record = Save the record
guest = Guest
save-running = This game is not over. What should the file hold?
save-running-many = { $count ->
    [one] One of these games is not over. What should the file hold of it?
   *[other] { $count } of these games are not over. What should the file hold of them?
}
save-running-people = This game is not over, and people at this device still play it. The file holds everything, to go on with elsewhere: whoever opens it sees every hand.
save-view = What you know
save-view-help = Without the others’ cards and without the seed. The file can be looked at and passed on, but not played on.
save-whole = Everything
save-whole-help = To play on elsewhere. The file also holds the others’ cards and the seed, from which every later card follows: whoever opens it sees them.
save-backup-whole = A backup always holds everything, so that it can be restored.
about = About
install = Install on this device
close = Close
dismiss = Dismiss
delete = Delete
undo = Undo
reload = Load the page again
begin-afresh = Begin with other cards
play-here = Play here
version = Version { $version }
copy-diagnostics = Copy diagnostics

engine-awaited = The table is being laid…
ask-noted = Noted. One moment…
engine-state-starting = the engine is starting
engine-state-ready = the engine is ready
engine-state-failed = the engine does not answer
policy-missing = The master’s tables could not be fetched. Until they can, the master plays by its own wits.
hint-policy-missing = The master’s tables could not be fetched. Until they can, hints are worked out without them.
engine-failed = The engine does not answer. Your game is safe.
engine-restart = Start it again
watching = You are watching: this game is being played in another window.
storage-sign = Not saved
storage-none = This browser keeps nothing for this page: your games end with the window.
storage-full = There is no room left on this device: what you play is not being saved.
storage-failed = The browser could not save what you play. The page goes on trying.
storage-closed = The browser has closed this page’s storage: games are not being kept at the moment.
storage-newer = Your games are kept by a newer version of this page. You can look at them here, but nothing new is kept.
storage-outgrown = A newer version of this page is open in another window, and keeps your games now: load the page again.
page-failed = Something on this page went wrong. Your game is safe: load the page again to go on with it.
page-outdated = This part of the page could not be fetched. Your game is safe: load the page again.
diagnostics-copied = The diagnostics are on the clipboard.
diagnostics-hold = The diagnostics name the browser, the version and what went wrong. They hold no cards and no record.
update-ready = A new version is ready.
update-wanted = The new version will be taken after this deal.
update-take = Take the new version
update-after = Take it after this deal

resign-question = Give this game up?
resign-means = Your opponent wins the game. The record says that you resigned.
resign-no = Play on
resign-yes = Resign

about-game = Écarté is a French game of cards for two, with thirty-two cards and five points to win. Belote, for four or for three, is played here too.
about-offline = Everything happens on this device. Once opened, the page works without a network, and nothing is sent anywhere.
about-install = To keep it at hand, add this page to your home screen from the browser’s menu.
about-credits = Free software under the MIT licence. The card pictures come from svg-cards (LGPL 2.1); the engine runs on Pyodide and PyScript.
about-licences = All licences

games-none = No unfinished game.
games-over = Finished
games-line = You { $mine }, { $name } { $theirs }
games-save = Save the record of the game against { $name } at { $mine } to { $theirs }, { $when }
games-won = You beat { $name }, { $mine } to { $theirs }
games-lost = { $name } beat you, { $theirs } to { $mine }
games-given-up = You gave up against { $name }, at { $mine } to { $theirs }
games-detail = { $rules } · to { $target } · deal { $deal } · { $when }
games-help = { $hints ->
    [0] { $takebacks ->
        [one] { $takebacks } move taken back
       *[other] { $takebacks } moves taken back
    }
    [one] { $takebacks ->
        [0] one hint
       *[other] one hint, { $takebacks } taken back
    }
   *[other] { $takebacks ->
        [0] { $hints } hints
       *[other] { $hints } hints, { $takebacks } taken back
    }
}
games-delete = Delete the game against { $name } at { $mine } to { $theirs }, { $when }
games-deleted = The game is deleted.
games-restored = The game is back.
games-restored-many = { $count ->
    [0] No game came back.
    [one] One game is back.
   *[other] { $count } games are back.
}
games-bring-back = Bring back the game against { $name } at { $mine } to { $theirs }, { $when }
games-elsewhere = That game is being played in another window.

new-rules = Rules
new-opponent = Opponent
new-dealer = Who deals first
new-dealer-cut = Cut for it
new-dealer-S = You
new-options = More rules
new-options-changed = { $count ->
    [one] One rule changed
   *[other] { $count } rules changed
}
new-options-reset = All as they were
new-deal = Deal the cards

game-ecarte = Écarté
preset-akagiri = The usual game
preset-akagiri-help = Dealt by three and two, to five points; a king of trumps is marked for you.
preset-jirai = Jirai’s house
preset-jirai-help = Dealt five at once; only a turned king scores, you need not beat the card led, and a deal stops when it is decided.
preset-article-2 = By the book
preset-article-2-help = You mark the king yourself before the first card, or forget it; a proposal says how many cards; a dealer who accepts must change a card.
preset-article = By the book (first version)
preset-article-help = You mark the king yourself, or forget it; a dealer who accepts must change a card.
preset-london-2 = The London club
preset-london-2-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-london = The London club (first version)
preset-london-help = As at a real table: kings are announced or forgotten, a wrong card can be played and claimed.
preset-casino = Casino
preset-casino-help = Points can be doubled and offered, and games count up to three.
option-rank_order = Order of the cards
option-rank_order-help = Where the ace stands: below the jack as in old écarté, or on top.
option-rank_order-king-high = K Q J A 10 9 8 7
option-rank_order-ace-high = A K Q J 10 9 8 7
option-packets = Packets
option-packets-help = How the five cards are dealt.
option-packets-3-2 = three, then two
option-packets-2-3 = two, then three
option-packets-5 = five at once
option-packets-own = each player’s own
option-dealer_min_discard = Least the dealer changes
option-dealer_min_discard-help = How few cards a dealer who accepts may throw.
option-dealer_min_discard-0 = none
option-dealer_min_discard-1 = one
option-propose_number = Proposals name a number
option-propose_number-help = Whoever proposes says how many cards, and is bound by it.
option-king_mark = King of trumps in hand
option-king_mark-help = Its holder scores a point: by itself, when it is announced, or not at all.
option-king_mark-automatic = marked for you
option-king_mark-optional = must be announced
option-king_mark-none = scores nothing
option-king_until = Last moment for the king
option-king_until-help = Until when a king in hand may be announced.
option-king_until-laws = own first card
option-king_until-first-lead = first card led
option-must_head = Must beat the card led
option-must_head-help = Whoever follows suit takes the trick if able.
option-stop_early = Stop when decided
option-stop_early-help = The deal ends at three tricks, unless the vole is still open.
option-vulnerability = Risk of declining
option-vulnerability-help = When whoever declines cards and loses the point gives two for it.
option-vulnerability-first = at the first proposal
option-vulnerability-every = at every proposal
option-vulnerability-none = never
option-target = Points to win
option-target-help = How many points end the game.
option-game_points = Game points
option-game_points-help = A game is worth three when the loser has nothing, two with less than half, else one.
option-revoke = Wrong cards
option-revoke-help = What happens to a card that breaks the rules.
option-revoke-impossible = cannot be played
option-revoke-penalty = can be played, and claimed
option-replay = After a revoke
option-replay-help = From where the deal may be played again.
option-replay-card = from the wrong card
option-replay-hand = the whole hand
option-declare_suit = Naming the suit
option-declare_suit-help = Whether the leader says which suit is led. A wrong name lets the other require the suit.
option-declare_suit-off = not said
option-declare_suit-on = before every lead
option-declare_suit-may = if one likes
option-doubling = Doubling
option-doubling-help = Until the third trick is led either player may offer to double the points of the tricks. Whoever refuses loses the deal.
option-offer_point = Offering the point
option-offer_point-help = Before the first lead either player may give the other the point. Whoever declines must take all five tricks.
option-throw_in = Throwing in
option-throw_in-help = A hand can be given up, or laid down when all its tricks are sure.
option-throw_in-shown = on, and both hands are shown
option-turned_king = A turned king
option-turned_king-help = Whether the dealer’s point for turning a king is marked by itself.
option-turned_king-automatic = marks itself
option-turned_king-marked = the dealer marks it, or forgets
option-short_stock = A stock too small for the dealer
option-short_stock-help = What a dealer who has accepted may exchange when fewer than five cards are left.
option-short_stock-rest = up to what is left
option-short_stock-as-is = nothing: plays the hand as it is
option-on = on
option-off = off

settings-theme = Lighting
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-cardSize = Size of the cards
settings-cardSize-small = Small
settings-cardSize-normal = Normal
settings-cardSize-large = Large
settings-letters = Letters on the cards
settings-letters-KQJ = K Q J
settings-letters-RDV = R D V
settings-fourColour = Four colours: blue diamonds, green clubs
settings-leftHand = Left-handed table
settings-speed = Motion
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = None
settings-speed-help = A tap hurries any motion. Where the device asks for less, there is none.
settings-name = Your name
settings-name-help = It stands in place of “{ you }”, and in the links and challenges you share. Without one, others read “{ guest }”.
settings-language = Language
settings-language-auto = As the browser asks

## Library: every game kept on this device, in a list

library-search = Search: names, event, date, result
library-order = Order
library-order-newest = Newest first
library-order-oldest = Oldest first
library-order-opponent = By opponent
library-count = { $count ->
    [0] No game
    [one] One game
   *[other] { $count } games
}
library-found = { $count ->
    [0] None found
    [one] One found
   *[other] { $count } found
}
library-nothing = Nothing here is called “{ $query }”.
library-import = Import
library-export = Export all
library-export-found = Export these
library-delete-found = Delete these
library-delete-question = { $count ->
    [one] Delete one game?
   *[other] Delete { $count } games?
}
library-delete-means = { $count ->
    [one] It stays in the bin for { $days } days, and can be brought back from there.
   *[other] They stay in the bin for { $days } days, and can be brought back from there.
}
library-delete-playing = A game that is being played stays.
library-delete-yes = Delete
library-delete-no = Keep
library-delete-full = { $count ->
    [one] There is no room left on this device, so the game cannot go to the bin. If you delete it now, it is gone for good.
   *[other] There is no room left on this device, so the games cannot go to the bin. If you delete them now, they are gone for good.
}
library-delete-for-good = Delete for good
library-bin = Bin
library-bin-means = Deleted games stay here for { $days } days. A backup does not include them.
library-bin-none = The bin is empty.
library-bin-line = deleted { $deleted } · here until { $until }
library-bin-all = Bring all back
library-bin-empty = Empty the bin
library-bin-question = { $count ->
    [one] Delete one game for good?
   *[other] Delete { $count } games for good?
}
library-bin-final = { $count ->
    [one] It cannot be brought back after that.
   *[other] They cannot be brought back after that.
}
library-bin-emptied = The bin is empty now.
library-failed = That could not be done: the browser cannot reach or change your games at the moment.
library-missing = { $count ->
    [one] One game could not be read, and is not in the file.
   *[other] { $count } games could not be read, and are not in the file.
}
library-notes = What you wrote could not be kept. Try again.
library-backup = Back up
library-restore = Restore
games-deleted-many = { $count ->
    [0] Nothing was deleted: these games are being played.
    [one] One game is deleted.
   *[other] { $count } games are deleted.
}
games-others = { $me } { $mine }, { $name } { $theirs }
games-replay = Replay the game against { $name } at { $mine } to { $theirs }, { $when }
games-review = Review the game against { $name } at { $mine } to { $theirs }, { $when }
games-view = as { $name } saw it
games-void = void
games-source-played = played here
games-source-imported = imported
games-source-link = from a link
games-source-challenge = challenge
games-word-won = won
games-word-lost = lost
games-word-over = finished
games-word-open = unfinished
games-no-going-on = This game cannot be gone on with: its record does not say what the other cards are. It can be replayed.
replay-game = Replay this game
choice-replay = Replay
review = Review

## Import: games out of files and texts

import-title = Import games
import-how = Choose files of games (.ecn), paste their text or a link below, or drop them anywhere on the page.
import-choose = Choose files
import-paste = Text of games, or a link
import-read = Read the text
import-course = Reading
import-reading = Reading games: { $percent } %
import-going = { $count ->
    [0] Reading…
    [one] Reading… one game so far.
   *[other] Reading… { $count } games so far.
}
import-show = Show
import-stop = Stop
import-kept = { $count ->
    [0] No new game.
    [one] One game is in your library now.
   *[other] { $count } games are in your library now.
}
import-twice = { $count ->
    [one] One was there already.
   *[other] { $count } were there already.
}
import-broken = { $count ->
    [one] One could not be read.
   *[other] { $count } could not be read.
}
import-stopped = You stopped the reading. What had been read by then is kept.
import-full = The reading stopped here: the device is full, or the engine did not answer. What had been read by then is kept.
import-empty = There is no game in { $file }.
import-nothing = That is neither a game nor a link to one.
import-replay = Replay it
import-done = To your games
import-problems = { $count ->
    [one] One problem
   *[other] { $count } problems
}
import-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
import-place = line { $line }, column { $column }
import-record = game { $record }
import-deal = deal { $deal }

## Backup: everything in one file

restore-title = Restore a backup
restore-how = A backup holds every game, the settings and what the page remembers of you. Games that are newer on this device stay as they are.
restore-choose = Choose a backup
restore-holds = { $count ->
    [0] This backup of { $when } holds your settings and no game.
    [one] This backup of { $when } holds one game and your settings.
   *[other] This backup of { $when } holds { $count } games and your settings.
}
restore-yes = Restore
restore-going = Bringing the games back…
restore-done = { $added ->
    [0] No game was missing
    [one] One game is back
   *[other] { $added } games are back
}{ $renewed ->
    [0] .
    [one] , one was brought up to date.
   *[other] , { $renewed } were brought up to date.
}
restore-left = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
restore-large = That file is larger than 256 MB: no backup of this page is. Nothing was changed; if it holds games, read it in with “Import”.
restore-none = That file is not a backup of this page. Nothing was changed.
restore-broken = This backup is damaged. Nothing was changed.
restore-newer = This backup was made by a newer version of the page. Nothing was changed: load the page again to get that version.
restore-full = The device is full. Nothing was changed.

## Links and challenges: what the address asks to look at; play from here

visit-opening = One moment…
visit-failed = There is nothing to see here
visit-broken = This link cannot be opened.
visit-gone = This game is not on this device: it was deleted, or is kept by another browser.
visit-unfinished = You are still playing this game: finish it first, then write in it or play on from here.
visit-table = To the table
challenge-title = A challenge from { $name }
challenge-somebody = a friend
challenge-means = These deals have been played against { $opponent }. Now you get the same cards, in the same seat.
challenge-options = Changed in this game: { $listed }.
challenge-option = { $option } ({ $value })
challenge-yes = yes
challenge-no = no
challenge-sealed = What there is to beat is told when your game is over.
challenge-play = Play
challenge-beaten = You beat { $name }, who came out at { $mine } to { $theirs } with these cards.
challenge-alike = You did as well as { $name } with these cards: { $mine } to { $theirs }.
challenge-not-beaten = With these cards { $name } did better: { $mine } to { $theirs }.
what-if = What if
what-if-from = What if? From deal { $deal }
what-if-back = Back to the replay

## Table: what stands on it, what is asked, what is said, the game log
## $who is "you" for the player who looks on; $name is then not to be used.

your-hand = Your hand
score = Score
trump = Trump
stock = Stock
trick = Trick
game-log = Game log
log-toggle = Show or hide the log
holds = { $number ->
    [0] has no cards left
    [one] holds one card
   *[other] holds { $number } cards
}
stock-left = { $number ->
    [0] none left
   *[other] { $number } left
}
trumps = { suit-title } are trumps
thrown = { $who ->
    [you] You: { $card }
   *[other] { $name }: { $card }
}
taken = { $who ->
    [you] { $number ->
        [0] You have taken no trick
        [one] You have taken one trick
       *[other] You have taken { $number } tricks
    }
   *[other] { $number ->
        [0] { $name } has taken no trick
        [one] { $name } has taken one trick
       *[other] { $name } has taken { $number } tricks
    }
}
thrown-away = { $number ->
    [0] No card is thrown away
    [one] One card is thrown away
   *[other] { $number } cards are thrown away
}
score-of = { $who ->
    [you] You have { $score } of { $target } points
   *[other] { $name } has { $score } of { $target } points
}
score-past = { $who ->
    [you] You have { $score } points: the game is to { $target }
   *[other] { $name } has { $score } points: the game is to { $target }
}
tag-deals = dealer
tag-proposes = proposes
tag-changed = changed { $numbers }
tag-stood = stood
tag-refused = refused
tag-vulnerable = vulnerable
tag-king = king marked
# What these words mean, in a note.
note-open = { $who ->
    [you] What is said of you, explained
   *[other] What is said of { $name }, explained
}
note-deals = Dealer: gave the cards. The other player speaks and leads first.
note-proposes = Proposes: would like to change cards, if the dealer agrees.
note-changed = Changed: how many cards, exchange by exchange.
note-stood = Stood: wanted no more cards.
note-refused = Refused: would give no more cards.
note-vulnerable = { $who ->
    [you] Vulnerable: you would not change cards. Should you take fewer than three tricks, it costs you 2 points instead of 1.
    [third] Vulnerable: { $name } would not change cards. Should { $name } take fewer than three tricks, the other player scores 2 points instead of 1.
   *[other] Vulnerable: { $name } would not change cards. Should you take three tricks, you score 2 points instead of 1.
}
note-king = King marked: held the king of trumps, which is worth a point.

# The one line that says what is asked.
# What another player has just said, before what is asked: "Hortense refuses. You lead: play any card".
ask-after = { $said }{ " " }
ask-choose = Propose, or stand with these five?
ask-choose-number = Choose the cards to change and propose, or stand
ask-answer = { $number ->
    [0] { $name } proposes. Do you accept?
    [one] { $name } proposes one card. Do you accept?
   *[other] { $name } proposes { $number } cards. Do you accept?
}
ask-discard = { $max ->
    [0] The stock has too few cards: keep your five
    [1] { $min ->
        [0] Choose a card to throw, or keep all
       *[other] Choose the card to throw
    }
    [5] { $min ->
        [0] Choose the cards to throw, or keep all
        [5] Choose all five cards to throw
       *[other] Choose the cards to throw
    }
   *[other] { $min ->
        [0] Choose up to { $max } cards to throw, or keep all
        [1] Choose up to { $max } cards to throw
       *[other] Choose the { $max } cards to throw
    }
}
ask-king = You hold the king of trumps. Will you mark it?
ask-lead = You lead: play any card
ask-lead-again = You took the trick: lead again
ask-last = { $suit } were led. Play your last card.
ask-any = { $suit } were led. Play any card.
ask-E-head = { $suit } were led. You must take the { rank }.
ask-E-follow = { $suit } were led. You must follow suit.
ask-E-trump = { $suit } were led. You have none: you must trump.
ask-thinking = { $name } is thinking
ask-watching = This game is being played in another window
ask-cut = { $who ->
    [you] You cut the higher card: you deal
   *[other] { $name } cut the higher card and deals
}
ask-taken = { $who ->
    [you] You take the trick
   *[other] { $name } takes the trick
}
ask-scored = { $who ->
    [you] You deal next
   *[other] { $name } deals next
}
ask-over = The game is over

choice-propose = Propose
choice-propose-number = { $number ->
    [one] Propose 1 card
   *[other] Propose { $number } cards
}
choice-stand = Stand
choice-accept = Accept
choice-accept-if = Only if enough
choice-refuse = Refuse
choice-discard = { $number ->
    [one] Discard 1 card
   *[other] Discard { $number } cards
}
choice-discard-none = Discard
choice-keep = Keep all
choice-king = Mark the king
choice-go-on = Do not mark it
choice-next = Next deal
choice-hands = Look at the hands
choice-why = Why, { $name }?
choice-rematch = Rematch
choice-new = Another game

# What is heard, for a moment.
say-propose = I propose.
say-propose-number = { $number ->
    [1] I propose: one card.
    [2] I propose: two cards.
    [3] I propose: three cards.
    [4] I propose: four cards.
   *[5] I propose: five cards.
}
say-stand = I stand.
say-accept = I accept.
say-accept-if = I accept, if the stock suffices.
say-refuse = I refuse.
say-king = The king!
say-turned-king = The king is turned: one point.
say-discard = { $number ->
    [0] None for me.
    [1] One card.
    [2] Two cards.
    [3] Three cards.
    [4] Four cards.
   *[5] All five.
}
cry-king = The KING! The KING!!

# The result of a deal, of a game.
result-deal = { $who ->
    [you] You win the deal
   *[other] { $name } wins the deal
}
result-game = { $who ->
    [you] You win the game
   *[other] { $name } wins the game
}
result-resigned = { $who ->
    [you] The game is yours
   *[other] You gave the game up
}
result-tricks = You took { $mine ->
    [one] 1 trick
   *[other] { $mine } tricks
}, { $name } { $theirs }
result-points = { $points }
result-turned-king = { $who ->
    [you] to you: the king was turned
   *[other] to { $name }: the king was turned
}
result-king = { $who ->
    [you] to you for the king of trumps
   *[other] to { $name } for the king of trumps
}
result-point = { $who ->
    [you] to you for the point: most tricks
   *[other] to { $name } for the point: most tricks
}
result-vole = { $who ->
    [you] to you for the vole, all five tricks
   *[other] to { $name } for the vole, all five tricks
}
result-elder-vulnerable = { $who ->
    [you] to you: { $loser } stood, and lost
   *[other] to { $name }: you stood, and lost
}
result-dealer-vulnerable = { $who ->
    [you] to you: { $loser } refused, and lost
   *[other] to { $name }: you refused, and lost
}
result-score = You { $mine }, { $name } { $theirs }
result-worth = { $points ->
    [one] The game is worth one point
   *[other] The game is worth { $points } points
}

# The game log.
log-cut = { $who ->
    [you] You cut { $mine }, { $other } cut { $theirs }: you deal.
   *[other] You cut { $mine }, { $other } cut { $theirs }: { $name } deals.
}
log-open = { $who ->
    [you] Deal { $deal }: you deal.
   *[other] Deal { $deal }: { $name } deals.
}
log-hand = You hold { $cards }.
log-turn = The turn-up is { $card }: { suit } are trumps.
log-say-propose = { $who ->
    [you] You propose.
   *[other] { $name } proposes.
}
log-say-propose-number = { $who ->
    [you] { $number ->
        [one] You propose one card.
       *[other] You propose { $number } cards.
    }
   *[other] { $number ->
        [one] { $name } proposes one card.
       *[other] { $name } proposes { $number } cards.
    }
}
log-say-stand = { $who ->
    [you] You stand.
   *[other] { $name } stands.
}
log-say-accept = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
log-say-accept-if = { $who ->
    [you] You accept, if the stock suffices.
   *[other] { $name } accepts, if the stock suffices.
}
log-say-refuse = { $who ->
    [you] You refuse.
   *[other] { $name } refuses.
}
log-say-king = { $who ->
    [you] You mark the king.
   *[other] { $name } marks the king.
}
log-discard = { $who ->
    [you] { $number ->
        [0] You keep all five.
        [one] You throw one card.
       *[other] You throw { $number } cards.
    }
   *[other] { $number ->
        [0] { $name } keeps all five.
        [one] { $name } throws one card.
       *[other] { $name } throws { $number } cards.
    }
}
log-draw = You draw { $cards }.
log-draw-other = { $number ->
    [one] { $name } draws one card.
   *[other] { $name } draws { $number } cards.
}
log-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
log-mark-turned-king = { $who ->
    [you] The turned king is a point to you.
   *[other] The turned king is a point to { $name }.
}
log-trick = { $who ->
    [you] You take the trick.
   *[other] { $name } takes the trick.
}
log-scored-turned-king = { $points } { result-turned-king }.
log-scored-king = { $points } { result-king }.
log-scored-point = { $points } { result-point }.
log-scored-vole = { $points } { result-vole }.
log-scored-elder-vulnerable = { $points } { result-elder-vulnerable }.
log-scored-dealer-vulnerable = { $points } { result-dealer-vulnerable }.
log-score = You have { $mine }, { $other } has { $theirs }.
log-over = { $who ->
    [you] You win the game.
   *[other] { $name } wins the game.
}
log-over-resigned = { $who ->
    [you] The game is given up: you win it.
   *[other] You give the game up: { $name } wins it.
}

## Table: doubling, offers, suits named, hands thrown in, revokes and claims
## $who is "you" for the player who looks on; $name is then not to be used.

asides = More…
asides-title = What you may do besides
hint-suit = Hint: name { suit }.
hint-claim = Hint: claim by law { $law }, under “{ asides }”.
aside-double = Double
aside-double-note = If { $name } accepts, the tricks of this deal count double. If not, the deal ends and you score { $points }.
aside-offer = Offer the point
aside-offer-note = { $name } takes it and scores { $points }, and the deal ends; or declines, and must then take all five tricks, else you score { $vole }.
aside-suit = Name the suit you lead
aside-suit-note = Lead another all the same, and { $name } may require the suit you named.
aside-claim = Claim the rest
aside-claim-note = Every trick that is left is yours, whatever { $name } holds: there is no need to play them.
aside-concede = Throw in
aside-concede-note = { $lost ->
    [vole] You have no trick: { $name } scores { $points }, as for all five.
    [two] The deal ends. You are vulnerable: { $name } scores { $points }.
   *[point] The deal ends: { $name } scores { $points }.
}
aside-claim-43 = { $name } revoked in trick { $trick }
aside-claim-43-note = Law 43: { $card } was no legal play. The hand may be played again, and { $name } scores one point less.
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
ask-back = Take back { $card }? It was no legal play.
ask-back-lead = Take back { $card }? It was not your lead.
ask-follow = { $suit } were led. Play a card.
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
note-vole = Must take all five: would not take the point that was offered. Five tricks score 2, fewer give 2 to the other player.
note-challenge = Challenge: three tricks to none, so play goes on. All five score 2; if the other takes one, the deal ends and scores as usual.
note-lessened = Scores one less: played against the rules, and it was claimed. Three or four tricks score nothing, five tricks 1.

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
say-ruling-stand = It may stand.
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
    [you] You play { $card }, which is no legal play.
   *[other] { $name } plays { $card }, which is no legal play.
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
log-ruling-replay = Law { $law }: it is played again, and whoever was wrong scores one point less.
log-ruling-stand = Law { $law }: what was played stands, and whoever was wrong scores one point less.
log-ruling-correct = Law { $law }: the mark for the king is taken off, and whoever was wrong scores one point less.
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
    [you] to you: { $loser } declined the point and has not all five
   *[other] to { $name }: you declined the point and have not all five
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
log-found = Law { $law } is called: the mistake is { $name }’s.
log-ruling = Ruling by law { $law }: { $choice ->
    [redeal] a new deal
    [stand] what was done stands
    [discard] the cards too many are discarded
    [draw] the cards too many are drawn
    [fill] the hand is completed from the stock
    [trump] the turn-up is chosen
    [tricks] what cannot be played to counts as tricks
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
    [you] From your hand cards are drawn.
   *[other] From the hand of { $name } cards are drawn.
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

## How to play: the panel for whoever has never heard of the game

how-to-play = How to play
how-new = New to écarté?
how-offer = Learn it in two minutes
how-goal = Écarté is a duel at cards. In every deal you hold five cards and try to take at least three of the five tricks. The first to { $target } points wins the game.
how-cards-title = The cards
how-cards = There are 32. In each of the four suits they rank like this, the strongest first:
how-cards-ace = Mind the ace: it stands below the jack.
how-deal-title = The deal
how-deal = Each player gets five cards, three and then two. The next card is turned up beside the stock: its suit is trumps, and any trump beats every card of the other suits. If it is a king, the dealer scores a point at once. The players deal in turn.
how-exchange-title = Changing cards
how-exchange-elder = Whoever did not deal speaks first. If your cards are good, press “{ choice-stand }”. If you would like better ones, press “{ choice-propose }”.
how-exchange-dealer = The dealer may accept or refuse. When the dealer accepts, both throw away as many cards as they like, face down, and take as many from the stock; only the one who proposed must change at least one. Then it begins anew, until somebody has had enough or the stock is used up.
how-exchange-vulnerable = Saying no to the very first exchange is brave: whoever does it is vulnerable, and if they then lose the deal, it costs 2 points instead of 1.
how-king-title = The king of trumps
how-king = Whoever holds it when the play begins scores a point.
how-king-marked = The table marks it for you.
how-play-title = The play
how-play = Whoever did not deal plays the first card, any card; later, whoever took the last trick. The other player is bound:
how-play-follow = Follow suit, and with a higher card if you have one.
how-play-trump = If you have none of that suit, play a trump.
how-play-any = If you have no trump either, play what you like.
how-play-example = The 10 of hearts is led. You have a higher heart, so it must be the king.
how-play-example-free = The 10 of hearts is led. You have hearts, so it must be one of them.
how-play-taken = The higher trump takes the trick; without trumps, the higher card of the suit led.
how-play-refused = Cards that may not be played lie lower and look darker: tap one, and the table says why.
how-score-title = The score
how-score-point = for three or four tricks, the point
how-score-vulnerable = for three or four tricks when the other player was vulnerable
how-score-vole = for all five tricks, the vole
how-score-king = for the king of trumps, turned up by the dealer or held in the hand
how-score-turned = for a king turned up by the dealer
how-help = If you are stuck, “{ hint }” suggests a move, and “{ take-back }” undoes your last decision.
how-help-final = If you are stuck, “{ hint }” suggests a move. In this game decisions are final.
how-done = To the table
how-here-ace-high = In this game the ace is the highest card, above the king.
how-here-packets-2-3 = In this game the cards are dealt by two and then three.
how-here-packets-5 = In this game all five cards are dealt at once.
how-here-packets-own = In this game each player deals in packets of its own choice, said with its first deal.
how-here-number = In this game whoever proposes also says how many cards, and must change just as many.
how-here-dealer = In this game a dealer who accepts must change at least one card too.
how-here-short-stock = In this game a dealer who has accepted, and for whom fewer than five cards are left, changes none. The dealer may accept on condition that the stock suffices.
how-here-vulnerable-every = In this game that holds for every proposal, not only the first.
how-here-vulnerable-none = In this game nobody is ever vulnerable.
how-here-king-optional = In this game nothing is marked for you: press “{ choice-king }” in time, or the point is lost.
how-here-king-none = In this game a king in the hand scores nothing, only one that is turned up.
how-here-head = In this game you need not play higher: any card of the suit will do.
how-here-stop = In this game a deal ends as soon as one side has three tricks, unless the other has none: then all five are played.
how-here-offer = In this game you may offer the other player the point before the first lead: taken, it ends the deal; declined, the other must take all five tricks or you score 2. And so may the other player.
how-here-king-turned = In this game a king that is turned up counts only if the dealer marks it: press “{ choice-king }”.
how-here-king-false = In this game a king can be marked that is not held. If it is found out, the hand may be played again, and three or four tricks then score nothing.
how-here-name = In this game whoever leads first names the suit. If it is not the one led, the other player may have the named suit led.
how-here-name-may = In this game whoever leads may name the suit, under “{ asides }”. If another is led, the other player may require the one named.
how-here-revoke = In this game no card is held back: it is for you to follow suit, to take and to trump as you must. A wrong card may be taken back until the next lead. After that the other player may claim it, under “{ asides }”, once other cards have shown it: the hand may be played again, and you score one point less.
how-here-throw-in = In this game a hand can be thrown in, under “{ asides }”: without a trick it gives the other player 2, with one or two it gives the point. And tricks that are sure can be claimed.
how-here-throw-in-shown = In this game a hand can be thrown in, under “{ asides }”: without a trick it gives the other player 2, with one or two it gives the point. And tricks that are sure can be claimed. Both hands are then shown, and a revoke or a false king can still be claimed.
how-here-doubling = In this game either player may offer to double, until the third trick is led. Accepted, the points for the tricks count double; refused, the deal ends and the one who offered scores as for the point.
how-here-game-points = In this game winning counts three times when the loser has no point, and twice when the loser has less than half of what wins.

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
replay-look = Which hands lie open
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
    [you] You are given { $number } cards.
   *[other] { $name } is given { $number } cards.
}
replay-discards = { $who ->
    [you] You throw { $cards }.
   *[other] { $name } throws { $cards }.
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
replay-short-deal = { $number ->
    [one] one card
   *[other] { $number } cards
}
replay-short-discard = { $number ->
    [0] keeps all
   *[other] throws { $number }
}
replay-short-draw = draws { $number }
replay-variation = Instead of this
replay-supposed = { $who ->
    [you] Suppose you held
   *[other] Suppose { $name } held
}
replay-prune = Remove this variation

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
replay-saved = Kept.
replay-not-saved = This could not be kept.
replay-not-here = A comment here belongs to the other hand. Show all hands to write one.

# What can be done with it
replay-here = Play from here
replay-here-means = The deal goes on from this moment, against the computer. What you play is kept beside this game as a variation.
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
replay-prepared = prepared deal
replay-share-prepared = The cards of this game came with the page, and their number is public: whoever has the link can work out every hand of it.
replay-share-here = Begin at this moment
replay-link = Link
replay-copy = Copy link
replay-copy-embed = Copy embed code
replay-copied = Copied.
replay-copy-yourself = The browser does not let this page copy. The link is selected: copy it yourself.
replay-link-long = The link is { $length } characters long: comments, variations and claims need room. Some programs cut long links: if yours does, save the record and send the file.
replay-code = The link as a QR code
replay-code-dense = For a QR code the link is too long.
replay-send = Send…
replay-reader = What could they hold?
replay-challenge = Challenge a friend
replay-challenge-title = A challenge at écarté
replay-challenge-means = Your friend plays these deals by the same rules, against the computer. How the game went here is shown to them only at the end.
replay-challenge-seat = Your friend plays as
replay-save = Save the record

# The score sheet
replay-sheet = Score sheet
replay-print = Print
replay-sheet-target = to { $target } points
replay-sheet-order = Numbers in pairs: { $first } first, then { $second }.
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

## People: several of them at one device, who hand it to each other

person-unnamed = { $number ->
    [1] First player
    [2] Second player
   *[3] Third player
}
new-company = Who plays
new-company-computer = You and the computer
new-company-here = Two people here
new-company-three = Three people here
new-company-help = You hand the device to each other. In between a curtain hides the cards.
new-name = { $number ->
    [1] First name
    [2] Second name
   *[3] Third name
}
curtain-pass = Pass the phone to
curtain-here = I am { $name } – show my cards
curtain-score = Deal { $deal } · { $first } { $firstScore }, { $second } { $secondScore } · to { $target } points
choice-pass = Pass the phone to { $name }
ask-pass = Look at your new cards, then pass the phone on
result-tricks-apart = Tricks: { $me } { $mine }, { $name } { $theirs }
result-to = to { $name } { $why }
visit-shared = This game is still being played at this device: it can be looked at when it is over.

new-changed = { $option }: { $value }
new-put-back = Put back
new-usual = Put back: { $value }
new-left = It is “{ $value }” again.
topic-deal = The deal
topic-bidding = The bidding
topic-declarations = Declarations
topic-exchange = Changing cards
topic-king = The king of trumps
topic-play = The play
topic-score = The score
topic-stakes = Doubling and offers
topic-irregular = When something goes wrong
topic-more = Further rules

# Matches on the page
opponent-second = Armand
new-match = Match, stakes, spectators
new-match-kind = What is played
new-pool-help = Three take turns: two play, the third waits for the loser’s seat. Whoever wins two games running takes the pool.
new-stake = Stake of a game
new-stake-chips = { $stake ->
    [0] for love
    [one] one chip
   *[other] { $stake } chips
}
new-purse = Each begins with
chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
new-gallery = Spectators
new-gallery-none = none
new-gallery-french = the French way
new-gallery-french-help = They bet before each game, and advise the player they back.
new-gallery-english = the English way
new-gallery-english-help = They bet before each game, and keep silent.
new-pool-french = Whoever waits is asked for a bet as well, and for advice.
new-pool-english = Whoever waits is asked for a bet as well.
new-part = Your own part
new-part-play = I play
new-part-watch = I watch and bet
match-game-alone = One game
match-game = { $kind } · game { $game }
match-stake = { $stake ->
    [0] For love
    [one] Each game moves one chip.
   *[other] Each game moves { $stake } chips.
}
match-pot = { $pot ->
    [one] One chip in the pool
   *[other] { $pot } chips in the pool
}
match-running = { $who ->
    [you] You have won one game
   *[other] { $name } has won one game
}
match-out = { $who ->
    [you] You wait
   *[other] { $name } waits
}
match-purse = { $chips ->
    [one] Purse: one chip
   *[other] Purse: { $chips } chips
}
match-bet = { $name }: { $chips ->
    [one] one chip on { $on }
   *[other] { $chips } chips on { $on }
}
match-bet-none = { $name }: no bet
match-bets = Bets on this game
match-bets-help = Each bet has found one against it; what found none was given back.
match-bets-none = No bet found another against it: there is none on this game.
match-advice = What your backers say
gallery-says = { $what ->
    [stand] Stand.
    [propose] Propose.
    [accept] Accept.
    [refuse] Refuse.
    [decline] Decline.
    [keep] Keep all.
    [discard] Throw { $cards }.
   *[play] Play { $cards }.
}
match-won = { $who ->
    [you] You win the match.
   *[other] { $name } wins the match.
}
match-won-pool = { $who ->
    [you] Two games running: the pool is yours.
   *[other] Two games running: { $name } takes the pool.
}
match-pool-goes-on = { $pot ->
    [one] One chip in the pool.
   *[other] { $pot } chips in the pool.
} { $who ->
    [you] You wait now.
   *[other] { $name } waits now.
}
match-stands = Match: { $scores }.
match-game-won = { $who ->
    [you] · yours
   *[other] · { $name }
}
match-rule = Whoever wins { $wins } games wins the match.
match-pool-rule = Whoever wins two games running takes the pool.
match-divided = The pool is divided: { $listed }.
match-waits = waits
match-won-one = has won one game
match-games = Games so far
bet-title = Before the game
bet-whom = { $who ->
    [you] Whom do you back?
   *[other] { $name }, whom do you back?
}
bet-chips = { $chips ->
    [one] One chip of { $purse }
   *[other] { $chips } chips of { $purse }
}
bet-kept = { $chips ->
    [one] One chip of your purse is kept for your next stake.
   *[other] { $chips } chips of your purse are kept for your next stake.
}
bet-french = You will see the cards of the player you back, and may advise.
bet-english = You will see the cards of the player you back, and keep silent.
bet-french-here = Look over the shoulder of the player you back, and say aloud what you would do.
bet-english-here = Watch the game, and keep silent.
bet-others = The other spectators
bet-none = Only watch
bet-place = Bet, and watch
bet-gone = The bets on this game are made.
choice-match = The match
choice-match-next = Next game
choice-watch-pause = Pause
choice-watch-on = Go on
choice-watch-fast = Faster
ask-advise = What do you advise { $name }?
games-match = { $kind }, game { $game }
games-matches = Matches to go on with
games-match-line = { $kind }: { $scores }
games-match-next = Game { $game } comes next

match-stand = { $first } { $firstScore }, { $second } { $secondScore }
match-bets-told = The bets are made: { $listed }.
match-bet-short = { $name } { $chips } on { $on }
match-drew = Drawn for the first seats: { $listed }. The lowest waits.
match-drew-card = { $name } { $card }

replay-why-conceded = because the hand was thrown in

## Many records: conditions, statistics, archives, simulated games

cli-option-where = Only games that this condition holds of: see “ecarte filter --help”.
cli-option-jobs = How many processes work at once.
cli-option-player = Only this player. May be given several times.
cli-option-picture = Draw it into this file too, .svg or .png (wants Matplotlib: pip install matplotlib).
cli-filter = Print the records that a condition holds of, in canonical ECN.

    ecarte filter 'vole and date >= "2026.01.01"' games.ecn

    ecarte filter 'player("Anna") and refused_first and points_N == 2' games.ecn

    ecarte filter 'event ~ "Friday" and not any(king_turned)' games.ecn

    ecarte filter 'taker == "NS" and contract == "h" and (capot or failed)' belote.ecn

    A condition is asked of each deal together with its game; a game matches when one of its deals does. any(…), all(…), count(…), sum(…), max(…), min(…) ask of all deals of the game. Values are facts (south, date, winner, score_S, proposals …), "texts" and whole numbers; ~ means “contains”. All facts stand in the guide, docs/guide/filter.md.
cli-filter-expression = The condition.
cli-filter-invert = The records it does not hold of.
cli-filter-count = Print only how many there are.
cli-filter-deals = The deals it holds of, as csv.
cli-match = Tell how matches stand: the score of rubbers and pools, the pool, the purses.

    A match is known from its records alone; they may be in several files and in any order. Games that do not fit those before them are told on the standard error.
cli-match-as_json = One JSON object for each match.
cli-stats = Say how each player fares: games won, points a deal, at écarté proposals, refusals, kings, voles, at belote takes, contracts, capots, declarations, each with its 95 % interval.
cli-stats-as_json = One JSON object for each game that is played.
cli-archive = Keep games in a DuckDB file, and ask it in SQL. Wants DuckDB: pip install duckdb.

    add FILE…: put in the records of files; what is there already changes nothing.

    query SQL: print the rows of a query on the tables games, deals and events. It can change nothing.

    stats: how each player fares, as “ecarte stats” says it.

    export: print the records in canonical ECN, as they were put in.
cli-archive-file = The archive. “add” makes it when there is none.
cli-archive-action = What to do.
cli-archive-given = What to add, or the query; - is the standard input.
cli-archive-as_json = JSON: an object for each row.
cli-archive-as_csv = The rows as csv.
cli-simulate = Let the computer’s players play each other, and print the games in ECN.

    The same seed and players give the same games, however many processes work.
cli-simulate-players = Who plays in each seat, as S:amateur N:chance, or of a whole side NS:amateur. Players of écarté: beginner, amateur, club, master, chance; of belote: novice, amateur, expert, chance.
cli-simulate-games = How many games.
cli-simulate-seed = The number that all of it follows from.
cli-simulate-rules = The rules to play by: { cli-presets }
cli-simulate-option = One rule changed: target=10, king_mark=optional … May be given several times.
cli-simulate-duplicate = Every two games (of three sides, three) have the same cards, the players’ seats exchanged.
cli-simulating = Playing
cli-seat-form = Players are given once for each seat, as S:amateur N:chance, or of a whole side NS:amateur, not “{ $given }”.
cli-archive-what = Say what to add: ecarte archive FILE.duckdb add games.ecn …
cli-archive-sql = Say one query: ecarte archive FILE.duckdb query "SELECT count(*) FROM games"
cli-archive-nothing = “{ $action }” wants nothing more, but there is “{ $given }”. To choose games, use --where.
cli-archive-update = “{ $file }” was made by another version of this program. It is being brought up to date from the { $records ->
    [one] record
   *[other] { $records } records
} in it; the old file stays until that is done.
cli-archive-unread = { $records ->
    [one] One record of it cannot be read by this version. It is
   *[other] { $records } records of it cannot be read by this version. They are
} kept and exported, but not counted.
cli-archived = { $games ->
    [one] One game
   *[other] { $games } games
} added ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
}), { $known } there already, { $leftOut } left out.
cli-archived-views = { $views ->
    [one] One player’s view in the archive was replaced by its whole game.
   *[other] { $views } players’ views in the archive were replaced by their whole games.
}
cli-more-rows = The first { $shown } rows; --csv and --json give them all.
cli-no-games = There are no games.
cli-no-player = Nobody called “{ $name }” plays in these games.
cli-picture = A picture can be drawn into an .svg or a .png file, not into { $file }.
cli-number = { $number }
cli-percent = { $number } %
stats-measure = Measure
stats-all = all
stats-intervals = In brackets the 95 % interval (Wilson’s for rates, normal for means), after / the deals or games it rests on.
stats-others = { $players ->
    [one] One more player is
   *[other] { $players } more players are
} not shown: use --player or --json.
stats-rates = % of the deals or games asked about
stats-means = mean
measure-games = Games
measure-won = Games won
measure-deals = Deals a game
measure-points = Points a deal
measure-point_won = Plays won
measure-proposed = Elder: proposes
measure-proposals = Elder: proposals a deal
measure-stood_first = Elder: stands at once
measure-stood_first_won = … and wins
measure-refused_first = Dealer: refuses at first
measure-refused_first_won = … and wins
measure-exchanged = Cards exchanged, if any
measure-king = Marks a king in hand
measure-king_turned = Dealer: turns up a king
measure-vole = Makes the vole
measure-vulnerable_lost = Vulnerable: loses
measure-faultless = Deals played without a loss
measure-lost = Lost by choices, % of a game a deal
measure-took = Takes
measure-took_first = … in the first round
measure-made = … and makes the contract
measure-taken_points = Points, own side taking
measure-against_failed = Contracts against it that fail
measure-capot = Capot made
measure-tricks = Tricks of the side
measure-declared = Announces a declaration
measure-melds = Points declared that count
measure-carre = Scores a carré
measure-belote = Calls belote and rebelote
measure-passed_out = Deals that all pass
problem-E-filter-long = The condition is longer than { $most } characters.
problem-E-filter-empty = There is no condition. Write one, such as vole and score_S > 3.
problem-E-filter-syntax = The condition cannot be read from here on. A bracket or a quotation mark may be missing; equal is ==, contains is ~.
problem-E-filter-deep = The condition has more than { $most } values within each other.
problem-E-filter-signs = The condition has more than { $most } brackets and signs.
problem-E-filter-form = This has no meaning in a condition. See “ecarte filter --help”.
problem-E-filter-name = There is no fact “{ $name }”.{ $near ->
    [0] { "" }
   *[other] { " " }Perhaps you mean “{ $near }”.
} Text stands in quotation marks.
problem-E-filter-number = A number must be whole and at most { $most }.
problem-E-filter-kind = Here stands { $found ->
    [text] a text
    [number] a number
   *[flag] a condition
} where { $wanted ->
    [text] a text
    [number] a number
   *[flag] a condition
} is wanted.
problem-E-filter-function = There is no “{ $name }(…)”. There are: { $allowed }.
problem-E-filter-arguments = “{ $name }(…)” wants one value in its brackets.
problem-E-extra = This wants { $package }, which is not installed: pip install 'ecarte[{ $extra }]'
problem-E-archive = This file cannot be opened as an archive: { $detail }
problem-E-archive-other = This is a DuckDB file, but not one that “ecarte archive” made.
problem-E-archive-version = Another version of this program made this archive, with other tables or rules. “ecarte archive … query”, “stats” and “add” bring it up to date; “export” prints its records as it is.
problem-E-archive-newer = A newer version of this program made this archive. Update the program to ask it or add to it; “ecarte archive … export” prints its records with this version too.
problem-E-archive-empty = This archive is empty: the command that made it was interrupted. Add the records to it again.
problem-E-archive-unfinished = There is no such archive: the “add” that was to make it was interrupted. What it left has been removed; add the records again.
problem-E-archive-used = Another program has this archive open. Close it there, or wait until it is done, and try again; “ecarte archive … export” prints the records meanwhile. ({ $detail })
problem-E-archive-write = The archive cannot be written, and is as it was before. Free some room on the disk, or move the archive to a folder that you may write to; “ecarte archive … export” prints its records as it is. ({ $detail })
problem-E-query = DuckDB cannot answer: { $detail }
problem-E-query-number = These are { $number } queries. Ask one at a time.
problem-E-player-missing = Nobody is named for seat { $seat }.
problem-E-player = There is no player “{ $player }”. There are: { $allowed }.
problem-E-duplicate-odd = Duplicate games come in groups of { $sides }: { $games } cannot be divided by it.

## Belote: terminal

cli-belote-welcome = { $preset }, to { $target } points, against { $names } ({ $player }){ $partner ->
    [none] { "" }
   *[other] , with { $partner } ({ $partnerPlayer }) as your partner
}.
cli-belote-contract = { $contract ->
    [nt] no trumps
    [at] all trumps
   *[suit] { $suit }
}
cli-belote-tierce = tierce
cli-belote-cinquante = cinquante
cli-belote-cent = cent
cli-belote-carre = { $rank ->
    [A] carré of aces
    [K] carré of kings
    [Q] carré of queens
    [J] carré of jacks
    [T] carré of tens
   *[9] carré of nines
}
cli-belote-meld-to = { $meld } to the { $card }

# The log.
cli-belote-drew = Drawn: { $drawn }. { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
cli-belote-turned = { $second ->
    [1] Turned up beside it: { $card }.
   *[other] The turn-up is { $card }.
}
cli-belote-passes = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
cli-belote-takes = { $bid ->
    [nt] { $who ->
        [you] You bid no trumps.
       *[other] { $name } bids no trumps.
    }
    [at] { $who ->
        [you] You bid all trumps.
       *[other] { $name } bids all trumps.
    }
   *[suit] { $who ->
        [you] You take: { $suit } are trumps.
       *[other] { $name } takes: { $suit } are trumps.
    }
}
cli-belote-announces = { $who ->
    [you] You announce: { $meld }.
   *[other] { $name } announces: { $meld }.
}
cli-belote-ranks = { $who ->
    [you] You name the { rank }.
   *[other] { $name } names the { rank }.
}
cli-belote-trumps = { $who ->
    [you] You add: in trumps.
   *[other] { $name } adds: in trumps.
}
cli-belote-shows = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
cli-belote-plays = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}{ $call ->
    [belote] : belote.
    [rebelote] : rebelote.
   *[none] .
}

# What a deal comes to.
cli-belote-all-passed = All passed twice: nothing is scored.
cli-belote-sum = { $side }: { $cards } in cards{ $last ->
    [0] { "" }
   *[other] { $capot ->
        [1] {" "}+ { $last } for all the tricks
       *[other] {" "}+ { $last } for the last trick
    }
}{ $melds ->
    [0] { "" }
   *[other] {" "}+ { $melds } declared
}{ $belote ->
    [0] { "" }
   *[other] {" "}+ { $belote } belote
} = { $totals }.
cli-belote-judged = { $made ->
    [1] { $who ->
        [you] Your contract, { $contract }, is made: { $own } to { $others }.
       *[other] { $name }’s contract, { $contract }, is made: { $own } to { $others }.
    }
   *[0] { $who ->
        [you] Your contract, { $contract }, has failed: { $own } to { $others }.
       *[other] { $name }’s contract, { $contract }, has failed: { $own } to { $others }.
    }
}
cli-belote-forfeit = { $sides ->
    [2] The others score what was collected.
   *[other] What was collected goes to the better of the others, to both where they are equal.
}
cli-belote-factor = { $factor ->
    [2] Everything counts twice: { $contract }.
   *[3] Everything counts three times: { $contract }.
}
cli-belote-points = Written down: { $points }.
cli-belote-score = Score: { $score }.
cli-belote-won = { $who ->
    [you] You win the game.
    [we] You and your partner win the game.
    [they] The others win the game.
    [others] { $name } win the game.
   *[other] { $name } wins the game.
}
cli-belote-given-up = { $who ->
    [you] The game is given up: you win it.
    [we] The game is given up: you and your partner win it.
    [they] The game is given up: the others win it.
    [others] The game is given up: { $name } win it.
   *[other] The game is given up: { $name } wins it.
}
cli-belote-drawn = The game is drawn.

# The table, and what is asked.
cli-belote-up = turned up: { $cards }
cli-belote-dealer = { $who ->
    [you] you deal
   *[other] { $name } deals
}
cli-belote-taken = { $who ->
    [you] Contract: { $contract }, taken by you
   *[other] Contract: { $contract }, taken by { $name }
}
cli-belote-standing = { $score }, of { $target }
cli-belote-tricks = tricks: { $tricks }
cli-belote-ask-take = { $round ->
    [1] Will you take, with { $suit } as trumps?
   *[2] Second round: will you take, with another suit than { $suit }?
}
cli-belote-ask-overcall = { $who ->
    [you] You have bid { $contract }. Will you bid more?
   *[other] { $name } has bid { $contract }. Will you bid more?
}
cli-belote-ask-announce = What will you announce?
cli-belote-ask-E-follow = { $suit } were led. You must follow suit.
cli-belote-ask-E-overtrump = { $suit } were led. You must play a higher trump.
cli-belote-ask-E-trump = { $suit } were led. You have none: you must trump.
cli-belote-ask-E-beat = { $suit } were led. You must beat the highest of them.
cli-belote-ask-E-undertrump = { $suit } were led. Play any card, but no trump lower than your partner’s.
cli-belote-choice-pass = Pass
cli-belote-choice-take = Take: { $contract }
cli-belote-choice-done = Nothing more
# What else may be typed for these, parted by commas: only what somebody would write who has not read the help.
cli-belote-typed-take = take it, i take, i take it
cli-belote-typed-pass = i pass, passe
cli-belote-quiet = quiet
cli-belote-quietly = belote is called for you, unless you add “{ cli-belote-quiet }”
cli-belote-last = last trick
cli-belote-no-trick = No trick has been taken yet.
cli-belote-help-text =
    Bidding: p pass · t take the suit turned up · s h d c that suit, in the second round · n no trumps · a all trumps
    Declarations, before your first card: m1, m2 … as they are listed, or their names (tierce, carré); then play.
    Cards: by number (1), by name (Ks, k s, K♠, 10h, king of spades). Cards in brackets may not be played now; name one to hear why.
    Belote and rebelote are called for you; “Ks quiet” plays the card without the call.
    l last trick · score the score sheet · h hint (hint while bidding) · u take back your last decision · resign give the game up · q leave, to go on later · ? this help

## Belote: page (rules, people, the library, how to play, replays)

game-belote = Belote
preset-classic = Classic
preset-classic-help = Four in two partnerships, a suit as trumps, all declarations, to 1000 points.
preset-tournament = Tournament
preset-tournament-help = As usual, but of all declarations only belote counts.
preset-modern = No trumps, all trumps
preset-modern-help = These two may be bid as well, and outbid a suit; to 3000 points.
preset-three = For three
preset-three-help = Everyone plays alone; six cards stay out of play.
option-players = Players
option-players-help = Four in two partnerships, or three, everyone alone.
option-direction = Direction
option-direction-help = Which way round the table deal, bidding and play go.
option-direction-clockwise = clockwise
option-direction-anticlockwise = anticlockwise
option-packets-dealer = either, by turns
option-packets-chosen = chosen by the dealer
option-shuffle = Between deals
option-shuffle-help = Whether the cards are shuffled, or the tricks only put together and cut.
option-shuffle-shuffle = shuffled
option-shuffle-cut-only = only cut
option-contracts = What can be bid
option-contracts-help = No trumps counts double, all trumps three times; both outbid a suit.
option-contracts-suits = suits
option-contracts-suits-nt = suits and no trumps
option-contracts-suits-nt-at = suits, no trumps and all trumps
option-nt_over_suit_only = No trumps only over a suit
option-nt_over_suit_only-help = No trumps can be bid only after somebody took a suit.
option-declarations = Declarations
option-declarations-help = What counts besides cards and tricks.
option-declarations-all = sequences, fours and belote
option-declarations-belote-only = belote only
option-announce_before_play = Announced before the play
option-announce_before_play-help = Everybody declares before the first card, not with it.
option-shared_cards = Cards may serve twice
option-shared_cards-help = A card may be in a sequence and in a four of a kind at once.
option-king_first = Belote on the king
option-king_first-help = Belote is called with the king, rebelote with the queen.
option-undertrump_partner = Undertrump the partner
option-undertrump_partner-help = Whoever cannot follow and has only trumps lower than the partner’s winning one must play one.
option-belote_safe = Belote is safe
option-belote_safe-help = Belote scores for its holder even when the contract fails.
option-compare_without_declarations = Contract by cards alone
option-compare_without_declarations-help = Whether the takers have made it is judged without declarations.
option-capot_88 = All tricks count 88
option-capot_88-help = Besides the 10 for the last trick; otherwise 100 in its place.

# People
player-novice = a novice
player-expert = an expert
players-novice = novices
players-amateur = decent amateurs
players-expert = experts
opponent-novice = Achille
opponent-expert = Sidonie
person-belote-N = Camille
person-belote-E = Blaise
person-belote-S = Aurèle
person-belote-W = Ondine
new-which = Game
new-opponents = { $names }
new-partner = { $name }, your partner
new-partner-same = like them
settings-callBelote = Call belote for me
settings-announce = Announce what I can declare
resign-means-sides = The others win the game. The record says that you resigned.

challenge-means-partner = These deals have been played with { $partner } against { $opponent }. Now you get the same cards, in the same seat.

# Hints, for ears
hint-call = Hint: play { $cards }, and call belote.
hint-bid = { $kind ->
    [pass] Hint: pass.
    [nt] Hint: bid no trumps.
    [at] Hint: bid all trumps.
   *[suit] Hint: take, with { suit } as trumps.
}
hint-announce = Hint: announce what you hold.

# The library
library-game = Game
library-game-all = All games
side-we = Us
side-they = Them
side-score = { $side } { $score }
games-sides-line = { $scores }
games-sides-won = Won: { $scores }
games-sides-lost = Lost: { $scores }
games-sides-drawn = Drawn: { $scores }
games-sides-given-up = Given up: { $scores }
games-sides-save = Save the record of the game at { $scores }, { $when }
games-sides-delete = Delete the game at { $scores }, { $when }
games-sides-bring-back = Bring back the game at { $scores }, { $when }
games-sides-replay = Replay the game at { $scores }, { $when }
games-word-drawn = drawn

# How to play
how-belote-goal = Belote is played by four, two against two: your partner sits across from you. In every deal one side undertakes to collect more points than the other, with trumps of its choice. The first side to { $target } points wins the game.
how-belote-goal-three = Belote for three: everyone plays alone. In every deal one player undertakes to collect more points than each of the others, with trumps of their choice. The first to { $target } points wins the game.
how-belote-cards-title = The cards
how-belote-cards = There are 32. In trumps the jack and the nine are the strongest. The cards rank like this, and count so many points:
how-belote-cards-plain = In the other suits they rank and count like this:
how-belote-cards-sum = The last trick counts 10. That makes 162 points in a deal.
how-belote-deal-title = The deal
how-belote-deal = Each player gets five cards, three and then two, and the next card is turned up. When somebody has taken, everybody gets three more; the taker gets the turned card and two.
how-belote-deal-three = Each player gets five cards, three and then two, and the next card is turned up. When somebody has taken, everybody gets three more, and the last card of the pack is shown as well. Both turned cards, and six more that nobody sees, stay out of play.
how-belote-bid-title = Taking
how-belote-bid = The player next to the dealer speaks first. Everybody may take, with the turned suit as trumps, or pass. If all pass, everybody may take once more, now with another suit. If all pass again, the next player deals.
how-belote-bid-nt = Instead of a suit one may bid no trumps: it outbids a suit, and everything counts double.
how-belote-bid-at = Or all trumps: it outbids everything, every suit is ranked as trumps, and everything counts three times.
how-belote-declare-title = Declarations
how-belote-declare = With the first card everybody announces what the hand holds:
how-belote-tierce = for three cards of a suit in a row (A K Q J 10 9 8 7), the tierce
how-belote-cinquante = for four in a row, the cinquante
how-belote-cent = for five or more in a row, the cent
how-belote-carre = for four aces, tens, kings or queens
how-belote-nines = for four nines
how-belote-jacks = for four jacks
how-belote-best = Only the side with the strongest declaration scores, but then for all of both partners. The table compares them after the first trick, and the cards are shown.
how-belote-best-three = Only the player with the strongest declaration scores. The table compares them after the first trick, and the cards are shown.
how-belote-belote = King and queen of trumps in one hand are belote. They are always worth 20 to their holder, who says “belote” when playing the first of them and “rebelote” when playing the second.
how-belote-play-title = The play
how-belote-play = The player next to the dealer plays the first card, any card; later, whoever took the last trick. The others are bound:
how-belote-play-follow = Follow suit.
how-belote-play-trump = If you have none of that suit, play a trump.
how-belote-play-over = A trump must be higher than all trumps in the trick, if you have such a one.
how-belote-play-partner = If your partner is winning the trick and you cannot follow, you need not trump: play what you like, but no trump lower than your partner’s as long as you hold a higher.
how-belote-play-any = If you have no trump either, play what you like.
how-belote-play-example = A heart is led and then trumped with the 8 of spades. You have no heart, so you must play a higher spade.
how-belote-score-title = The score
how-belote-score = Each side counts its cards, its declarations and the last trick. The takers need more than the others; then both score what they have. If not, the takers score nothing and the others 162 and all declarations. Belote stays its holder’s.
how-belote-score-three = Everyone counts cards, declarations and the last trick. The taker needs more than each of the others. If not, the taker scores nothing, and the points go to the opponent with the higher score.
how-belote-capot = for all eight tricks, the capot, in place of the 10 for the last
how-belote-capot-88 = for all eight tricks, the capot, besides the 10 for the last
how-belote-here-anticlockwise = In this game it goes anticlockwise.
how-belote-here-packets-2-3 = In this game the first cards are dealt by two and then three.
how-belote-here-packets-dealer = In this game the first cards are dealt by three and two, or by two and three, by turns.
how-belote-here-packets-chosen = In this game the dealer chooses in each deal: three cards and then two, or two and then three.
how-belote-here-cut-only = In this game the cards are not shuffled between deals: the tricks are put together and cut.
how-belote-here-nt-over = In this game no trumps can be bid only after somebody took a suit.
how-belote-here-belote-only = In this game nothing is declared but belote.
how-belote-here-before = In this game everybody declares before the first card is played.
how-belote-here-shared = In this game a card may serve in a sequence and in a four of a kind.
how-belote-here-king-first = In this game belote must be called with the king.
how-belote-here-undertrump = In this game whoever cannot follow must trump under the partner too, if there are only lower trumps in the hand.
how-belote-here-unsafe = In this game belote is lost with the contract.
how-belote-here-cards-alone = In this game whether the takers have made it is judged without declarations.

# Replays
replay-against = { $first } against { $second }
replay-takes = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
replay-bottom = And
replay-short-take = takes
replay-short-bid = { $kind ->
    [pass] passes
    [nt] no trumps
    [at] all trumps
   *[suit] takes
}
replay-short-call = { $call ->
    [rebelote] rebelote
   *[belote] belote
}
replay-short-rank = to the { rank }
replay-short-trump = trumps
replay-short-show = shows
replay-capot = { $name }: capot
replay-failed-contract = { $name }: contract failed
replay-score-sides = { $scores }.
replay-sheet-contract = Contract
replay-sheet-declared = Declarations
replay-sheet-made = { $taker } { $contract }
replay-sheet-down = { $taker } { $contract }, failed
replay-sheet-passed = all passed
replay-sheet-bid = { $kind ->
    [nt] no trumps
   *[at] all trumps
}
replay-sheet-order-three = Numbers in threes: { $first }, { $second }, { $third }.
replay-sheet-won = Won by { $name }, { $result }.
replay-sheet-belote = belote
replay-sheet-capot = capot
replay-sheet-declares = { $name }: { $what }
replay-sheet-drawn = The game is drawn, { $result }.

## Belote: table
## $who is "you" for the player who looks on; $name is then not to be used. $contract is a suit, "nt" or "at".

belote-partner-name = Your partner { $name }
belote-pair = { $first }, { $second }
belote-us = Us
belote-them = Them
belote-seated = { $place ->
    [partner] { $name }, your partner
    [left] { $name }, on your left
    [right] { $name }, on your right
   *[across] { $name }, across from you
}
belote-contract = { $contract ->
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
    [nt] no trumps
    [at] all trumps
   *[other] { $contract }
}
belote-contract-title = { $contract ->
    [s] Spades
    [h] Hearts
    [d] Diamonds
    [c] Clubs
    [nt] No trumps
    [at] All trumps
   *[other] { $contract }
}
# Two letters in a small disc.
belote-contract-short = { $contract ->
    [nt] NT
   *[at] AT
}
belote-ranks = { $rank ->
    [K] kings
    [Q] queens
    [J] jacks
    [A] aces
    [T] tens
   *[other] nines
}
belote-kind = { $kind ->
    [tierce] a tierce
    [cinquante] a cinquante
    [cent] a cent
   *[carre] a carré of { belote-ranks }
}
belote-meld = { $kind ->
    [tierce] Tierce
    [cinquante] Cinquante
    [cent] Cent
   *[carre] Carré of { belote-ranks }
}
belote-meld-to = { belote-meld } to the { rank } of { suit }
belote-turned = Turned up: { $card }
belote-out = Not in play
belote-taker = { $who ->
    [you] you took
   *[other] { $name } took
}
belote-target = of { $target } points
belote-tag-takes = { $who ->
    [you] take { $contract }
   *[other] takes { $contract }
}
belote-tag-passes = { $who ->
    [you] pass
   *[other] passes
}
belote-tag-meld = { $kind ->
    [tierce] tierce
    [cinquante] cinquante
    [cent] cent
   *[carre] carré of { belote-ranks }
}
belote-tag-belote = belote
belote-note-deals = Dealer: gave the cards. The next player speaks and leads first.
belote-note-takes = { $who ->
    [you] Taker: you named the trumps, and your side must collect more points than the others.
   *[other] Taker: named the trumps, and that side must collect more points than the others.
}
belote-note-passes = Passes: would not take with what was offered.
belote-note-declares = Declaration: a run of three cards or more (tierce 20, cinquante 50, cent 100) or four alike (carré). Only the side with the best one scores its declarations.
belote-note-belote = Belote: king and queen of trumps in one hand, 20 points.

# The one line that says what is asked.
belote-ask-first = Will you take { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
} as trumps?
belote-ask-after = { $said }{ " " }
belote-ask-second = All passed. Will you name another suit?
belote-ask-overcall = { $name } takes: { $contract }. Will you go over it?
belote-ask-announce = What do you declare?
belote-ask-E-overtrump = { $suit } were led. You must play a higher trump.
belote-ask-E-beat = { $suit } were led. You must play a higher card.
belote-ask-E-undertrump = Your partner’s trump is winning. Play none below it.
belote-ask-E-trump = { $suit } were led. You have none: you must trump.

# Buttons
belote-take = Take
belote-pass = Pass
belote-no-more = Nothing more
belote-announce = Announce { $kind }
belote-announce-which = Announce { $kind } to the { rank } of { suit }
belote-call-belote = Belote
belote-call-rebelote = Rebelote

# What is heard, for a moment.
belote-say-pass = Pass.
belote-say-take = { $contract }!
belote-say-meld = { $kind ->
    [tierce] Tierce.
    [cinquante] Cinquante.
    [cent] Cent.
   *[carre] Carré of { belote-ranks }!
}
belote-say-rank = { $rank ->
    [A] To the ace.
    [K] To the king.
    [Q] To the queen.
    [J] To the jack.
    [T] To the ten.
   *[other] To the nine.
}
belote-say-trump = In trumps.
belote-say-belote = Belote!
belote-say-rebelote = Rebelote!

# Slips: what was declared, the last trick, the score sheet
belote-declared = Declarations
belote-declares = { $who ->
    [you] You: { $meld }, { $points }
   *[other] { $name }: { $meld }, { $points }
}
belote-last-trick = Last trick
belote-sheet = Score sheet
belote-gain = +{ $points }
belote-sheet-takes = takes
belote-sheet-failed = failed
belote-capot = capot
belote-sheet-target = { $target } points win the game.
belote-sheet-empty = No deal is written down yet. { $target } points win the game.

# The result of a deal
belote-result-deal = { $who ->
    [you] { $made ->
        [yes] You took { $contract }, and made it
       *[no] You took { $contract }, and failed
    }
   *[other] { $made ->
        [yes] { $name } took { $contract }, and made it
       *[no] { $name } took { $contract }, and failed
    }
}
belote-result-passed = All passed twice
belote-result-next = Nobody scores. The next player deals.
belote-row-cards = Cards
belote-row-last = Last trick
belote-row-capot = Capot
belote-row-melds = Declarations
belote-row-belote = Belote
belote-row-sum = Sum
belote-row-written = Written
belote-row-score = Score
belote-made = { $three ->
    [yes] { $own } against { $most } at most: made.
   *[no] { $own } against { $most }: made.
}
belote-failed = { $three ->
    [yes] { $own } against { $most } at most: not more, so it failed.
   *[no] { $own } against { $most }: not more, so it failed.
}
belote-compared = Declarations are not compared.
belote-failed-why = The others score all the cards and all declarations.
belote-failed-keeps = Belote stays with who had it.
belote-failed-three = The points go to the better of the others.
belote-factor = { $contract ->
    [nt] No trumps: everything counts twice.
   *[at] All trumps: everything counts three times.
}

# The game log
belote-log-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
belote-log-deals = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
belote-log-open = { $who ->
    [you] Deal { $deal }: you deal.
   *[other] Deal { $deal }. { $name } deals.
}
belote-log-turn = The turn-up is { $card }.
belote-log-bottom = The last card of the pack is { $card }: neither it nor the turn-up is in play.
belote-log-take = { $who ->
    [you] You take { $card } into your hand.
   *[other] { $name } takes { $card } into the hand.
}
belote-log-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
belote-log-bid = { $who ->
    [you] You take: { $contract }.
   *[other] { $name } takes: { $contract }.
}
belote-log-meld = { $who ->
    [you] You announce { $kind }.
   *[other] { $name } announces { $kind }.
}
belote-log-meld-own = You announce { $kind }, down from { $card }.
belote-log-rank = { $who ->
    [you] You name the highest card: { rank }.
   *[other] { $name } names the highest card: { rank }.
}
belote-log-trump = { $who ->
    [you] Yours is in trumps.
   *[other] { $name }: in trumps.
}
belote-log-show = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
belote-log-play-belote = { $who ->
    [you] You play { $card }: belote.
   *[other] { $name } plays { $card }: belote.
}
belote-log-play-rebelote = { $who ->
    [you] You play { $card }: rebelote.
   *[other] { $name } plays { $card }: rebelote.
}
belote-log-side = { $side } { $score }
belote-log-passed = All passed twice: nobody scores. Score: { $score }.
belote-log-made = { $who ->
    [you] You made your contract ({ $contract }). Written down: { $points }. Score: { $score }.
   *[other] { $name } made the contract ({ $contract }). Written down: { $points }. Score: { $score }.
}
belote-log-failed = { $who ->
    [you] You failed in your contract ({ $contract }). Written down: { $points }. Score: { $score }.
   *[other] { $name } failed in the contract ({ $contract }). Written down: { $points }. Score: { $score }.
}
belote-log-won = You and your partner win the game.
belote-log-won-alone = You win the game.
belote-log-lost = { $first } and { $second } win the game.
belote-log-lost-alone = { $name } wins the game.
belote-log-drawn = The game is drawn.
belote-log-resigned = You give the game up.

## The rule book

rule-book = Rule book
call-arbiter = Call the arbiter
explorer = Explore a hand
cut-pack = Cut the pack
fair-deals = Fair deals
rule-short = rule { $rule }
rule-in-book = Rule { $rule } in the rule book
cli-rules = Read the rule book: every rule and option of écarté and of belote, with examples.

    Without a section it prints the contents. A section goes by its name, by a rule (E17), by an option (must_head), by a chapter, or by the game (ecarte, belote), which is the whole book.
cli-rules-section = What to read: a rule, an option, a section, a chapter or a game.
cli-rules-missing = “{ $section }” is not in the rule book.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} “ecarte rules” prints the contents.

## Matches: games that follow each other, and who watches them

match-rubber-1 = One game
match-rubber-3 = Best of three games
match-rubber-5 = Best of five games
match-rubber-7 = Best of seven games
match-rubber-11 = Best of eleven games
match-pool = Pool for three
gallery-Basile = Basile
gallery-Basile-is = bold: half his purse at once, and always for standing
gallery-Basile-says = { $what ->
    [stand] Stand! Who dares, wins!
    [propose] Propose? Well, if you must.
    [accept] Give them cards, then.
    [refuse] Not one card! Refuse!
    [decline] Never!
    [keep] Keep them all, and at them!
    [discard] Away with { $cards }!
   *[play] { $cards }, and bang it down!
}
gallery-Celeste = Céleste
gallery-Celeste-is = cautious: a chip or two on whoever leads, and always for proposing
gallery-Celeste-says = { $what ->
    [stand] You might stand, I suppose.
    [propose] Propose, it costs nothing.
    [accept] Accept; one never knows.
    [refuse] Refuse, if you are quite sure.
    [decline] Better not.
    [keep] I suppose one might keep them all.
    [discard] I should lay { $cards } away.
   *[play] Perhaps { $cards }?
}
gallery-Leon = Léon
gallery-Leon-is = loyal: always for the same player, and a sound head
gallery-Leon-says = { $what ->
    [stand] You have the hand for it: stand.
    [propose] Propose, my friend.
    [accept] Accept, I am with you.
    [refuse] Refuse: you hold enough.
    [decline] I would decline.
    [keep] Keep all five.
    [discard] Let { $cards } go.
   *[play] { $cards }, I should say.
}
gallery-Odile = Odile
gallery-Odile-is = contrary: for whoever is behind, and against what everybody thinks
gallery-Odile-says = { $what ->
    [stand] They all say propose. Stand!
    [propose] They all say stand. Propose!
    [accept] Accept, nobody expects it.
    [refuse] Refuse, nobody expects it.
    [decline] Decline, of course.
    [keep] Keep them all, to their surprise.
    [discard] { $cards }: precisely those.
   *[play] { $cards }. Surprise them.
}
gallery-Marius = Marius
gallery-Marius-is = a flatterer: for the fuller purse, and never quite attentive
gallery-Marius-says = { $what ->
    [stand] A player like you stands.
    [propose] Propose: the cards will only do you justice.
    [accept] So generous: accept.
    [refuse] You need not give them anything.
    [decline] You are above that.
    [keep] Not one card of yours deserves to go.
    [discard] { $cards } are not worthy of you.
   *[play] { $cards }, with that elegance of yours.
}
cli-match-heading = { $kind }: { $score }
cli-match-score = { $name } { $won }
cli-match-won = { $name } has won the match.
cli-match-playing = Game { $game } is being played.
cli-match-next = Game { $game } comes next.
cli-match-missing = Not among these records: { $games }.
cli-match-purses = Purses: { $purses }
cli-match-pot = { $pot ->
    [one] In the pool: one chip.
   *[other] In the pool: { $pot } chips.
}
cli-match-none = These records are of no match.
cli-match-void = void
cli-match-open = not over
cli-match-worth = ×{ $worth }

## Fair deals: the cut, the commitment, the proof

cut-words = Your words
cut-help = A name, a verse, a number: anything will do. The order of the cards depends on it.
cut-seal = Seal of the game:
cut-always = Ask before every deal
cut-deal = Deal
cut-and-deal = Cut and deal
cut-kept = This deal has been opened before and keeps its cut: { $with ->
    [words] “{ $words }”.
   *[nothing] no words.
}
settings-cut = Cut the pack before every deal
about-fair = How you can be certain that the deals are fair
cli-play-cut = Words of your own that cut the pack of every deal; ask to be asked before each. The seal of the game is shown first.
cli-verify = Prove that deals were fair: every pack recomputed from the seed, every card compared with it.

    Each record is said to be proved or not, and why not. It takes a record that holds its seed (Seed) and the seal shown before the first deal (Commit). The exit status is 0 when all are proved, 1 when one is not, 2 when a file cannot be read.
cli-verify-commit = The seal you noted before the first deal: the records must have this one.
cli-verify-as_json = One JSON object for each record: file, line, proved, commitment, seed, deals, cards, problems.
cli-proved = proved: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $cards } cards as the seed has them
cli-prepared = The seed is one of the { $many } public ones of the page’s first deals: it does not prove that nobody knew the cards.
cli-not-proved = not proved
cli-verified = { $records ->
    [one] One record
   *[other] { $records } records
}, { $proved } proved.
cli-seal = The seal of this game: { $seal }
cli-cut-ask = With what words do you cut the pack? Enter cuts with none.
cli-help-cut = Before a deal: cut and words of your own (cut three blind mice) cuts the pack with them.
problem-E-cut-words = { $reason ->
    [long] These words are too long to cut with: { $most } characters at most.
   *[letter] The pack cannot be cut with “{ $letter }”: use letters, numbers and signs, but no brackets and nothing that cannot be seen.
}
problem-E-cut-kept = Deal { $deal } has been opened before and keeps its cut: { $with ->
    [words] “{ $words }”.
   *[nothing] no words.
}
problem-E-cut-challenge = The deals of a challenge are the same for both of you: they are not cut with words.
problem-E-verify-view = The record is what { $seat } knew of the game. It holds no seed and proves nothing.
    .remedy = Use the whole record of the game.
problem-E-verify-branch = A what-if game is not dealt from the seed alone: there is nothing to prove.
problem-E-verify-seed = The record does not hold its seed: no deal can be recomputed.
    .remedy = The seed is given out when the game is over.
problem-E-verify-commit-missing = The record has no Commit tag: nothing shows that the seed was fixed before the first deal.
problem-E-verify-commit = The seed is not the one that was sealed: its seal is { $expected }, the record’s is { $found }.
problem-E-verify-noted = The record’s seal is { $found }, not the one you noted: { $expected }.
problem-E-verify-cut = For the deal the pack of the seed gives { $expected }. The record says { $found }.
problem-E-verify-draw = In the draw for the pool the pack of the seed gives { $expected }. The record says { $found }.
problem-E-verify-empty = Nothing has been dealt: there is nothing to prove.
problem-E-verify-recut = Deal { $number } was cut with other words than when it was first opened.
problem-E-verify-pack = Nobody can tell how the cards of deal { $number } lay before the cut.
problem-E-verify-cards = Deal { $number } gave { $found } where the pack has { $expected }{ $more ->
    [0] .
   *[other] {" "}(and { $more } cards more).
}

## Analysis: the command line

cli-analyze = Write into records what every decision of écarté was worth: @eq after it, @best and @loss where something was better, and marks.

    What people wrote there stays. The same records give the same text, for any number of processes. A record that cannot be analysed is passed on as it is, and it is said why.
cli-analyze-seat = Only this seat’s decisions.
cli-analyze-worlds = About how many hands the other may hold are looked at for a decision: more take longer and err less.
cli-analyze-exact = Look at every hand the other may hold for each card; the exchange stays sampled. Slow.
cli-analyze-seed = The number that chance follows from.
cli-analyze-overwrite = Also in place of equities and marks that people wrote.
cli-analyze-report = Tell what was found in words: grades, luck and play, the worst decisions. With --output the records are written besides.
cli-analyze-as_json = One JSON object for each record: what was found, for each seat.
cli-not-analyzed = Record { $number } is left as it is. { $why }
cli-analyzed = { $players }, { $result }
cli-analyzed-player = player
cli-analyzed-decisions = decisions
cli-analyzed-lost = lost in each
cli-analyzed-grade = grade
cli-analyzed-luck = luck
cli-analyzed-deals = Where the chance of the game went, as { $name } sees it, in percent:
cli-analyzed-deal = deal
cli-analyzed-points = points
cli-analyzed-expected = before
cli-analyzed-turned = turn-up
cli-analyzed-hands = hands
cli-analyzed-draws = draws
cli-analyzed-unseen = unseen
cli-analyzed-own = own play
cli-analyzed-others = other’s
cli-analyzed-came = after
cli-analyzed-worst = { $at } { $name }: { $done } – better: { $best }. { $loss } of the game lost
cli-equity = Say what chance of the game the elder has before a deal, at every score.
cli-equity-rules = The rules to play by: { cli-presets-ecarte }.
cli-equity-option = One rule changed: target=10, vulnerability=every … May be given several times.
cli-equity-points = What the game counts to the elder, less what it counts to the dealer (E25), by the elder’s points (down) and the dealer’s (across).
cli-equity-chance = The elder’s chance of the game in percent, by the elder’s points (down) and the dealer’s (across).
cli-equity-as_json = One JSON object: rules, points, table.
cli-equity-game = There is no such table for { $game }.
cli-equity-corner = elder

## What could they hold, and the hand explorer, at the terminal

cli-holding = Say what the other could hold at a moment of a game of écarté: the chance of each card, in percent, as far as one seat knows.
cli-holding-at = The moment: 3#12 is after event 12 of deal 3.
cli-holding-seat = Whose knowledge counts.
cli-holding-number = Which record of the files.
cli-holding-weighted = Weigh every hand by how likely a player has said and laid away the like with it.
cli-holding-as_json = One JSON object: seat, size, cards, hands, looked, error.
cli-holding-game = This cannot be said of { $game }.
cli-explore = Explore a hand of écarté: stand or propose, refuse or accept, what to throw and to lead, with the verdict of the books.
cli-explore-cards = The five cards of the hand, as in “7h 8h Ks 7s 7d”.
cli-explore-turned = The card turned up.
cli-explore-dealer = The hand is the dealer’s, to whom the elder has proposed.
cli-explore-score = The score, own points first.
cli-explore-laid = How many cards the elder lays away, when the hand is the dealer’s.
cli-explore-rules = The rules to play by: { cli-presets-ecarte }.
cli-explore-option = One rule changed: target=10, vulnerability=every … May be given several times.
cli-explore-as_json = One JSON object: classic, deals, choices, discards, leads, seeing, worlds.
cli-explore-does = { $does }. { $why }
cli-explore-hand-wrong = A hand is five different cards, as in “7h 8h Ks 7s 7d”.
cli-explore-turned-wrong = The turn-up is a card that is not in the hand, as in --turned 9h.
cli-explore-score-wrong = The score is two numbers below the target, own points first, as in --score 3-4.
