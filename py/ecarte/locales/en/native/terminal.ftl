### What the command line says, but for its help.

## Command line: when it cannot do what is asked

cli-language = There is no language “{ $language }” here. There are: { $allowed }.
cli-format = There is no format “{ $format }” to convert to. There are: { $allowed }.
cli-rules-elsewhere = “{ $rules }” are rules of another game: add --game { $game }.
cli-one-of = { $option } cannot be “{ $value }”.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} It can be: { $allowed }.
cli-option-form = An option is written NAME=VALUE, as in target=10, not “{ $given }”.
cli-not-written = { $file } cannot be written: { $detail }.
cli-not-written-out = The standard output cannot be written: { $detail }.
cli-output-empty = The name of the output is empty: name a file.
cli-output-folder = { $file } cannot be written: it is a folder. Name a file in it.
cli-output-nowhere = { $file } cannot be written: there is no folder { $folder }. Create it, or choose another.
cli-is-archive = { $file } is an archive and was not changed. Write to another file, or use `ecarte archive add`.
cli-archive-itself = { $file } cannot be added to itself. Name other files.
cli-other-form = Nothing was written to { $file }: its ending says { $named }, but the output is { $form }. Give it another ending.
cli-no-column = There is no column “{ $name }”.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
cli-not-text = Nothing was written to { $file }: names that end in .duckdb are for archives. Give the output another name; to make an archive, use `ecarte archive add`.
cli-not-packed = Nothing was written to { $file }: gzip is the only compression that can be written. Give the output a name that ends in .gz, or one without a compressed ending.
cli-process-ended = One of the processes that work on the records was stopped from outside, perhaps because memory ran out. Try again with fewer of them (--jobs).
cli-left-out = { $file }: the record in line { $line } is left out, because of its problems. Correct them and try again.
cli-no-partner = Nobody has a partner here: leave out --partner.
cli-exists = { $file } is there already. Resume its game with --resume, or choose another name.
cli-two-only = Two people at one terminal are for games of two players.
cli-computer-friend = --computer gives a seat among friends: put --friend before it.
cli-not-offered = { $option } cannot be used with { $game }, which has no { $offer ->
    [friend] way to play without anybody who deals
    [gallery] spectators
   *[matches] matches, chips or spectators
}. Leave it out, or choose { $games }.
cli-play-apart = { $first } and { $second } cannot be combined: leave one of them out.
cli-match-waits = { $who ->
    [you] You drew the lowest card: you wait, and play whoever wins.
   *[other] { $name } drew the lowest card: { $name } waits, and plays whoever wins.
}
cli-resume-alone = A resumed game keeps its rules, dealer and seed: leave out --game, --rules, --option, --dealer and --seed.
cli-resume-one = { $file } holds { $records } records. Resuming needs a file with one.
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
cli-would-lose = { $file } is left as it is: it would lose the records that were left out. Correct them, or write to another file.
cli-onto-input = { $file } is also read, and would then hold less than before. Write to another file.
cli-prints-into-input = { $file } is also read: what the command prints cannot go into it. Redirect the output to another file.
cli-fmt-other = { $file } is not ECN. To write its records as ECN: { $command }
cli-left-as-is = { $file } is left as it is: correct its errors first, or the records that have them would be lost.
cli-fmt-changed = Files changed: { $changed } of { $files }.
cli-fmt-would-change = Files not in canonical form: { $changed } of { $files }.
cli-fmt-crlf = { $file }:{ $line }: the lines of this record end in CRLF, which becomes LF.
cli-show-score = { $first } { $firstScore }, { $second } { $secondScore }, of { $target } · tricks: { $first } { $firstWon }, { $second } { $secondWon }
cli-show-keys = { $at } · { $number } of { $of } · Enter → forward, ← b back, n p deals, g G beginning and end, q quits
cli-show-keyboard = --step listens to the keyboard, so it cannot read a record from the standard input. Name a file.
cli-show-sheet-alone = --sheet shows the score sheet alone: leave out --at, --step and --why.
cli-show-missing = There is no record { $number } in these files.
cli-show-view = This record is the view of { $seat }, and can only be shown from there.
cli-merge-against = { $first } and { $second } contradict each other, and are not written:
cli-merge-at = That is at { $at }.
cli-merge-alone = { $number ->
    [one] One view has no counterpart, and stays a view.
   *[other] { $number } views have no counterpart, and stay views.
}
cli-deduped = { $kept } of { $read } records written; { $left ->
    [0] no game was
    [one] one game was
   *[other] { $left } games were
} there already.
cli-split-one = Give either --by or --size, not both.
cli-split-exists = { $file } is there already. Choose another folder with --into.
cli-split-stay = { $records ->
    [one] One record was
   *[other] { $records } records were
} written: { $files ->
    [one] one file is
   *[other] { $files } files are
} left in the folder “{ $folder }”; the last is { $last }. Before you try again, delete what is there, or choose another folder with --into.
cli-split-done = { $records ->
    [one] One record
   *[other] { $records } records
} written into { $files ->
    [one] one file
   *[other] { $files } files
} in the folder “{ $folder }”.
cli-parquet-output = Parquet is not written to the standard output: name a file with --output.
cli-convert-archive = { $file } is an archive or Parquet, so --from { $source } cannot be used. Leave it out; other files need a command of their own.
cli-parquet-packed = Parquet is compressed already: name a file without “.gz”, not { $file }.
cli-no-site = There is no site in { $folder }. Build it with “make site”, or name the folder it was built into.
cli-no-port = Port { $port } cannot be used: { $detail }. Choose another with --port, or --port 0 for any.
cli-site-headers = { $file } cannot be read: { $detail }.
cli-serving = Écarté is at { $url } (Ctrl-C stops it).
cli-challenge-alone = A challenge begins with the first deal and holds no game: leave out --at and --seat.
cli-open-at = The link opens at { $at }.
cli-open-file = “{ $file }” is a file. The links in it are opened by: ecarte open - < { $file }

