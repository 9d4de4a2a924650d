// The player's costliest decision in a game, from its review, which is saved.
import { ask } from "../../engine/client.ts";
import type { Decision } from "../../engine/types/analysis.ts";
import type { Moment } from "../../engine/types/replay.ts";
import { whole } from "../../replay/review/running.ts";
import { before, stepsOf } from "../../replay/steps/steps.ts";
import type { Game } from "../../store/games.ts";

/** A decision, and the moment at which it was made. */
export interface Costliest {
  decision: Decision;
  at: Moment;
}

/** Return the costliest decision, or null if none cost anything. */
export async function costliest(
  { id, record, seat }: Pick<Game, "id" | "record" | "seat">,
  signal: AbortSignal,
): Promise<Costliest | null> {
  const { replay } = await ask({ do: "replay", record, seat: null, settled: false });
  if (!replay) throw new Error("the game cannot be read");
  signal.throwIfAborted();
  const steps = stepsOf(replay);
  const course = steps.main.steps.map(({ event }) => event?.entry.event ?? "").join(" ");
  const others = replay.seats.filter((each) => each !== seat);
  const review = await whole({ record: replay.record, seat, others, kept: id, course }, signal);
  const decision = review.decisions[review.worst[0] ?? -1];
  const step = decision && steps.of.get(decision.at);
  const from = step && before(step);
  return from ? { decision, at: from.at } : null;
}
