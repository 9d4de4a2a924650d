### The saved games: the list, import, backup, links.

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
library-conditions = Conditions work too:
library-conditions-help = Help
library-condition-at = At character { $column }: { $problem }
library-condition-none = No game meets this condition.
library-condition-about = This condition is about one kind of game, { $games }: others are left out.
library-condition-over = Games that are still being played are left out.
library-condition-failed = The games could not be searched.
library-searching = Searching …
library-searched = { $known } of { $count }, { $found } found
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
library-unread = { $count ->
    [one] One stored entry cannot be read.
   *[other] { $count } stored entries cannot be read.
}
library-unread-means = What cannot be read is left out of the list, searches, statistics and backups. Before you delete it, save it as it is: part of it may still be recovered.
library-unread-line = Unreadable: { $name }
library-unread-save-one = Save { $name } as it is
library-unread-delete-one = Delete { $name }
library-unread-save = Save all as they are
library-unread-delete = Delete all
library-unread-question = { $count ->
    [one] Delete the entry that cannot be read?
   *[other] Delete { $count } entries that cannot be read?
}
library-unread-final = Nothing goes to the bin: this cannot be undone.
library-unread-deleted = { $count ->
    [one] The entry is deleted.
   *[other] The entries are deleted.
}
library-unread-open = This game cannot be opened: its record is missing or damaged. What is left of it can be saved as it is.
library-unread-save-this = Save as it is
library-notes = What you wrote could not be kept. Try again.
library-backup = Back up
library-restore = Restore

## Import: games out of files and texts

import-title = Import games
import-how = Choose files of games (.ecn), paste their text or a link below, or drop them anywhere on the page. Games typed by hand are read, too.
import-choose = Choose files
import-paste = Text of games, or a link
import-read = Read the text
import-example = Show an example
import-notation = How games are written: the notation
import-course = Reading
import-reading = Reading games: { $percent } %
import-asking = { $count ->
    [one] A game was read with changes. Do you want to keep it?
   *[other] { $count } games were read with changes. Do you want to keep them?
}
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
import-there = { $count ->
    [one] This game is in your library already.
   *[other] These { $count } games are in your library already.
}
import-broken = { $count ->
    [one] One could not be read.
   *[other] { $count } could not be read.
}
import-left = { $count ->
    [one] One was not kept.
   *[other] { $count } were not kept.
}
import-stopped = You stopped the import. What had been read by then is kept.
import-full = The import stopped here: the device is full, or the engine did not answer. What had been read by then is kept.
import-nothing = That is neither a game nor a link to one.
import-replay = Replay it
import-open = Open it
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
mended-title = { $count ->
    [one] Is this the game?
   *[other] Are these the games?
}
mended-how = { $count ->
    [one] It was read with changes, or in part, and is not kept yet. Compare what was typed with what will be kept.
   *[other] These { $count } were read with changes, or in part, and are not kept yet. Compare what was typed with what will be kept.
}
mended-typed = As typed
mended-kept = As it will be kept
mended-line = Line { $line }.
mended-keep = { $count ->
    [one] Keep it
   *[other] Keep all { $count }
}
mended-keep-some = { $count ->
    [one] Keep one
   *[other] Keep { $count }
}
mended-choose = Keep game { $record }
mended-all = Keep these and all that follow
mended-change = Change the text
mended-leave = { $count ->
    [one] Do not keep it
   *[other] Keep none
}

## Backup: everything in one file

restore-title = Restore a backup
restore-how = A backup holds every game, the settings and what the page remembers of you. Games that are newer on this device stay as they are; progress in problems and lessons is added to this device’s.
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
restore-unread = The backup could not be read. Nothing was changed: try again.
restore-reading = Reading the backup: { $percent } %
restore-rest = See what can be read
restore-changed = This file was changed after it was made. Below is what can still be read of it.
restore-adds = { $count ->
    [one] One game will be added.
   *[other] { $count } games will be added.
}
restore-renews = { $count ->
    [one] One game will be replaced by its newer state in the backup; the present one goes to the bin.
   *[other] { $count } games will be replaced by their newer states in the backup; the present ones go to the bin.
}
restore-leaves = { $count ->
    [one] One game is here already, and will stay as it is.
   *[other] { $count } games are here already, and will stay as they are.
}
restore-skips = { $count ->
    [one] One game cannot be read, and will be left out.
   *[other] { $count } games cannot be read, and will be left out.
}
restore-settings = The backup’s settings will replace yours; its progress will be added to yours.
restore-kept = { $count ->
    [one] The game it replaced is in the bin.
   *[other] The games they replaced are in the bin.
}
restore-interrupted = Restoring a backup was interrupted: either all of its games are here, or none. To be sure, restore it again.
import-interrupted = { $count ->
    [0] An import was interrupted before any game was kept. Import the file again.
    [one] An import was interrupted: one game was kept. Import the file again for the rest: no game is added twice.
   *[other] An import was interrupted: { $count } games were kept. Import the file again for the rest: no game is added twice.
}

## Many records: conditions, statistics, archives, simulated games

stats-measure = Measure
stats-all = all
stats-intervals = In brackets the 95 % interval (Wilson’s for rates, normal on the logarithm for means), after / the deals or games it rests on.
stats-others = { $players ->
    [one] One more player is
   *[other] { $players } more players are
} not shown: use --player or --json.
stats-warm-ups = { $games ->
    [one] One game is
   *[other] { $games } games are
} left out: the first deal came with the page, and its seed is public. --where warm_up counts them.
stats-rates = % of the deals or games concerned
stats-means = mean
measure-games = Games
measure-won = Games won
measure-deals = Deals a game
measure-points = Points a deal
measure-points_elder = … as elder
measure-points_dealer = … as dealer
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
measure-vulnerable_lost = Declined exchange: loses
measure-faultless = Deals played without a loss
measure-lost = Lost by choices, % of a game a deal
measure-lost-points = Lost by choices, points a deal
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

## Studies: several games in an order, with a title

studies = Studies
study = Study
study-new = New study
study-title = Title
study-untitled = A study
study-none = There are no chapters yet. Choose games below.
study-name = Title of chapter { $chapter }
study-up = Move “{ $name }” up
study-down = Move “{ $name }” down
study-remove = Remove “{ $name }”
study-moved = Now it is chapter { $chapter }.
study-added = Added as chapter { $chapter }.
study-removed = { $count ->
    [one] Removed. The chapter stays in the bin for { $days } days.
   *[other] Removed. The chapters stay in the bin for { $days } days.
}
study-not-saved = The study could not be saved.
study-add = Add a game
study-open = Open
study-count = { $count ->
    [one] One chapter
   *[other] { $count } chapters
}
games-study = { $title }, chapter { $chapter }