## Command line: at the table

cli-welcome = { $preset }, to { $target } points, against { $name } ({ $player }).
cli-kept = The game is saved in { $file }. Type ? for help, q to leave.
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
cli-not-understood = “{ $text }” is not understood here.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
} Type ? for help.
# What else may be typed for these, separated by commas.
cli-typed-help = what
cli-typed-hint = advice
cli-typed-undo = take back
cli-typed-resign = give up
cli-typed-quit = leave, bye
cli-typed-again = once more
cli-typed-deal = deal again
cli-typed-end = end here
cli-typed-say = tell
cli-typed-yes = agree
cli-typed-no = decline
cli-help-curtain = Press Enter when nobody else can see the screen: it then shows your cards. q leaves; the game can be resumed.
cli-help-bet = A name and a number of chips: { $south } 5, or S 5. Enter bets nothing; q leaves, and the match can be resumed.
cli-help-next = Enter begins the next game; q leaves, and the match can be resumed.
cli-help-whisper = Type what you would say or play in this place, as if you were playing. Enter says nothing; q leaves.
cli-help-words = The pack is cut by your words, so that nobody can have arranged it. Enter cuts with none; q leaves.
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
cli-friend-begin = Paste an invitation to accept it, or your own game from another browser; Enter invites a friend.
cli-friend-terms = { $name } invites you to { $game ->
    [ecarte] écarté
   *[other] belote
}: { $rules }{ $options ->
    [none] {""}
   *[other] , { $options }
}{ $match ->
    [none] {""}
   *[other] {" "}· { $match }
}{ $stake ->
    [0] {""}
   *[other] {" "}· stake { $stake }
}{ $purse ->
    [none] {""}
   *[other] {" "}· purse { $purse }
}. { $opened ->
    [played] Only the cards that were played are opened after a deal; not all can be proved then.
   *[other] After each deal all its cards are opened, discards and unplayed hands too.
}
cli-friend-place = You sit in the { $seat }. { $deals ->
    [you] You deal first.
    [other] { $name } deals first.
   *[cut] The first deal is cut for.
}
cli-friend-sit = { $seats ->
    [none] Enter sits down; q leaves.
   *[other] Name the seat you would like ({ $seats }), or press Enter for any; q leaves.
}
cli-friend-somebody = your friend
cli-friend-group = the group
cli-friend-table = At the table: { $names }.
cli-friend-pass-on = Send this to { $name }:
cli-friend-wait = Paste what { $name } sent. “again” shows once more what you are to send.
cli-friend-withdrawn = { $what ->
    [event] { $event } came too late
    [ask] What you asked came too late
    [say] What you said came too late
   *[other] Your pass came too late
}: your friend went on at the same time.
cli-friend-asked = Nothing is played until { $name } answers.
cli-friend-answer = y agrees; n declines.
cli-friend-said = You: “{ $said }”
cli-friend-shuffling = { $players ->
    [2] Both of you
   *[other] All of you
} shuffle and lock the pack: a few lines go back and forth before you see your cards.
cli-friend-alone = In a game with a friend nobody gives hints.
cli-friend-part = Paste what { $name } sent, or “say” something; Enter leaves.
cli-friend-over = { $names }: { $score }. The record, signed by { $players ->
    [2] both
   *[other] all
}, is in { $file }
cli-friend-evidence = The evidence is in { $file } “ecarte verify” checks it for anybody. It shows your cards of this game, and not your secret.
cli-friend-left = The game is saved, with your secret: do not send this file. To resume it: ecarte play --friend --resume { $file }
cli-help-friend =
    Each move is a line that you send by any messenger, and paste when one arrives. q leaves, and the game can be resumed.
    say a phrase (“say” lists them) · again the lines to send once more
    Asked of your friend: u take back your last move · new deal the deal is dealt again · stop the game ends here, as it stands
