// What a replay needs from the page around it.
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
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
  /** Change the user's name. */
  rename(name: string): void;
}
