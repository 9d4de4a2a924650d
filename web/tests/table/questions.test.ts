// What is asked at the table: the game's own buttons and line, and what the page around it adds. The views are the engine's.
import { beforeAll, expect, test } from "vitest";
import type { Answer } from "../../src/engine/types/answer.ts";
import type { EcarteView, View } from "../../src/engine/types/view.ts";
import { defaults } from "../../src/settings/settings.ts";
import { belote } from "../../src/table/belote/index.ts";
import type { Layout, Sight, Waiting } from "../../src/table/contract/layout.ts";
import type { Ui } from "../../src/table/contract/ui.ts";
import { ecarte } from "../../src/table/ecarte/index.ts";
import { type Around, questions } from "../../src/table/questions.ts";
import { native } from "../support/frame.ts";
import { dealt, newGame } from "../support/games.ts";
import { inEnglish } from "../support/words.ts";

const layout = ecarte as unknown as Layout;
const ui = { picked: new Set<string>(), switched: new Set<string>() } as unknown as Ui;
const names = { S: "You", N: "Hortense" };

let begun: Sight;
let scored: Sight;
let over: Sight;

const sight = ({ view, log }: Pick<Answer, "view" | "log">): Sight => {
  if (!view || !log) throw new Error("no view");
  return { view, log, entry: log.at(-1) ?? null, names, settings: defaults };
};

/** Let the computer play for both until a phase. */
async function playedUntil(record: string, phase: View["phase"]): Promise<{ record: string; sight: Sight }> {
  for (let now = await native({ do: "view", record, seat: "S" }), at = record; ; ) {
    if (now.view?.phase === phase) return { record: at, sight: sight(now) };
    const { turn, next } = now.view as View;
    now = turn
      ? await native({ do: "bot", record: at, seat: "S", as: turn, player: "beginner" })
      : await native({ do: "play", record: at, seat: "S", event: next ?? "" });
    at = now.record ?? at;
  }
}

beforeAll(async () => {
  await inEnglish();
  const game = await newGame("one");
  begun = sight(game);
  const deal = await playedUntil(game.record, "scored");
  scored = deal.sight;
  over = (await playedUntil(deal.record, "over")).sight;
});

/** The events of the buttons under the line, those where the hand was, and the line itself. */
function asked(at: Sight, around: Partial<Around> = {}): { under: string[]; beside: string[]; line: string } {
  const { prompt, choices, beside } = questions(layout, at, at, ui, { waiting: false, ...around });
  const events = (some: { event: string }[]) => some.map(({ event }) => event);
  return { under: events(choices), beside: events(beside), line: prompt.words };
}

test("in a deal the game asks, and the page adds its buttons behind", () => {
  const own = asked(begun);
  expect(own.under).toEqual(["S:propose", "S:stand"]);
  expect(own.beside).toEqual([]);
  const more = [{ event: "app:more", label: "More" }];
  expect(asked(begun, { more }).under).toEqual([...own.under, "app:more"]);
  expect(asked(begun, { explainers: ["N"], mayShowHands: true })).toEqual(own); // not before the deal is over
  expect(asked(begun, { ownPrompt: { words: "A bet first", yours: true } }).line).toBe("A bet first");
});

test("while another is to move the line says who, or that the engine is still loading", async () => {
  const inBelote = sight(await native({ ...dealt, game: "belote", preset: "classic" }));
  const inEcarte = { ...begun, view: { ...begun.view, turn: "N", legal: [] } as View };
  for (const [sight, of, name] of [
    [inEcarte, layout, "Hortense"],
    [{ ...inBelote, names: { E: "Honoré" } }, belote as unknown as Layout, "Honoré"],
  ] as const) {
    const line = (waiting: Waiting) => questions(of, sight, sight, ui, { waiting }).prompt;
    expect(line("other")).toEqual({ words: `${name} is thinking`, yours: false });
    expect(line("engine")).toEqual({ words: "The engine is loading…", yours: false });
  }
});