cli-left = The game is saved. To resume it: ecarte play --resume { $file }
cli-kept-whole = The file holds the whole game, the other hands and the seed too, so that you can resume it. To pass on only what you know: ecarte link --view { $seat } { $file }
cli-help-text =
    Cards: by number (1), by name (Ks, k s, K♠, 10h, king of spades). To discard name several: 1 3, or Ks 7h; 0 keeps all.
    Cards in brackets may not be played now; name one to hear why.
    p propose (p 3 where a number is said) · s stand · a accept · i accept if the stock suffices · r refuse · k mark the king
    h hint · u take back your last decision · resign give the game up · q leave, to go on later · ? this help
    Words may be shortened: prop, acc, und. The Tab key completes them.

## Many records: conditions, statistics, archives, simulated games

cli-option-where = Only games that meet this condition: see “ecarte filter --help”.
cli-option-jobs = How many processes work at once.
cli-option-columns = The columns of the table, in this order: key,date,winner. Without it, all.
cli-option-raw = Write texts in csv as they are. Without it, texts that a spreadsheet would run as formulas, such as =1+1, get an apostrophe in front.
cli-option-scheduler = The scheduler of a Dask cluster, such as tcp://10.0.0.1:8786: its workers do the work, instead of --jobs. It needs the extra ecarte[cluster], here and there.
cli-option-player = Only this player. May be given several times.
cli-option-measure = Only this measure, by its name in --json: won, deals, points … May be given several times.
cli-option-picture = Draw it into this file too, .svg, .png or .pdf (needs Matplotlib: pip install 'ecarte[picture]').
cli-filter = Print the records that meet a condition, in canonical ECN.

    A condition is tested on each deal together with its game; a game matches when one of its deals does. any(…), all(…), count(…), sum(…), max(…), min(…) look at all deals of the game. Values are facts (south, date, winner, score_S, proposals …), "texts" and whole numbers; ~ means “contains”. The fact rules is the name of the rules without its version. All facts are listed in the guide, docs/guide/filter.md.
