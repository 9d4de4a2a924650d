### The help of the command line.

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
