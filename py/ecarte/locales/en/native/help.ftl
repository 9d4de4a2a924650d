### The help of the command line.

cli = Écarté and belote, two French card games: play them, and replay, check, convert and analyse their records.

    Exit status: 0 when all is well, 1 when something is wrong with the records, 2 when the command was not understood or a file cannot be read or written, 130 when it was stopped by Ctrl-C.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-examples = Examples
cli-man-name = Name
cli-man-synopsis = Synopsis
cli-man-description = Description
cli-man-see = See also
cli-group-table = Play
cli-group-records = Records
cli-group-many = Many records at once
cli-group-analysis = Analysis
cli-group-laws = Rules and laws
cli-group-puzzles = Problems
cli-panel-game = The game
cli-panel-players = The players
cli-panel-match = Matches, chips and spectators
cli-show-help = Show this help and exit.
cli-default = [default: { $value }]
cli-least = [at least { $least }]
cli-required = [required]
cli-misuse-help = For help: { $command }
cli-misuse-no-command = There is no command { $command }.
cli-misuse-file = “{ $file }” is a file. The command comes first, as in: { $example }
cli-misuse-no-option = There is no option { $option }.
cli-misuse-similar = { " " }Did you mean { $names }?
cli-misuse-missing = { $parameter } is missing: { $usage }
cli-misuse-commands = { " " }There are: { $names }.
cli-misuse-too-many = Not expected here: { $given }
cli-misuse-takes-one = { $option } needs a value after it.
cli-misuse-takes-none = { $option } takes no value.
cli-misuse-choice = { $parameter } can only be one of these: { $allowed }.
cli-misuse-number = { $bounds ->
    [least] { $parameter } must be a whole number, { $least } or more.
   *[both] { $parameter } must be a whole number from { $least } to { $most }.
}
cli-misuse-value = { $number ->
    [whole] { $parameter } must be a whole number.
    [any] { $parameter } must be a number.
   *[none] { $parameter } does not take this value.
}
cli-version = Print the version and exit.
cli-completion-shell = The shell is not one of these: { $shells }. For another, print what sets up completion: _ECARTE_COMPLETE=source_bash ecarte
cli-completion-profile = Add this line to the file that $PROFILE names: ecarte --show-completion | Out-String | Invoke-Expression
cli-completion-installed = Completion for { $shell } is set up in { $file }. It works in the next shell you open.
cli-option-install_completion = Set up completion with the Tab key in this shell, and exit.
cli-option-show_completion = Print what sets up completion, to copy or change it, and exit.
cli-option-game = The game to play.
cli-option-lang = The language to use. Without it, that of the environment.
cli-option-plain = Print cards in one line instead of drawing them: for screen readers.
cli-option-color = Colours: when the terminal has them, always, or never.
cli-play = Play a game in the terminal against the computer.

    Cards are named by their place in your hand (1) or by what they are (Ks, k s, 10h, king of spades). Type ? at the table for everything else. The game is saved after every event and can be resumed.
cli-play-rules = The rules to play by, always in their newest version: { cli-presets }
cli-presets = { cli-presets-ecarte }; at belote { cli-presets-belote }.
cli-presets-ecarte = akagiri ({ preset-akagiri }), jirai ({ preset-jirai }), article ({ preset-article-2 }), london ({ preset-london-3 }), casino ({ preset-casino })
cli-presets-belote = classic ({ preset-classic }), tournament ({ preset-tournament }), modern ({ preset-modern }), three ({ preset-three }), federation ({ preset-federation }), two-hand ({ preset-two-hand }), two ({ preset-two })
cli-play-option = One rule changed: target=10, king_mark=optional … May be given several times.
cli-play-opponent = Who plays against you.
cli-play-partner = Who plays with you, in games of partners. Without it, one like your opponents.
cli-play-seat = The seat you take.
cli-play-dealer = Who deals first; cut to cut for it, which is usual.
cli-play-seed = 64 hexadecimal digits from which all the cards follow. Without it, a random seed.
cli-play-two = Two people play at this terminal: the screen is cleared between their turns.
cli-play-friend = Play with a friend elsewhere: each message is a line to pass on, and nobody deals.
cli-play-computer = Gives a seat among friends to a computer of a level, played on this device: W=amateur. May be given several times.
cli-play-names = Names, separated by commas: those of the people at this terminal first. Without blanks in a pool and where there are spectators.
cli-play-rubber = A rubber: the best of this many games.
cli-play-pool = Pool for three: the loser makes room for the third; whoever wins two games running takes the pool.
cli-play-watch = Two of the computer’s players play; you watch, bet, and advise the one you back.
cli-play-stake = The chips that a game moves; in a pool, what each player pays in.
cli-play-purse = The chips everybody has to begin with.
cli-play-gallery = Spectators who bet: french ones advise the player they back, english ones are silent.
cli-play-save = A new file to save the game in. Without it, one in your own folder of games.
cli-play-resume = Go on with the game in this file (- is the standard input).
cli-option-files = Files of records: ECN, JSON, links, csv with links, or archives; gzip is unpacked, - is the standard input.
cli-option-seat = As one seat saw it: the other hands stay hidden.
cli-option-output = The file to write, whole or not at all; a name ending in .gz is compressed. - is the standard output.
cli-option-quiet = Print nothing; the exit status says what was found.
cli-check = Report everything that is wrong with records.

    Each problem is a line, file:line:column: CODE (rule) sentence. Codes that begin with E- are errors. W- are warnings: something is not in canonical form, but was understood. The exit status is 0 when there is no error, 1 when there is one, 2 when a file cannot be read or the command is not understood.