cli-filter-expression = The condition.
cli-filter-invert = The records that do not meet it.
cli-filter-count = Print only how many there are.
cli-filter-deals = The deals that meet it, as csv.
cli-filter-next = What was done next in positions like this one (a sequence), how often, and how the deals ended, as csv.
cli-filter-next-alone = --next cannot be combined with --deals, --count or --invert.
cli-filter-columns-deals = --columns needs --deals, without --count.
cli-raw-csv = --raw goes with csv alone.
cli-match = Show how matches stand: the score of rubbers and pools, the pool, the purses.

    A match is known from its records alone; they may be in several files and in any order. Games that do not fit those before them are reported on the standard error.
cli-match-as_json = One JSON object for each match.
cli-stats = Show how each player fares.

    Games won and points a deal; at écarté proposals, refusals, kings, voles; at belote takes, contracts, capots, declarations; each with its 95 % interval.
cli-stats-as_json = One JSON object for each game that is played.
cli-archive-stats-as_json = One JSON object for each game that is played.
cli-report = Make a report of games: figures, plots and drawings on one page of HTML.

    The page needs no other file, and nothing from the network. Plots need Matplotlib: pip install 'ecarte[picture]'.
cli-report-title = The heading of the page.
cli-report-drawings = How many games, from the first, are drawn.
cli-archive = Keep games in a DuckDB file, and query it in SQL. Needs DuckDB: pip install 'ecarte[archive]'.
cli-archive-add = Add the records of files to an archive. It is created if it does not exist.

    Every card, trick and point is verified; records with errors are left out and reported. Adding a game twice changes nothing. The exit status is 1 when a record was left out. Millions of games fit: added in order of date, they are also stored by date, and a query about some dates reads only these. One command adds at a time, with the workers of --jobs or --scheduler.
cli-archive-query = Query an archive in SQL: the tables are games, deals, events and openings.

    A query changes nothing. A table of over 1,000 rows is cut; --csv and --json print them all.
cli-archive-stats = Show how each player fares, as “ecarte stats” does.
cli-archive-export = Write the records in canonical ECN, in the order they were added.
cli-option-database = The archive.
cli-archive-query-sql = The query; - reads it from the standard input.
cli-archive-query-as_json = JSON: an object for each row.
cli-archive-query-as_csv = The rows as csv.
cli-archive-query-seconds = The longest wait for rows, in seconds; 0 for no limit.
cli-archive-query-jobs = How many processes bring an archive of another version up to date.
cli-archive-stats-jobs = { cli-archive-query-jobs }
cli-archive-next = Print what was done next in positions like one, how often, and how the deals ended.

    A position is a sequence of the guide’s conditions, docs/guide/filter.md, or that of a moment of a game, --like FILE --at DEAL#EVENT. It is then printed on the standard error, and each choice has what the analyst thinks of it: a chance of the game, or at belote points.
cli-archive-next-sequence = The position: one sequence.
cli-archive-next-like = A file with the game whose moment it is.
cli-archive-next-number = Which game of the file.
cli-archive-next-at = The moment, such as 3#12. The decision after it is looked up: a bid, an exchange or the first lead.
cli-archive-next-as_json = JSON: an object for each choice.
cli-archive-next-as_csv = The choices as csv.
cli-archive-next-jobs = { cli-archive-query-jobs }
cli-archive-next-one = Give one position: an expression, or a moment of a game: --like friday.ecn --at 3#12.
cli-archive-next-later = No position of an opening comes next there: only bids, exchanges and the first lead of a deal are kept, by seats whose hand is known, and none in variations.
cli-simulate = Let the computer’s players play each other, and print the games in ECN.

    The same seed and players give the same games, however many processes work. With ecarte[fast], belote’s expert thinks more, and plays other games than without it.
