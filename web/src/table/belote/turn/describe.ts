// The game log of belote in words.

import { theCard, theCards } from "../../../cards/cardNames.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import { mateOf } from "../../../engine/seats.ts";
import type { Entry, Seat, Side } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { joined, listed } from "../../../i18n/phrases.ts";
import { outcomeOf, tallyOf } from "../../contract/log.ts";
import { contractWords, kindWords, parted } from "./contracts.ts";
import { sideName, who } from "./places.ts";

type Names = Record<Seat, string>;

/** Return an entry as a sentence for the player in seat `me` ("": nobody is addressed); null when it needs none. */
export function describe(entry: Entry, names: Names, me: Seat): string | null {
  const seat = entry.seat ?? "";
  const words = who(seat, names, me);
  const { card = "??", cards = [] } = entry;
  const isKnown = !cards.includes("??"); // in a replay with all hands open
  switch (entry.do) {
    case "cut": {
      const drawn = Object.entries(entry.cut ?? {}).map(([each, card]) =>
        t("belote-log-drew", { ...who(each, names, me), card: theCard(card) }),
      );
      return joined([...drawn, t("belote-log-deals", words)]);
    }
    case "open":
      return t("belote-log-open", { ...words, deal: entry.deal });
    case "deal":
      if (entry.verb) return t("belote-log-up", { ...words, cards: theCards(cards) });
      if (seat === me) return t("log-hand", { cards: theCards(cards) });
      return isKnown ? t("replay-dealt", { ...words, cards: theCards(cards) }) : null;
    case "turn":
      return t(entry.verb === "bottom" ? "belote-log-bottom" : "belote-log-turn", { card: theCard(card) });
    case "take":
      return t("belote-log-take", { ...words, card: theCard(card) });
    case "draw":
      if (seat !== me && isKnown) return t("replay-draws", { ...words, cards: theCards(cards) });
      if (seat !== me) return t("log-draw-other", { ...words, number: cards.length });
      return t("log-draw", { number: cards.length, cards: theCards(cards) });
    case "play":
      return t(entry.call ? `belote-log-play-${entry.call}` : "log-play", { ...words, card: theCard(card) });
    case "say":
      return said(entry, words);
    case "trick":
      return t("log-trick", words);
    case "score":
      return scored(entry, names, me);
    case "over":
      return over(entry, names, me);
    default:
      return null;
  }
}

function said({ verb = "", args = [] }: Entry, words: ReturnType<typeof who>): string | null {
  const [first = "", second = ""] = args;
  switch (verb) {
    case "pass":
      return t("belote-log-pass", words);
    case "take":
      return t("belote-log-bid", { ...words, contract: contractWords(first) });
    case "meld": {
      const kind = kindWords({ kind: first, top: second });
      if (first === "carre" || second === "??") return t("belote-log-meld", { ...words, kind });
      return t("belote-log-meld-to", { ...words, kind, card: theCard(second) });
    }
    case "packets":
      return t(`log-say-packets-${first}`, words);
    case "rank":
      return t("belote-log-rank", { ...words, rank: first });
    case "trump":
      return t("belote-log-trump", words);
    case "show":
      return t("belote-log-show", { ...words, cards: theCards(parted(first)) });
    default:
      return null;
  }
}

function scored(entry: Entry, names: Names, me: Seat): string {
  const tally = tallyOf(entry);
  const list = (score: Record<Side, number>) => sideScores(score, Object.keys(score), names, me);
  const score = list(entry.score ?? {});
  if (!tally) return t("belote-log-passed", { score });
  return t(`belote-log-${outcomeOf(tally)}`, {
    ...who(tally.taker, names, me),
    contract: contractWords(tally.contract),
    points: list(tally.points),
    score,
  });
}

/** Return the points of each side in this order: "Us 162, Them 0". */
export const sideScores = (points: Record<Side, number>, sides: Side[], names: Names, me: Seat): string =>
  listed(
    sides.map((side) => t("belote-log-side", { side: sideName(side, names, me), score: lookUp(points, side) ?? 0 })),
  );

/** Return who has won a game, also by the others' resignation. `seat`: the winning side, or one of its seats. */
export function over(entry: Pick<Entry, "seat" | "why">, names: Names, me: Seat): string {
  const { seat = "" } = entry;
  const side = seat && [...new Set([...seat, mateOf(seat.slice(0, 1), Object.keys(names))])].sort().join("");
  if (!side) return t("belote-log-drawn");
  if (entry.why === "resigned" && me) return t("belote-log-resigned");
  if (me && side.includes(me)) return t(side.length > 1 ? "belote-log-won" : "belote-log-won-alone");
  const [first = "", second] = side;
  if (!second) return t("belote-log-lost-alone", { name: lookUp(names, first) ?? first });
  return t("belote-log-lost", { first: lookUp(names, first) ?? first, second: lookUp(names, second) ?? second });
}