cli-check-strict = Accept only the canonical form, to the byte.
cli-check-as_json = One JSON object for each problem: file, line, column, record, deal, code, rule, severe, sentence, remedy, data.
cli-fmt = Put files into canonical form, reporting every change.

    A file with a record that cannot be read completely is left as it is. The exit status is 0, also when files were changed; 1 when a file was left as it is, or, with --check, would be changed; 2 when a file cannot be read or written.
cli-fmt-files = Files of records in ECN; gzip is kept gzip. - is the standard input, put into canonical form on the standard output.
cli-fmt-check = Change nothing; the exit status is 1 when something would change.
cli-fmt-diff = Print a unified diff and leave the files as they are. The exit status is 0; add --check to get 1 for changes.
cli-fmt-stdout = Write to the standard output and leave the files as they are.
cli-edit = Write into records: comments, marks, variations, tags.

    The changes are made in the order in which they are given, each at the moment that --at named last before it: 3#5 is event 5 of deal 3, 3#5/0#2 the second of the first variation beside it, 3#0 the opening of the deal. What moves a variation moves the moments in it: those given afterwards are the new ones. Each record is changed, or only that of --number; all are written. A record in which a change cannot be made is left out, with the reason, and the exit status is 1.
cli-edit-at = Where what follows is written: 3#5, 3#5/0#2.
cli-edit-comment = The comment on the event, instead of the one it has; an empty one removes it.
cli-edit-mark = A mark on the event, instead of those it has: !, ?, !!, ??, !?, ?! or $10. Several given there in a row are written together; an empty one removes all.
cli-edit-cards = Cards to mark at the moment, instead of those it has: "Ks7h"; "" removes the marks.
cli-edit-add = What might have followed the moment, as a variation: "S:propose N:refuse".
cli-edit-promote = Move the variation one place up; the first takes the place of its line.
cli-edit-remove = Remove the event of a variation, and what follows it there; with the first, or 3#5/0#0, all of it.
cli-edit-tag = Set a tag of the record; without a value, remove it.
cli-edit-study = Make the records the chapters of a study with this title, in the order in which they are read; an empty one takes them out of theirs.
cli-edit-number = Change only this record, counted from 1.
cli-edit-nothing = Say what to change: --at with --comment, --mark, --add, --promote or --remove; --tag; --study.
cli-edit-where = { $option } needs a place: put --at DEAL#EVENT before it.
cli-edit-value = “{ $given }” is not NAME=VALUE.
cli-edit-no-add = --add: “{ $word }” is not an event. Write each as S:propose or N.9h, with a blank between them.
cli-edit-no-cards = “{ $cards }” are no cards: write each as Ks.
cli-edit-no-mark = “{ $word }” is not a mark. There are: { $allowed }, and $0 to $999.
cli-convert = Convert records. What is wrong with them is reported on the standard error.

    ecn: the canonical form. json, jsonl: one object for each record, on a line of its own. link: one link on each line. csv, parquet: one row for each deal. pbn: each deal in Portable Bridge Notation. A record with an error is left out, except in JSON, which lists its problems. The exit status is 0, 1 when a record has an error, 2 when a file cannot be read or written.
cli-convert-out_form = The format to write; by default that of --output’s ending.
cli-convert-to-what = Say the format with --to, or with the ending of --output. There are: { $allowed }.
cli-convert-in_form = The format to read. Without it, the first line decides.
cli-convert-links = Add the column link, from which the games of a csv can be read again. Making the links takes most of the time.
cli-convert-table = { $option } is for csv and Parquet, not for { $format }.
cli-merge = Put whole games together from their players’ views.

    Two records are taken for views of the same game. Among more records, views of the same game are those that have the same rules, event, site, date, round and players, and do not contradict each other; a view without a counterpart stays a view. Every contradiction is reported, and records that contradict each other are not written. The exit status is 1 when there is one.
cli-redact = Keep in records only what one seat knows.

    The other hands become ??, and what would give them away goes: the seed, the comments of other players, variations with supposed hands.
