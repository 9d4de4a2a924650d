// What a player is asked at their edge: nothing that tells of the hand while it lies face down. The views are the engine's.
import { beforeAll, expect, test } from "vitest";
import { viewBetween } from "../../src/game/sharing.ts";
import { defaults } from "../../src/settings/settings.ts";
import type { Layout, Sight } from "../../src/table/contract/layout.ts";
import type { Ui } from "../../src/table/contract/ui.ts";
import { ecarte } from "../../src/table/ecarte/index.ts";
import { askAt } from "../../src/table/facing/turn.ts";
import { native } from "../support/frame.ts";
import { dealt } from "../support/games.ts";
import { inEnglish } from "../support/words.ts";

const layout = ecarte as unknown as Layout;
const ui = { picked: new Set<string>(), switched: new Set<string>() } as unknown as Ui;
const names = { S: "Anna", N: "Ben" };

beforeAll(inEnglish);

/** A game after some events, as its seats see it; S leads. */
async function played(
  events: string[],
  options = {},
): Promise<(seat: string, more?: object) => ReturnType<typeof askAt>> {
  let { record = "" } = await native({ ...dealt, options, players: {} });
  for (const event of events)
    ({ record = "" } = await native({ do: "play", record, seat: event.slice(0, 1), event, tags: {} }));
  const seen = Object.fromEntries(
    await Promise.all(["S", "N"].map(async (seat) => [seat, await native({ do: "view", record, seat })])),
  );
  return (seat, more = {}) => {
    const { view, log } = seen[seat];
    const own: Sight = { view, log, entry: log.at(-1), names, settings: defaults };
    const held = layout.held(own, ui, false);
    const between = { ...own, view: viewBetween({ view }) };
    return askAt({ layout, between, own, ui, open: false, held, at: -1, ...more });
  };
}

const events = ({ choices }: ReturnType<typeof askAt>): string[] => choices.map(({ event }) => event);

test("the proposal and its answer may be read by both", async () => {
  const begun = await played([]);
  expect(events(begun("S"))).toEqual(["S:propose", "S:stand"]);
  expect(begun("S").prompt.yours).toBe(true);
  expect(events(begun("N"))).toEqual([]);
  expect(begun("N").prompt).toEqual({ words: "Anna is thinking", yours: false });
});

test("which cards may follow is told to the player who holds the hand alone", async () => {
  const stood = await played(["S:stand"]);
  expect(stood("S").prompt.words).toBe("Anna, it is your turn to play a card");
  expect(stood("S", { open: true }).prompt.words).toBe("You lead: play any card");
  const led = stood("S", { open: true, at: 0 });
  expect(led.prompt.words).toBe("Let go to play this card, or slide back");
  expect(led.refusal).toBeNull();
});

const called = ({ calls }: ReturnType<typeof askAt>): string[] | undefined => calls?.map(({ event }) => event);

test("what costs a stake is offered apart, with the hand open; the other buttons are the same", async () => {
  const casino = await played([], { doubling: true, offer_point: true, throw_in: true });
  const [closed, open] = [casino("S"), casino("S", { open: true })];
  expect(events(open)).toEqual(events(closed));
  expect(called(closed)).toEqual([]);
  expect(called(open)).toContain("S:double");
});

test("who holds the king of trumps sees the button for it with the hand in the fingers", async () => {
  for (let number = 1; ; number += 1) {
    expect(number).toBeLessThan(60);
    const seed = number.toString(16).padStart(64, "0");
    const { view, record = "" } = await native({ ...dealt, seed, preset: "article", players: {} });
    if (!view?.hand.includes(`K${view.trump}`)) continue;
    const stood = await native({ do: "play", record, seat: "S", event: "S:stand", tags: {} });
    const { log = [] } = stood;
    const own = {
      view: stood.view as NonNullable<typeof view>,
      log,
      entry: log.at(-1) ?? null,
      names,
      settings: defaults,
    };
    const at = { layout, between: own, own, ui, held: [], at: -1 };
    expect(events(askAt({ ...at, open: false }))).toEqual([]);
    expect(called(askAt({ ...at, open: true }))).toContain("S:king");
    return;
  }
});
