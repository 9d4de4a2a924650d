// The figures of the saved games: stored on earlier visits, or computed by the engine, some games at a time.
import { site } from "../../browser/site.ts";
import { ask } from "../../engine/client.ts";
import { type Counted, keepFigures, keptFigures } from "../../store/figures.ts";
import type { Listed } from "../../store/games.ts";
import { records } from "../../store/library.ts";

const EACH = 50; // games that the engine counts at a time: about a tenth of a second
const KEEP = 1000; // games after which the figures are stored, in case the page is closed

/** The figures of games, by their ids. */
export type Counts = Record<string, Counted>;

/** Count games, and yield what is known after each step, at last everything. Games deleted meanwhile are left out. */
export async function* count(games: readonly Listed[]): AsyncGenerator<Counts> {
  const kept = await keptFigures(site.version);
  const found: Counts = {};
  for (const { id, revision } of games) if (kept[id]?.revision === revision) found[id] = kept[id];
  const missing = new Map(games.flatMap(({ id, revision }) => (found[id] ? [] : [[id, revision] as const])));
  yield found;
  let fresh = 0;
  for await (const some of records([...missing.keys()], EACH)) {
    const { figures = [] } = await ask({ do: "figures", records: some.map(({ record }) => record) });
    some.forEach(({ id }, at) => {
      found[id] = { revision: missing.get(id) ?? 0, figures: figures[at] ?? null };
    });
    fresh += some.length;
    if (fresh % KEEP < EACH && fresh >= KEEP) await keepFigures({ version: site.version, games: found });
    yield found;
  }
  if (fresh > 0) await keepFigures({ version: site.version, games: found });
}
