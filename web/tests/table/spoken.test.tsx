// What ears are told of a game, and what is hushed.
import { render } from "preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { theCard } from "../../src/cards/cardNames.ts";
import type { Entry, Problem, View } from "../../src/engine/types/view.ts";
import { loadLanguage } from "../../src/i18n/index.ts";
import type { Game } from "../../src/store/rows.ts";
import { useSpoken } from "../../src/table/spoken.ts";
import { newGame } from "../support/games.ts";

let game: Game;
let region: HTMLElement;
let host: HTMLElement;

beforeAll(async () => {
  await loadLanguage("en");
  game = await newGame("one");
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="spoken"></div><div id="host"></div>';
  region = document.getElementById("spoken") as HTMLElement;
  host = document.getElementById("host") as HTMLElement;
});

afterEach(() => {
  render(null, host);
  vi.useRealTimers();
});

interface Told {
  id?: string;
  view?: View;
  log: Entry[];
  me?: string;
  question?: string;
  refusal?: Problem | null;
}

function Table({ id = "one", view = game.view, log, me = "S", question = "", refusal = null }: Told) {
  const describe = ({ do: what, n = 0, seat = "" }: Entry) => (what === "open" ? null : `${what} ${seat}${n}`);
  useSpoken({ game: id, view, log, me, question, refusal, describe });
  return null;
}

/** Draw the table; effects run after the frame. */
async function draw(told: Told): Promise<void> {
  render(<Table {...told} />, host);
  await vi.advanceTimersByTimeAsync(50);
}

const heard = (): string[] => Array.from(region.children, ({ textContent }) => textContent ?? "");
const settle = () => vi.advanceTimersByTimeAsync(150);

const say = (n: number, seat: string): Entry => ({ deal: 1, n, do: "say", seat, verb: "propose" });

test("a game that is laid on the table is told from its deal, then what is asked", async () => {
  await draw({ log: game.log, question: "Propose?" });
  expect(heard()).toEqual([]); // what follows soon is told together
  await settle();
  const [deal, other, turn, ...rest] = heard();
  expect([deal, other, turn]).toEqual(["deal S1", "deal N2", "turn 3"]);
  expect(rest).toEqual(["Propose?"]);
});

test("one's hand is told where the deal lies too far back, to nobody else, and never when looking on", async () => {
  const log = [...game.log, say(4, "S"), say(5, "N")];
  await draw({ log, question: "Stand?" });
  await settle();
  const { hand } = game.view;
  expect(heard()).toEqual([expect.stringMatching(/^You hold the /), "say N5", "Stand?"]);
  for (const card of hand) expect(heard()[0]).toContain(theCard(card));
  await draw({ id: "two", log, me: "" });
  await settle();
  expect(heard().some((line) => line.startsWith("You hold"))).toBe(false);
});

test("only what is new is told, each once, and a question when it is another", async () => {
  await draw({ log: game.log, question: "Propose?" });
  await settle();
  await draw({ log: [...game.log, say(4, "S")], question: "" });
  await draw({ log: [...game.log, say(4, "S"), say(5, "N")], question: "Stand?" });
  await settle();
  expect(heard()).toEqual(["say S4", "say N5", "Stand?"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard()).toEqual([]); // read by its parts the page does not say it a second time
  await draw({ log: [...game.log, say(4, "S"), say(5, "N")], question: "Stand?" });
  await settle();
  expect(heard()).toEqual([]);
  await draw({ log: [...game.log, say(4, "S"), say(5, "N")], question: "Discard?" });
  await settle();
  expect(heard()).toEqual(["Discard?"]);
});

test("what is taken back is told by a sentence, a refusal once", async () => {
  await draw({ log: [...game.log, say(4, "S")] });
  await settle();
  await draw({ log: game.log, question: "Propose?" });
  await settle();
  expect(heard()).toEqual(["The last decision is taken back.", "Propose?"]);
  const refusal: Problem = { code: "E-follow", rule: "E17", data: { suit: "h" } };
  await draw({ log: game.log, question: "Propose?", refusal });
  await draw({ log: game.log, question: "Propose?", refusal });
  await settle();
  expect(heard()).toEqual([expect.stringMatching(/^You must follow suit/)]);
});

test("what was for another's ears is hushed when the device goes on, and on the table of others nothing is left", async () => {
  await draw({ log: game.log, question: "Propose?" });
  await draw({ log: game.log, me: "", question: "" }); // before it was told
  await settle();
  expect(heard()).toEqual([]);
  await draw({ log: game.log, me: "N", question: "Yours?" });
  await settle();
  expect(heard()).toContain("Yours?");
  expect(heard()).not.toContain("Propose?");
  render(null, host);
  await vi.advanceTimersByTimeAsync(50);
  expect(heard()).toEqual([]);
});

test("while a device goes from hand to hand only what is new is told", async () => {
  await draw({ log: game.log, me: "S" });
  await settle();
  await draw({ log: [...game.log, say(4, "S")], me: "" });
  await settle();
  expect(heard()).toEqual(["say S4"]);
});
