// The end of a deal of belote: its heading, where the points come from, all hands. The view is made by hand.
import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import type { BeloteView, Entry, Tally } from "../../src/engine/types/view.ts";
import { defaults } from "../../src/settings/settings.ts";
import { belote } from "../../src/table/belote/index.ts";
import { Hands } from "../../src/table/belote/scene/Hands.tsx";
import { inEnglish } from "../support/words.ts";

beforeAll(inEnglish);

const names = { S: "You", N: "Camille", E: "Blaise", W: "Ondine" };
const tricks = [
  { leader: "S", cards: ["Ks", "9s", "7s", "8s"], winner: "S" },
  { leader: "S", cards: ["Qs", "Td", "7h", "Ad"], winner: "S" },
];
const tally: Tally = {
  taker: "S",
  contract: "s",
  factor: 1,
  capot: "NS",
  made: true,
  tricks: { NS: 8, EW: 0 },
  cards: { NS: 152, EW: 0 },
  last: { NS: 100, EW: 0 },
  melds: { NS: 20, EW: 0 },
  belote: { NS: 20, EW: 0 },
  totals: { NS: 292, EW: 0 },
  compared: { NS: 292, EW: 0 },
  points: { NS: 292, EW: 0 },
  waited: 0,
  held: 0,
};
const view = {
  game: "belote",
  rules: { preset: "classic", options: {} },
  phase: "scored",
  seat: "S",
  seats: ["N", "E", "S", "W"],
  sides: ["NS", "EW"],
  elder: "E",
  taker: "S",
  contract: "s",
  trump: "s",
  best: "NS",
  melds: [{ seat: "N", kind: "tierce", top: "Kh", cards: ["Kh", "Qh", "Jh"], points: 20 }],
  calls: [{ seat: "S", suit: "s", complete: true }],
  sizes: { N: 0, E: 0, S: 0, W: 0 },
  trick: [],
  tricks,
  score: { NS: 292, EW: 0 },
  scored: tally,
} as unknown as BeloteView;
const sight = { view, names, settings: defaults, entry: null, log: [], resigned: false, beat: "" };

function drawn(what: preact.ComponentChild): HTMLElement {
  const host = document.createElement("div");
  render(what, host);
  return host;
}

const lines = (host: HTMLElement): string[] => [...host.querySelectorAll("tr")].map((row) => row.textContent ?? "");

test("a capot is headed by its name, and the contract follows", () => {
  const host = drawn(<belote.Result {...sight} />);
  expect(host.querySelector("h2")?.textContent).toBe("Capot");
  expect(host.querySelector("h2 + p")?.textContent).toBe("You took spades, and made it");
  const made = drawn(<belote.Result {...sight} view={{ ...view, scored: { ...tally, capot: null } }} />);
  expect(made.querySelector("h2")?.textContent).toBe("You took spades, and made it");
});

test("the line after a sum of points says where they come from", () => {
  const found = lines(drawn(<belote.Result {...sight} />));
  const after = (label: string) => found[found.findIndex((line) => line.startsWith(label)) + 1];
  expect(after("Capot")).toContain("All tricks: 100 instead of the 10");
  expect(after("Declarations")).toBe("Your partner Camille: Tierce to the king of hearts, 20");
  expect(after("Belote")).toBe("You: king and queen of spades");
});

test("all hands are shown as they were dealt, with each trick in a row", () => {
  expect(belote.showsHands?.(view)).toBe(true);
  expect(belote.showsHands?.({ ...view, sizes: { ...view.sizes, E: 1 } })).toBe(false); // somebody gave up
  const host = drawn(<Hands {...sight} />);
  const cards = (row: Element) =>
    [...row.querySelectorAll("[data-part=small-card]")].map((card) => card.getAttribute("aria-label"));
  const [hands, table] = [...host.querySelectorAll("table")] as HTMLElement[] as [HTMLElement, HTMLElement];
  expect([...hands.querySelectorAll("th")].map((name) => name.firstChild?.textContent)).toEqual([
    "Blaise",
    "You",
    "Ondine",
    "Camille",
  ]);
  expect(cards(hands.querySelectorAll("tr")[1] as Element)).toEqual(["King of spades", "Queen of spades"]);
  const [first] = [...table.querySelectorAll("tbody tr")] as [Element];
  expect(cards(first)).toEqual(["8 of spades", "King of spades", "9 of spades", "7 of spades"]);
  expect(first.querySelector("[data-leads]")?.textContent).toContain("takes it");
});

test("a game is won by a side: the engine names it by both seats, or by one where the others have resigned", () => {
  const won = (seat: string, me: string) =>
    belote.describe({ do: "over", deal: 5, seat, why: "score" } as Entry, names, me);
  expect(won("EW", "S")).toBe("Blaise and Ondine win the game.");
  expect(won("W", "")).toBe("Blaise and Ondine win the game.");
  expect(won("NS", "S")).toBe("You and your partner win the game.");
});