cli-simulate-players = Who plays in each seat, as S:amateur N:chance, or for a whole side, as NS:amateur. Players of écarté: beginner, amateur, club, master, chance; of belote: novice, casual, amateur, club, expert, chance.
cli-simulate-games = How many games.
cli-simulate-seed = The number that all of it follows from.
cli-simulate-rules = The rules to play by, always in their newest version: { cli-presets }
cli-simulate-option = One rule changed: target=10, king_mark=optional … May be given several times.
cli-simulate-duplicate = Deal the same cards to every two games (three, where three sides play), with the players’ seats exchanged.
cli-compiling = Compiling
cli-compiling-once = Compiling. This happens once on a machine and takes up to a minute, longer on a busy one.
cli-compiled = Compiled in { $seconds } s. Later runs load what was compiled.
cli-analyzing = Analysing
cli-simulating = Playing
cli-seat-form = Players are given once for each seat, as S:amateur N:chance, or for a whole side, as NS:amateur, not “{ $given }”.
cli-archive-first = The archive comes first: ecarte archive add { $archive } { $file }
cli-archive-none = { $file } is no archive. To make one of files of records: ecarte archive add mine.duckdb FILE
cli-filter-first = The condition comes first: ecarte filter { $condition } { $file }
cli-archive-update = “{ $file }” was made by another version of this program. It is being brought up to date from the { $records ->
    [one] record
   *[other] { $records } records
} in it; the old file stays until that is done.
cli-archive-unread = { $records ->
    [one] One record of it cannot be read by this version. It is
   *[other] { $records } records of it cannot be read by this version. They are
} kept and exported, but not counted.
cli-archive-copies = { $records ->
    [one] One of its records is a copy of another, with other notes or tags, and is counted again.
   *[other] { $records } of its records are copies of others, with other notes or tags, and are counted again.
} To count each game once: ecarte archive add once.duckdb { $file }
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
cli-archived-notes = { $copies ->
    [one] One copy has other notes or tags than the record in the archive, which stays.
   *[other] { $copies } copies have other notes or tags than the records in the archive, which stay.
}
cli-more-rows = The first { $shown } rows; --csv and --json give them all.
cli-no-games = There are no games.
cli-no-measure = These games have no measure { $names }.
cli-no-match = No game meets the condition.
cli-no-player = Nobody called “{ $name }” plays in these games.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
cli-no-tag = No record has a tag “{ $name }”.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
cli-picture = A picture can be drawn into an .svg, a .png or a .pdf file, not into { $file }.
cli-picture-letters = No font on this machine has { $letters }: in { $file } they are boxes. Install a font that has them, such as Noto Sans CJK, or draw an .svg.
cli-number = { $number }
cli-percent = { $number } %

## Belote: terminal

