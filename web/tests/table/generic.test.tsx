// The table of a game that the page knows nothing of: all it shows is in the view and the log.
import { render } from "preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Entry, View } from "../../src/engine/types/view.ts";
import { loadLanguage, loadRest } from "../../src/i18n/index.ts";
import { defaults } from "../../src/settings/settings.ts";
import { describe, layTable, Table } from "../../src/table/index.ts";

const names = { S: "You", N: "Fortuna" };
// Of a game of its own: no type of the page names it.
const view = {
  game: "cinq",
  seat: "S",
  seats: ["S", "N"],
  sides: ["S", "N"],
  rules: { preset: "cinq", options: { target: 5 } },
  target: 5,
  deal: 1,
  dealer: "S",
  elder: "N",
  phase: "play",
  turn: "S",
  pause: false,
  legal: ["S.Kh"],
  refused: { "S.7c": { code: "E-follow", rule: "C4", data: { suit: "h" } } },
  next: null,
  score: { S: 2, N: 1 },
  hand: ["Kh", "7c"],
  sizes: { S: 2, N: 1 },
  turned: null,
  trump: null,
  stock: 22,
  trick: [{ seat: "N", card: "9h" }],
  tricks: [{ leader: "N", cards: ["As", "Ks"], winner: "N" }],
  won: { S: 0, N: 1 },
  winner: null,
  over: false,
};
const scored = { deal: 1, do: "score", points: { S: 0, N: 2 }, score: { S: 2, N: 3 } } as const;

let host: HTMLElement;

beforeAll(async () => {
  await loadLanguage("en");
  await loadRest();
  await layTable("cinq");
});

beforeEach(() => {
  document.body.innerHTML = '<div id="spoken"></div><div id="host"></div>';
  host = document.getElementById("host") as HTMLElement;
});

afterEach(() => render(null, host));

function lay(more: object = {}, log: Entry[] = [], entry: Entry | null = null): void {
  const shown = { ...view, ...more } as unknown as View;
  const acts = { game: "one", entry, log, names, settings: defaults, waiting: false } as const;
  render(<Table view={shown} {...acts} />, host);
}

const part = (name: string) => host.querySelector<HTMLElement>(`[data-part=${name}]`);
const held = () => [...host.querySelectorAll<HTMLElement>("[data-part=held]")];
const asked = () => part("ask")?.textContent;

test("the view says what lies there, what may be played, and why the rest may not", async () => {
  lay();
  expect(part("trick")?.textContent).toBe("");
  expect(part("thrown")?.getAttribute("aria-label")).toBe("Fortuna: 9 of hearts");
  expect(host.querySelectorAll("[data-counters=S] [data-on]")).toHaveLength(2);
  expect(host.querySelectorAll("[data-counters=N] [data-on]")).toHaveLength(1);
  expect(host.querySelectorAll('[data-spot="taken-N"] [data-part=won]')).toHaveLength(1);
  expect(host.querySelector("[data-spot=turned]")).toBeNull(); // no card is turned up
  expect(part("count")?.textContent).toBe("22 left");
  expect(asked()).toBe("Hearts were led. You must follow suit.");
  expect(held().map((card) => [card.dataset.event, card.getAttribute("aria-disabled")])).toEqual([
    ["S.Kh", "false"],
    ["table:why:S.7c", "true"],
  ]);
  held()[1]?.click();
  await vi.waitFor(() => expect(asked()).toMatch(/^You must follow suit: hearts were led\..*C4/));
});

test("what may be said is a button, and a lead is asked for", () => {
  lay({ trick: [], legal: ["S.Kh", "S.7c", "S:stand"], refused: {} });
  const said = host.querySelector<HTMLElement>("[data-part=choices] button");
  expect([said?.dataset.event, said?.textContent]).toEqual(["S:stand", "Stand"]);
  expect(asked()).toContain("You lead: play any card");
});

test("where no card may be played, none is asked for", () => {
  lay({ trick: [], legal: ["S:stand"] });
  expect(asked()).toContain("It is your turn: choose");
});

test("while the other plays nothing is asked", () => {
  lay({ turn: "N", legal: [], refused: {} });
  expect(asked()).toBe("Fortuna is thinking");
  expect(held().every((card) => card.getAttribute("aria-disabled") === "true")).toBe(true);
});

test("points are counted when the last trick is gathered, and the result says whose they are", () => {
  const last: Entry = { deal: 1, n: 12, do: "play", seat: "S", card: "7c" };
  const after = { phase: "scored", turn: null, legal: [], refused: {}, hand: [], trick: [], score: scored.score };
  const before: Entry = { ...scored, deal: 0, score: { S: 2, N: 1 } };
  lay({ ...after, next: "2. N" }, [before, last], last);
  expect(host.querySelectorAll("[data-counters=N] [data-on]")).toHaveLength(1);
  expect(part("result")).toBeNull();
  lay({ ...after, next: "2. N" }, [before, last, scored], scored);
  expect(host.querySelectorAll("[data-counters=N] [data-on]")).toHaveLength(3);
  expect(part("result")?.querySelector("h2")?.textContent).toBe("Fortuna wins the deal");
  expect(part("result")?.querySelector("li")?.textContent).toBe("2to Fortuna");
  expect(part("result")?.textContent).toContain("You 2, Fortuna 3.");
  expect(host.querySelector("[data-part=choices] button")?.textContent).toBe("Next deal");
});

test("a game that is over names its winner", () => {
  const over: Entry = { deal: 1, do: "over", seat: "S", why: "score" };
  lay({ phase: "over", over: true, winner: "S", turn: null, legal: [], refused: {} }, [scored, over], over);
  expect(part("result")?.querySelector("h2")?.textContent).toBe("You win the game");
  expect(asked()).toContain("Rematch");
  expect(asked()).not.toContain("Review"); // nobody reviews it
});

test("the log has a line for what happens in any game", () => {
  const line = (entry: object, me = "S") => describe("cinq", { deal: 1, ...entry } as Entry, names, me);
  expect(line({ do: "open", seat: "N" })).toBe("Deal 1: Fortuna deals.");
  expect(line({ do: "play", seat: "S", card: "Kh" })).toBe("You play the king of hearts.");
  expect(line({ do: "deal", seat: "N", cards: ["??"] })).toBeNull();
  expect(line(scored)).toBe("2 points to Fortuna. You 2, Fortuna 3.");
  expect(line({ do: "over", seat: "N", why: "resigned" }, "")).toBe("The game is given up: Fortuna wins it.");
});

test.each([
  [{ S: 2, N: 0 }, {}, "You win the deal"],
  [{ S: 2, N: 2 }, {}, "Both score in this deal"],
  [{ S: -1 }, {}, "Nobody scores in this deal"],
  [{ S: 2, N: 0 }, { phase: "over", over: true }, "The game is over"],
])("the result of %j %j is headed as it ended", (points, more, title) => {
  const score: Entry = { deal: 1, do: "score", points, score: { S: 2, N: 3 } };
  lay({ phase: "scored", turn: null, trick: [], legal: [], refused: {}, hand: [], ...more }, [score], score);
  expect(part("result")?.querySelector("h2")?.textContent).toContain(title);
});
