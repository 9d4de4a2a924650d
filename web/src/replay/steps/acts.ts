// What a replay needs from the page around it.
import type { First } from "../../engine/links/first.ts";
import type { Decision } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Notice } from "../../state/state.ts";

/** The functions that the page gives to a replay. */
export interface ReplayActs {
  close(): void;
  /** Save the record with the remarks in it. */
  keep(record: string): Promise<void>;
  /** Play on from a moment, as a what-if game. */
  playFromHere(at: Moment, seat: Seat, game: Summary): Promise<void>;
  notice(notice: Notice | null): void;
  /** Called when another moment is shown. */
  moved(at: Moment): void;
  /** Show another chapter of the study, by its number from 1. */
  chapter(number: number): void;
  /** Change the user's name. */
  rename(name: string): void;
}

/** The study that a replay is a chapter of. */
export interface ReplayStudy {
  title: string;
  names: string[]; // of the chapters
  at: number; // which of them is shown, from 1
  /** Return the records of all chapters, as they are saved now; null for one that is gone. */
  records(): Promise<(string | null)[]>;
}

/** A replay. */
export interface ReplayProps {
  record: string | null; // null: not known yet
  first?: First | undefined; // shown until it is
  at: Moment | null;
  seat: Seat | null; // whose view; null: all hands are open
  own: boolean; // the user is a player in it
  settled?: boolean; // the game is not over: the player's view, with all hands open in settled deals
  kept?: string | null; // the id of the saved game, where remarks are saved with it
  id?: string | null; // the id of the saved game
  study?: ReplayStudy | undefined;
  settings: Settings;
  judging?: Decision | null; // whose verdict is shown if the replay opens at the moment before it
  embedded?: boolean; // in another site's page: nothing can be changed
  acts: ReplayActs;
}