cli-belote-welcome = { $preset }, { $deals ->
    [0] to { $target } points
   *[other] { $deals } deals
}, against { $names } ({ $player }){ $partner ->
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
cli-belote-calls = { $who ->
    [you] You have belote in { $suit }.
   *[other] { $name } has belote in { $suit }.
}
cli-belote-count = Counted: { $counted }.
cli-belote-capot = All the tricks for one side: capot.
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
cli-belote-sum = { $side }: { $cards } in { $counted ->
    [1] tricks
   *[other] cards
}{ $last ->
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
    [2] { $who ->
        [you] Your contract, { $contract }, ends in a litige, { $own } to { $others }.
       *[other] { $name }’s contract, { $contract }, ends in a litige, { $own } to { $others }.
    }
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
    [2] The other side scores it all.
   *[other] It all goes to the better of the others, or to both if they are equal.
}
cli-belote-factor = { $factor ->
    [2] Everything counts twice: { $contract }.
   *[3] Everything counts three times: { $contract }.
}
cli-belote-scaled = The points for tricks are scaled down to the sum of other deals.
cli-belote-waited = { $waited } points had waited.
cli-belote-held = { $held } points wait for the next deal.
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
cli-belote-laid = Before { $name }: { $cards }
cli-belote-covering = { $who ->
    [you] Your cards that lie on covered ones: { $cards }
   *[other] Those that lie on covered ones: { $cards }
}
cli-belote-dealer = { $who ->
    [you] you deal
   *[other] { $name } deals
}
cli-belote-taken = { $who ->
    [you] Contract: { $contract }, taken by you
   *[other] Contract: { $contract }, taken by { $name }
}
cli-belote-standing = { $deals ->
    [0] { $score }, of { $target }
   *[other] { $score }, deal { $deal } of { $deals }
}
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
cli-belote-ask-E-follow = { suit-title } were led. You must follow suit.
cli-belote-ask-E-overtrump = { suit-title } were led. You must play a higher trump.
cli-belote-ask-E-trump = { suit-title } were led. You have none: you must trump.
cli-belote-ask-E-beat = { suit-title } were led. You must beat the highest of them.
cli-belote-ask-E-undertrump = { suit-title } were led. Play any card, but no trump lower than your partner’s.
cli-belote-choice-pass = Pass
cli-belote-choice-take = Take: { $contract }
cli-belote-choice-done = Nothing more
# What else may be typed for these, separated by commas: only what somebody would write who has not read the help.
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
    Words may be shortened: pas, tak, und. The Tab key completes them.

## The rule book

cli-rules = Read the rule book: every rule and option of écarté and of belote, with examples.

    Without a section it prints the contents. A section goes by its name, by a rule (E17), by an option (must_head), by a chapter, or by the game (ecarte, belote), which is the whole book.
cli-rules-section = What to read: a rule, an option, a section, a chapter or a game.
cli-rules-sources = What each rule comes from: the sources, translated and in the original.
cli-rules-which = --sources tells where rules come from: name a rule, a section, a chapter or a game.
cli-rules-missing = “{ $section }” is not in the rule book.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
} “ecarte rules” prints the contents.

## Matches: games that follow each other, and who watches them

cli-match-heading = { $kind }: { $score }
cli-match-score = { $name } { $won }
cli-match-ahead = { $kind }: { $name } has won { $won ->
    [one] the last game
   *[other] the last { $won } games
}
cli-match-stake = Each of the three paid { $stake ->
    [one] one chip
   *[other] { $stake } chips
} into the pool at the start.
cli-match-won = { $name } has won the match.
cli-match-playing = Game { $game } is being played.
cli-match-next = Game { $game } comes next.
cli-match-missing = Not among these records: { $games }.
cli-match-purses = Purses: { $purses }
cli-match-pot = { $pot ->
    [one] In the pool: one chip.
   *[other] In the pool: { $pot } chips.
}
cli-match-none = These records belong to no match.
cli-match-void = void
cli-match-open = not over
cli-match-worth = ×{ $worth }

## Fair deals: the cut, the commitment, the proof

cli-play-cut = Words of your own that cut the pack of every deal; ask to be asked before each. The seal of the game is shown first.
cli-verify = Prove that deals were fair.

    Every pack is recomputed from the seed, and every card compared with it.

    For each record it says whether it is proved and, if not, why. The record must hold its seed (Seed) and the seal shown before the first deal (Commit) or, if friends shuffled, the seeds of all players (Shuffle) and their signatures (Signed). The exit status is 0 when all are proved, 1 when one is not, 2 when a file cannot be read.
cli-verify-commit = The seal you noted before the first deal: the records must have this one.
cli-verify-as_json = One JSON object for each record: file, line, proved, commitment, seed, signed, deals, cards, problems.
cli-proved = proved: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $cards } cards as the seed gives them
cli-proved-shuffled = proved: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $cards } cards as the players shuffled them
cli-evidence = evidence of cheating: { $messages } messages, each signed
cli-signed = { $name } signed it with the key { $key }.
cli-prepared = The seed is one of the { $many } public ones of the page’s first deals: it does not prove that nobody knew the cards.
cli-daily = This is the daily deal of { $day }, whose seed is public: it does not prove that nobody knew the cards.
cli-not-proved = not proved
cli-verified = { $records ->
    [one] One record
   *[other] { $records } records
}, { $proved } proved.
cli-seal = The seal of this game: { $seal }
cli-cut-ask = With what words do you cut the pack? Enter cuts with none.
cli-help-cut = Before a deal: cut and words of your own (cut three blind mice) cuts the pack with them.

