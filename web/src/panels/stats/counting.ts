// The figures of the saved games, and of their reviews: stored on earlier visits, or computed by the engine, some games at
// a time.

import { site } from "../../browser/site.ts";
import { ask } from "../../engine/client.ts";
import { lookUp, put } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { Listed } from "../../store/games.ts";
import { keepFigures, keptFigures, records } from "../../store/library.ts";
import { reviewedIds, storedReviews } from "../../store/reviews.ts";
import type { Costly, Counted } from "../../store/rows.ts";

const EACH = 50; // games that the engine counts at a time: about a tenth of a second
const KEEP = 1000; // games after which the figures are stored, in case the page is closed

export type Counts = Record<string, Counted>;

/** Count games, and yield what is known after each step, at last everything. Games deleted meanwhile are left out. */
export async function* count(games: readonly Listed[]): AsyncGenerator<Counts> {
  const kept = await keptFigures(site.version);
  const counts: Counts = {};
  for (const { id, revision } of games) {
    const counted = lookUp(kept, id);
    if (counted?.revision === revision) put(counts, id, counted);
  }
  const missing = new Map(games.flatMap(({ id, revision }) => (lookUp(counts, id) ? [] : [[id, revision] as const])));
  yield counts;
  let fresh = 0;
  for await (const some of records([...missing.keys()], EACH)) {
    const { figures = [] } = await ask({ do: "figures", records: some.map(({ record }) => record) });
    some.forEach(({ id }, at) => {
      put(counts, id, { revision: missing.get(id) ?? 0, figures: figures[at] ?? null });
    });
    fresh += some.length;
    if (fresh % KEEP < EACH && fresh >= KEEP) await keepFigures({ version: site.version, games: counts });
    yield counts;
  }
  for await (const judged of judge(games, counts)) {
    fresh += judged;
    yield counts;
  }
  if (fresh > 0) await keepFigures({ version: site.version, games: counts });
}

/** Add what is counted of the reviews, and yield how many were added after each step. */
async function* judge(games: readonly Listed[], counts: Counts): AsyncGenerator<number> {
  const reviewed = await reviewedIds(games);
  const missing = games.filter(({ id, summary }) => {
    const counted = lookUp(counts, id);
    return reviewed.has(id) && counted && !counted.judged && offers(summary.game, "review");
  });
  for (const game of new Set(missing.map(({ summary }) => summary.game))) {
    const some = missing.filter(({ summary }) => summary.game === game);
    const seats = new Map(some.map(({ id, seat }) => [id, seat]));
    for (let from = 0; from < some.length; from += EACH) {
      const reviews = await storedReviews(some.slice(from, from + EACH));
      const asked = [...reviews].map(([id, review]) => ofSeat(review, seats.get(id) ?? ""));
      const { judged = [] } = await ask({ do: "judged", game, reviews: asked });
      [...reviews.keys()].forEach((id, at) => {
        const counted = lookUp(counts, id);
        const review = reviews.get(id);
        if (counted && review && judged[at])
          put<Counted>(counts, id, { ...counted, judged: judged[at], costliest: costliestOf(review) });
      });
      yield reviews.size;
    }
  }
}

const costliestOf = ({ decisions, worst }: Review): Costly[] =>
  worst.flatMap((place) => {
    const one = decisions[place];
    return one ? [{ at: one.at, event: one.event, loss: one.loss, error: one.error, mark: one.mark }] : [];
  });

const ofSeat = ({ decisions, luck }: Review, seat: string) => ({
  decisions: decisions
    .filter((decision) => decision.seat === seat)
    .map(({ event, best, loss, mark }) => ({ event, best, loss, mark })),
  luck,
});