cli-redact-seat = The seat whose view is left: S, N, E or W.
cli-sort = Put records in order.
cli-sort-by = The tags to sort by, the most important first: Date,Round. “players” stands for the names of all. Facts of a game can be named, too: deals, game_events. What is not known comes last.
cli-sort-reverse = Reverse the order. Equal records keep theirs.
cli-sort-deal = “{ $tag }” is a fact of a deal, of which a game has several. Take a tag or a fact of a game.
cli-sort-none = There is no fact “{ $tag }”, and no record has a tag of this name.{ $near ->
    [0] { "" }
   *[other] { " " }Did you mean “{ $near }”?
}
cli-dedupe = Keep each game once, where it comes first, and report how many were left out.

    Two records are the same game when rules, players, date, round, deals and events are the same, whatever comments and other tags they have.
cli-split = Write records into files of their own.

    No existing file is overwritten.
cli-split-by = One file for each value of a tag or of a fact of a game: Date, Event, South, deals …
cli-split-size = This many records in each file.
cli-split-into = The folder to write to; without it, this one.
cli-head = Write the first records.
cli-head-number = How many.
cli-head-tags = Only their tags, as they are written; the rest is not read.
cli-serve = Serve the built site on this machine, until Ctrl-C.
cli-serve-folder = The folder the site was built into; without it, ./dist.
cli-serve-port = The port; 0 for any that is free.
cli-serve-show = Open it in the browser.
cli-draw = Draw a game, a deal or a position.

    The end of the file’s name says what kind of picture: .svg, .png or .pdf. The standard output gets an SVG. PNG and PDF need Matplotlib: pip install 'ecarte[picture]'.
cli-draw-number = Which of the records without errors.
cli-draw-at = Only this deal, 3, or this moment: 3#12 is after event 12 of deal 3.
cli-draw-output = The file to write. - is the standard output.
cli-show = Replay games in the terminal: story, table and score sheet.
cli-show-step = Step through it: Enter or → forward, ← back, n and p by deal, q quits.
cli-show-at = Only this moment: 3#12 is after event 12 of deal 3, 3#0 its opening; 3#12/0#4 is inside a variation.
cli-show-why = Tell, of deals that are over, why the computer’s players did what they did.
cli-show-sheet = Only the score sheet: a row for each deal.
cli-show-number = Which of the records without errors. Without it all of them, one after the other; with --step and --at the first.
cli-link = Print records as links, one on each line: the whole game in the text of an address.

    A game that is not over goes without its seed, which tells the cards to come.
cli-link-at = Open at this moment: 3#12 is after event 12 of deal 3.
cli-link-seat = Only what this seat knows of the game.
cli-link-whole = The whole game, though it is not over: the link shows all hands.
cli-link-one = --view takes only what one seat knows, --all takes everything: give one of them.
cli-link-unfinished = { $place }: this game is not over, and a link to it would show every hand. Add --view SEAT ({ $seats }) for what one seat knows, or --all for everything.
cli-link-challenge = A challenge: the same deals for a friend in this seat, and a result to beat.
cli-link-together = One link to all the records in order, such as the chapters of a study. --at 2 opens the second, --at 2:3#12 at that moment.
cli-link-together-alone = --together takes games as they are: no --view, no --challenge.
cli-link-chapter = “{ $given }” is not the number of a record.
cli-link-base = The address of the page, put before each link.
cli-open = Print the records of links in ECN.
cli-open-link = Whole addresses, or what stands behind “#” in them; - reads them from the standard input, one on each line.
cli-law = Show the laws of the London clubs: all 51 by title, or one in full.

    One law comes with everything that may happen under it, who then chooses, what each choice leads to, and an example where a record can show it.
cli-law-number = The number of the law, 1 to 51.
cli-law-as_json = One JSON object for each law: number, kind, rules, title, text, cases, example.
cli-law-sources = What the law comes from: the source, translated and in the original.
cli-law-which = --sources tells where one law comes from: give its number, and no --json.
cli-law-missing = There is no law { $number }: they are numbered from 1 to { $last }.
cli-arbiter = Call the arbiter: say what happened at the table, and hear what the laws rule.

    Asks what happened and what the ruling depends on; answers are numbers or names. When the arguments say everything, nothing is asked.
cli-arbiter-what = What happened, by name: revoke, wrong-number … (--json without it lists them).
cli-arbiter-answers = The answers, in the order they are asked for.
cli-arbiter-as_json = As JSON: the question that is left, or the verdict. Nothing is asked.
cli-arbiter-missing = The arbiter knows nothing of “{ $what }”.{ $near ->
    [0] {" "}“ecarte arbiter” lists what it knows.
   *[other] {" "}Did you mean “{ $near }”?
}
cli-arbiter-ruled = The ruling is clear before “{ $answer }”: nothing more is asked.
