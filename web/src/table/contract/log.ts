// The game log: what an entry about points holds, by game, and the lines that games of two players share.

import { theCard, theCards } from "../../cards/cardNames.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Card, Entry, Scored, Seat, Tally } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";

/** Return what was scored in écarté, point by point; nothing in belote. */
export const scoredOf = ({ scored }: Entry): Scored[] => (Array.isArray(scored) ? scored : []);

/** Return the sums of a deal of belote; null in écarté, and when all passed. */
export const tallyOf = ({ scored }: Entry): Tally | null => (scored && !Array.isArray(scored) ? scored : null);

/** Return a log in which the cards that the player in seat `me` has discarded are hidden among those dealt and drawn, while
 *  the deal lasts: discards may not be looked at again (E12, law 28). */
export function recalled(log: Entry[], me: Seat): Entry[] {
  const deal = log.at(-1)?.deal;
  const isOver = log.some((entry) => entry.deal === deal && (entry.do === "score" || entry.do === "over"));
  if (!me || isOver) return log;
  const gone = new Set<string>();
  const entries = [...log];
  for (let at = log.length - 1; at >= 0 && log[at]?.deal === deal; at -= 1) {
    const entry = log[at] as Entry;
    const { do: what, seat, cards = [] } = entry;
    if (seat !== me) continue;
    if (what === "discard") for (const card of cards) gone.add(card);
    if ((what === "deal" || what === "draw") && cards.some((card) => gone.has(card)))
      entries[at] = { ...entry, cards: cards.map((card) => (gone.has(card) ? "??" : card)) };
  }
  return entries;
}

/** Return one's own cards in a sentence; of those discarded since only the number. */
function ownCards(cards: Card[]): string {
  const known = cards.filter((card) => card !== "??");
  const number = cards.length - known.length;
  const listed = theCards(known);
  if (number === 0) return listed;
  const next = t("log-gone", { number });
  return listed ? t("list-more", { listed, next }) : next;
}

/** Return the sentence for an entry; null for none. `me` is the seat that is addressed, or "". */
export function logLine(entry: Entry, names: Record<Seat, string>, me: Seat): string | null {
  const name = (seat: Seat) => lookUp(names, seat) ?? seat;
  const seat = entry.seat ?? "";
  const { card = "??", cards = [] } = entry;
  const words = { who: seat === me ? "you" : "other", name: name(seat) };
  switch (entry.do) {
    case "cut": {
      const drawn = entry.cut ?? {};
      if (!me) {
        const each = Object.entries(drawn).map(([one, card]) =>
          t("replay-cuts", { name: name(one), card: theCard(card) }),
        );
        return joined([...each, t("replay-cut-deals", { name: name(seat) })]);
      }
      const other = Object.keys(drawn).find((one) => one !== me) ?? "";
      const both = { mine: theCard(lookUp(drawn, me) ?? "??"), theirs: theCard(lookUp(drawn, other) ?? "??") };
      return t("log-cut", { ...words, ...both, other: name(other) });
    }
    case "open":
      return t("log-open", { ...words, deal: entry.deal });
    case "deal":
      return seat === me ? t("log-hand", { cards: ownCards(cards) }) : null;
    case "turn":
      return t("log-turn", { card: theCard(card), suit: card.slice(1) });
    case "draw":
      if (seat !== me) return t("log-draw-other", { ...words, number: cards.length });
      return t("log-draw", { number: cards.length, cards: ownCards(cards) });
    case "play":
      return t("log-play", { ...words, card: theCard(card) });
    case "trick":
      return t("log-trick", words);
    case "over":
      if (entry.why !== "resigned") return t("log-over", words);
      return me ? t("log-over-resigned", words) : t("replay-resigned", { name: name(seat) });
    default:
      return null;
  }
}

/** Return what became of the contract: it was made, it failed, or its points wait for the next deal. */
export const outcomeOf = ({ made, held }: Tally): "made" | "failed" | "litige" =>
  made ? "made" : held > 0 ? "litige" : "failed";