## Analysis: the command line

cli-analyze = Write into records what every decision was worth.

    @eq follows each decision, with @best and @loss where something was better, and marks.

    What people wrote there stays. The same records give the same text, for any number of processes. A record that cannot be analysed is passed on as it is, with the reason.
cli-analyze-seat = Only this seat’s decisions.
cli-analyze-worlds = About how many hands of the other are looked at for a decision, at belote a tenth as many: more take longer and err less.
cli-analyze-exact = At écarté, look at every hand the other may hold for each card; the exchange stays sampled. Slow.
cli-analyze-seed = The seed of the random numbers.
cli-analyze-overwrite = Replace equities and marks that people wrote, too.
cli-analyze-resume = Go on with an analysis that was interrupted: what it found is beside the output, in a file whose name ends in .part.
cli-analyze-report = Report in words what was found: grades, luck and play, the worst decisions. With --output the records are written as well.
cli-analyze-as_json = One JSON object for each record: what was found, for each seat.
cli-not-analyzed = Record { $number } is left as it is. { $why }
cli-resume-output = --resume needs --output: beside that file is what was found before.
cli-resume-kept = { $games ->
    [one] One game was
   *[other] { $games } games were
} analysed; what was found is in { $file }. The same command with --resume goes on.
cli-analyzed = { $players }, { $result }
cli-analyzed-player = player
cli-analyzed-decisions = decisions
cli-analyzed-lost = lost in each
cli-analyzed-grade = grade
cli-analyzed-luck = luck
cli-analyzed-deals = Where the chance of the game went, as { $name } sees it, in percent:
cli-analyzed-deals-points = Where the points of the deals came from, as { $name } sees it, less those of the other side:
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
cli-analyzed-worst = { $at } { $name }: { $done } – { $sure ->
    [yes] better
   *[no] perhaps better
}: { $best }. { $told }
cli-analyzed-open = With all cards seen it costs { $loss }.
cli-equity = Show the elder’s chance of winning the game before a deal, at every score.
cli-equity-rules = The rules to play by, always in their newest version: { cli-presets-ecarte }.
cli-equity-option = One rule changed: target=10, vulnerability=every … May be given several times.
cli-equity-points = What the game is worth to the elder, less what it is worth to the dealer (E25), by the elder’s points (down) and the dealer’s (across).
cli-equity-chance = The elder’s chance of the game in percent, by the elder’s points (down) and the dealer’s (across).
cli-equity-as_json = One JSON object: rules, points, table.
cli-equity-game = There is no such table for { $game }.
cli-equity-corner = elder
cli-equity-dealer = dealer

## What could they hold, and the hand explorer, at the terminal

cli-holding = Show what the others could hold at a moment of a game.

    The chance of each card, in percent, as far as one seat knows.
cli-holding-at = The moment: 3#12 is after event 12 of deal 3.
cli-holding-seat = Whose knowledge counts.
cli-holding-number = Which record of the files.
cli-holding-weighted = Weight each hand by how likely a player holding it would have done the same.
cli-holding-suppose = Suppose something: N+Js, North has the jack of spades; N-Js, does not; N-s, has no spade. Can be repeated; belote only.
cli-holding-as_json = One JSON object: holders, hands, looked, error; of one hidden hand also seat, size, cards.
cli-holding-game = This does not work for { $game }.
cli-explore = Explore a hand: what each choice is worth.

    Écarté: stand or propose, refuse or accept, discards and leads, with the verdict of the books. Belote: the bids of either round, or with --contract the cards to lead.
