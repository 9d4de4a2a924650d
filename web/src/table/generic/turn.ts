// The prompt, the buttons, the hand and the log. The view says which cards may be played, and why others may not.

import { theCard } from "../../cards/cardNames.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Entry, Seat, View } from "../../engine/types/view.ts";
import { has, t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import type { Choice, Held, Prompt, Sight, Waiting } from "../contract/layout.ts";
import { logLine } from "../contract/log.ts";
import { laid, whyNot } from "../contract/moment.ts";
import { promptBefore, promptIdle, yours } from "../contract/prompts.ts";
import { scoreApart } from "../contract/said.ts";

/** Return a button for every possible call: "S:pass" has the words `choice-pass`. */
export const choices = ({ legal, seat }: View): Choice[] =>
  legal
    .filter((event) => event.startsWith(`${seat}:`))
    .map((event) => ({ event, label: t(`choice-${event.slice(2).replaceAll(":", "-")}`) }));

/** Return the cards of the hand, and the effect of a tap on each. */
export function held(view: View, watching: boolean): Held[] {
  const { seat, hand, turn, legal } = view;
  const canPlay = turn === seat && legal.length > 0;
  return hand.map((card) => {
    const play = `${seat}.${card}`;
    const ready = legal.includes(play);
    const problem = whyNot(view, play);
    // In a window that only watches, the page says why nothing can be played.
    const event = ready || watching ? play : problem && `table:why:${play}`;
    return { card, event, ready, problem, sunk: problem !== undefined && canPlay };
  });
}

/** Return the question to the player, or what the game waits for. */
export function prompt(sight: Sight, waiting: Waiting, watching: boolean): Prompt {
  const { view, names } = sight;
  const before = promptBefore(sight, waiting, watching);
  if (before) return before;
  return view.turn === view.seat
    ? yours(askToPlay(view))
    : promptIdle(sight, waiting, lookUp(names, other(view.seat)) ?? "");
}

function askToPlay(view: View): string {
  if (!view.legal.some((event) => event.startsWith(`${view.seat}.`))) return t("generic-choose");
  const led = laid(view, null)[0];
  if (!led) return t(view.tricks.at(-1)?.leader === view.seat ? "ask-lead-again" : "ask-lead");
  const words = { suit: led.card.slice(1), rank: led.card.slice(0, 1), card: theCard(led.card) };
  // The prompt explains beforehand why the engine would refuse a card.
  const refused = Object.values(view.refused).find(({ code }) => has(`ask-${code}`));
  if (refused) return t(`ask-${refused.code}`, words);
  return t(view.hand.length === 1 ? "ask-last" : "ask-any", words);
}

/** Return the sentence for an entry; null for none. `me` is the seat that is addressed, or "". */
export function describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null {
  if (entry.do !== "score") return logLine(entry, names, me);
  const scored = scorers(entry, names, me).map((words) => t("generic-points", words));
  return joined([...scored, scoreApart(entry.score ?? {}, names)]);
}

/** Return the variables of `generic-points` for each seat that scored. */
export const scorers = ({ points = {} }: Pick<Entry, "points">, names: Record<Seat, string>, me: Seat) =>
  Object.entries(points)
    .filter(([, scored]) => scored !== 0)
    .map(([seat, scored]) => ({
      who: seat === me ? "you" : "other",
      name: lookUp(names, seat) ?? seat,
      points: scored,
    }));
