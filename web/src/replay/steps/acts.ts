// What a replay asks of the page around it.
import type { Moment } from "../../engine/types/replay.ts";
import type { Summary } from "../../engine/types/summary.ts";
import type { Seat } from "../../engine/types/view.ts";
import type { Notice } from "../../state/state.ts";

export interface ReplayActs {
  close(): void;
  keep(record: string): Promise<void>; // with what was written beside it
  playFromHere(at: Moment, seat: Seat, game: Summary): Promise<void>;
  notice(notice: Notice | null): void;
  moved(at: Moment): void;
  rename(name: string): void; // whoever sits here
}