test("whoever passes the device on is asked for nothing else", () => {
  const { under, line } = asked(begun, { nextHolder: "Ben", ownPrompt: { words: "A bet first", yours: true } });
  expect(under.at(-1)).toBe("app:pass");
  expect(line).not.toBe("A bet first");
});

test("after a deal comes the next one; where the hand was, the deal can be looked into", () => {
  expect(scored.view.hand).toEqual([]);
  expect(asked(scored)).toMatchObject({ under: [scored.view.next], beside: [] });
  expect(asked(scored, { explainers: ["N"], mayShowHands: true }).beside).toEqual(["app:hands", "app:why"]);
  expect(asked(scored, { explainers: ["W"] }).beside).toEqual([]); // nobody sits there
  expect(asked(scored, { whatIf: true }).under).toEqual(["app:leave"]);
});

test("where several can be asked why, one button asks them all", () => {
  const named = { ...scored, names: { S: "You", N: "Hortense", E: "Blaise" } };
  const labels = (explainers: string[]) =>
    questions(layout, named, named, ui, { waiting: false, explainers }).beside.map(({ label }) => label);
  expect(labels(["E"])).toEqual(["Why, Blaise?"]);
  expect(labels(["E", "N"])).toEqual(["Why did they play so?"]);
});

test("a game that shows the hands on a slip has its button beside that of the next deal", () => {
  const around: Around = { waiting: false, explainers: ["N"], mayShowHands: true };
  const game = { ...layout, showsHands: () => true };
  const { choices, beside } = questions(game, scored, scored, { ...ui, slip: "hands" }, around);
  expect(choices.map(({ event }) => event)).toEqual([scored.view.next, "table:slip:hands", "app:why"]);
  expect(choices.at(1)?.on).toBe(true);
  expect(beside).toEqual([]);
});

test("while a hand still lies there, its place is not taken", () => {
  const held = { ...scored, view: { ...scored.view, hand: ["Ks"] } };
  const { under, beside } = asked(held, { explainers: ["N"] });
  expect([under.at(-1), beside]).toEqual(["app:why", []]);
});

test("while a claim may reopen the deal, nothing of it is explained", () => {
  const open = { ...scored, view: { ...scored.view, legal: ["&claim:S:43:#15"] } as EcarteView };
  expect(asked(open, { explainers: ["N"], mayShowHands: true }).beside).toEqual([]);
});

test("after a game: again, its review, its replay; a match has its own buttons", () => {
  const { under, beside } = asked(over, { explainers: ["N"], mayShowHands: true });
  expect(under).toEqual(["app:rematch", "app:review", "app:replay"]);
  expect(beside).toEqual(["app:why"]); // its replay shows all hands
  const unreviewed = { ...over, view: { ...over.view, game: "whist" } as unknown as View }; // no review shows them
  expect(asked(unreviewed, { mayShowHands: true }).beside).toEqual(["app:hands"]);
  const choicesAfter = [{ event: "app:match", label: "Next game" }];
  expect(asked(over, { choicesAfter }).under).toEqual(["app:match"]);
  expect(asked(scored, { choicesAfter }).under).toEqual([scored.view.next]);
  for (const early of [begun, scored])
    expect(asked(early, { choicesAfter, endedEarly: true }).under).toContain("app:match");
});

test("a tap on a card after the deal is nobody's error; one too early is explained", () => {
  const early = layout.held(begun, ui, false);
  expect(early.every(({ event }) => event?.startsWith("table:why:"))).toBe(true);
  const card = (begun.view as EcarteView).hand[0] as string;
  for (const phase of ["scored", "over"] as const) {
    const refused = { [`S.${card}`]: { code: "E-game-over", rule: "E24", data: {} } };
    const view = { ...begun.view, phase, turn: null, legal: [], refused, hand: [card] } as unknown as View;
    expect(layout.held({ ...begun, view }, ui, false)).toMatchObject([{ card, ready: false }]);
    expect(layout.held({ ...begun, view }, ui, false)[0]?.event).toBeUndefined();
    expect(
      belote.held({ ...begun, view: { ...view, contract: null, trump: null } as never }, ui, false)[0]?.event,
    ).toBe(undefined);
  }
});