cli-explore-cards = The cards of the hand, as in “7h 8h Ks 7s 7d”. At belote five for a bid (six for two), and for a lead eight (nine for two), without the card turned up; with open cards your row.
cli-explore-turned = The card turned up; with open cards the one that was dealt last.
cli-explore-dealer = Écarté: the hand is the dealer’s, to whom the elder has proposed.
cli-explore-score = Écarté: the score, own points first.
cli-explore-laid = Écarté: how many cards the elder discards, when the hand is the dealer’s.
cli-explore-game = The game.
cli-explore-place = Belote: your place in the order of speaking; with --contract, the taker’s.
cli-explore-second = Belote: a bid of the second round.
cli-explore-contract = Belote: the contract, s, h, d, c, nt or at; you lead to it, as the first player.
cli-explore-bottom = Belote for two or three, for a lead: the last card of the pack.
cli-explore-other = Belote with open cards: the other player’s row.
cli-explore-rules = The rules to play by, always in their newest version: { cli-presets }
cli-explore-option = One rule changed: target=10, vulnerability=every … May be given several times.
cli-explore-as_json = One JSON object: classic, deals, choices, discards, leads, seeing, worlds; at belote declared, estimate.
cli-explore-does = { $does }. { $why }
cli-explore-hand-wrong = A hand is five different cards, as in “7h 8h Ks 7s 7d”.
cli-explore-turned-wrong = The turn-up is a card that is not in the hand, as in --turned 9h.
cli-explore-score-wrong = The score is two numbers below the target, own points first, as in --score 3-4.
cli-explore-elsewhere = { $option } has no meaning at { $game }.
cli-explore-both = Give either --second or --contract, not both: a card is led when the bids are over.

## Problems to solve, at the terminal

cli-problems = Solve problems of a game: decisions with one clearly best choice.

    They come from played games. The program keeps your rating and brings back what you missed. Needs fsrs: pip install 'ecarte[problems]'.
cli-problems-kind = Only problems of this kind; may be given several times. Écarté has propose, accept, discard, lead, card, double; belote has first, second, free, lead, draw, partner, belote, last, open, and bids, bids-free and bids-open, hands dealt without end.
cli-problems-number = Stop after this many problems.
cli-problems-only = One problem, by its id.
cli-problems-progress = Where your progress is kept, instead of the usual place.
cli-problems-heading = Problem { $id } · { $kind } · rated { $rating }
cli-problems-again = Problem { $id }, once more · { $kind } · rated { $rating }
cli-problems-help = Type the number of a choice, or cards by their names (7h, 10s) or places (1 3). “q” leaves; what you have done is kept.
cli-problems-right = Right.
cli-problems-wrong = No. That costs { $told }. Best is: { $best }.
cli-problems-exact = Counted over every hand the other could have ({ $worlds }).
cli-problems-sampled = { $unit ->
    [points] Over { $worlds } ways in which the other cards may lie.
   *[game] Over { $worlds } hands the other could have.
}
cli-problems-look = The whole game: ecarte open { $link }
cli-problems-rating = Your rating: { $rating } ± { $error } ({ $change }).
cli-problems-sum = Solved: { $right } of { $number }.
cli-problems-all = You have tried every problem and missed none.
cli-problems-later = You have tried every problem. What you missed comes again from { $when } on.
cli-problems-unknown = There is no problem “{ $id }”.
cli-problems-unread = “{ $file }” cannot be read: { $detail }.
cli-problems-damaged = “{ $file }” does not hold anybody’s progress. Move it away to begin anew.
cli-lessons = List the short lessons of a game, or take one: a few steps at the table, then a few questions.
cli-lessons-lesson = The lesson to take, by its number or its name.
cli-lessons-progress = Where the lessons done are noted, instead of the usual place.
cli-lessons-help = Answer as at the table: a word, or cards by their names (7h, 10s) or places (1 3). “q” leaves the lesson.
cli-lessons-unknown = There is no lesson “{ $lesson }”. “ecarte lessons” lists them.
