// What is told of a link without the engine, against what the engine tells of it.
import { beforeAll, expect, test } from "vitest";
import golden from "../../../tests/golden/links.txt?raw";
import { firstOf } from "../../src/engine/links/first.ts";
import { forms } from "../../src/engine/links/forms.ts";
import type { Summary } from "../../src/engine/types/summary.ts";
import { beginning, stepsOf } from "../../src/replay/steps/steps.ts";
import { natives } from "../support/frame.ts";

const links = golden
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[2] ?? "");

/** Make links to games of every preset: of games just dealt, open and as each seat sees them, with and without a seed. */
beforeAll(async () => {
  const deals = forms.games.flatMap(({ name: game, presets }) =>
    presets.flatMap(({ name: preset, dealers }) =>
      Object.keys(dealers).map((dealer) => ({ game, preset, dealer, seats: Object.keys(dealers) })),
    ),
  );
  const made = await natives(
    deals.map(({ game, preset, dealer }) => {
      const seed = `${game.length}${preset.length}${dealer.charCodeAt(0)}`.repeat(32).slice(0, 64);
      const tags = { South: "Anna Ōe 🂡", North: "?", Date: "2026.11.25", Event: "Friday" };
      return { do: "new", game, preset, options: {}, seed, dealer, tags, seat: "S" };
    }),
  );
  const turns = made.map(({ record = "", view }) => ({ record, seat: view?.turn ?? "" }));
  const offered = await natives(turns.map((turn) => ({ do: "view", ...turn })));
  const played = await natives(
    turns.map((turn, at) => ({ do: "play", ...turn, event: offered[at]?.view?.legal[0] ?? "" })),
  );
  const asked = deals.flatMap(({ seats }, at) => {
    const dealt = turns[at]?.record ?? "";
    const { record = "", summary } = played[at] ?? {};
    const score = summary?.sides.map((side) => summary.score[side]).join("-");
    const resigned = record // keeps its seed
      .replace("[Rules", '[Resigned "S"]\n[Rules')
      .replace('[Result "*"]', `[Result "${score}"]`)
      .replace(/\*\n$/, `${score}\n`);
    return [{ record: dealt }, ...seats.map((seat) => ({ record: dealt, seat })), { record: resigned }];
  });
  for (const { link = "" } of await natives(asked.map((each) => ({ do: "link", ...each })))) links.push(link);
}, 60_000);

const named = ({ game, preset, seats, sides, score, target, over, date, event, viewOf, branch }: Summary) => ({
  ...{ game, preset, seats, sides, score, target, over, date, event, viewOf, branch },
});

test("what is told is what the engine tells", async () => {
  const all = await Promise.all(links.map(async (link) => ({ link, first: await firstOf(link) })));
  const told = all.flatMap(({ link, first }) => (first ? [{ link, first }] : []));
  expect(told.length).toBeGreaterThan(120);
  expect(links.length - told.length).toBeLessThan(64); // options that differ, notes, no cards
  const opened = await natives(told.map(({ link }) => ({ do: "open", link })));
  const replays = await natives(
    opened.map(({ record = "", summary }) => ({ do: "replay", record, seat: summary?.viewOf ?? null })),
  );
  const begins = replays.map(({ replay }) => replay && beginning(stepsOf(replay)));
  const seen = await natives(
    replays.map(({ replay }, i) => {
      const { record = "", seat = null } = replay ?? {};
      return { do: "views", record, seat, at: [begins[i]?.at ?? ""] };
    }),
  );
  for (const [i, { link, first }] of told.entries()) {
    const replay = replays[i]?.replay;
    const begin = begins[i];
    if (!replay || !begin) throw new Error(link);
    expect(first.replay.deals[0]?.events.at(-1)?.at).toBe(begin.at);
    expect(first.view).toEqual(seen[i]?.views?.[begin.at]);
    expect(first.replay.names).toEqual(replay.names);
    expect(first.replay.seat).toBe(replay.seat);
    expect(named(first.replay.summary)).toEqual({ ...named(replay.summary), score: first.view.score });
    const { events, dealer } = replay.deals[0] ?? { events: [] };
    expect(first.replay.deals[0]).toMatchObject({ events: events.slice(0, begin.i), dealer });
  }
});

test("a link to another moment, a damaged one, and one of another kind tell nothing", async () => {
  const whole = links.find((link) => link.startsWith("g1")) ?? "";
  expect(await firstOf(whole)).not.toBeNull();
  expect(await firstOf(`${whole}@1#3`)).not.toBeNull();
  expect(await firstOf(`${whole}@2#3`)).toBeNull();
  expect(await firstOf(`${whole.slice(0, -1)}${whole.endsWith("A") ? "B" : "A"}`)).toBeNull();
  for (const other of ["", "g1", "z1abc", "c1abc", "g2abc", "g1????"]) expect(await firstOf(other)).toBeNull();
});
