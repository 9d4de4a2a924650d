// The game log of écarté in words.

import { theCard, theCards } from "../../../cards/cardNames.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { Entry, Scored, Seat } from "../../../engine/types/view.ts";
import { has, t, type Words } from "../../../i18n/index.ts";
import { joined } from "../../../i18n/phrases.ts";
import { logLine, scoredOf } from "../../contract/log.ts";
import { scoreApart } from "../../contract/said.ts";
import { saying } from "./speech.ts";

/** Return an entry as a sentence for the player in seat `me` ("": nobody is addressed); null when it needs none. */
export function describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null {
  const seat = entry.seat ?? "";
  const words: Words = { who: seat === me ? "you" : "other", name: lookUp(names, seat) ?? seat };
  const number = entry.cards?.length ?? 0;
  switch (entry.do) {
    case "discard":
      return t("log-discard", { ...words, number });
    case "play":
      if (!entry.suffix) return logLine(entry, names, me);
      return t(`log-play-${entry.suffix}`, { ...words, card: theCard(entry.card ?? "??") });
    case "say": {
      const [argument = ""] = entry.args ?? [];
      const cards = entry.verb === "show" ? theCards(argument.match(/../g) ?? []) : "";
      return t(`log-say-${saying(entry)}${wrong(entry)}`, {
        ...words,
        number: Number(argument) || 0,
        suit: argument,
        cards,
      });
    }
    case "ruling":
      return ruling(entry, names, me);
    case "mark":
      return t(`log-mark-${entry.why}`, words);
    case "score": {
      if (!me) return scoredForAll(entry, names);
      const other = Object.keys(entry.score ?? {}).find((s) => s !== me) ?? "";
      const because = scoredOf(entry).map((s) =>
        t(`log-scored-${s.why}`, {
          who: s.seat === me ? "you" : "other",
          name: lookUp(names, s.seat) ?? s.seat,
          loser: lookUp(names, s.seat === me ? other : me) ?? "",
          points: s.points,
        }),
      );
      const score = {
        mine: lookUp(entry.score, me) ?? 0,
        theirs: lookUp(entry.score, other) ?? 0,
        other: lookUp(names, other) ?? other,
      };
      const less = (entry.offenders ?? []).map((s) =>
        t("log-lessened", { who: s === me ? "you" : "other", name: lookUp(names, s) ?? s }),
      );
      return joined([...because, ...less, t("log-score", score)]);
    }
    default:
      return logLine(entry, names, me);
  }
}

/** Return how a deal was scored, when nobody is addressed. */
const scoredForAll = (entry: Entry, names: Record<Seat, string>): string =>
  joined([
    ...scoredOf(entry).map((one) => scoredApart(one, names)),
    ...(entry.offenders ?? []).map((seat) => t("log-lessened", { who: "other", name: lookUp(names, seat) ?? seat })),
    scoreApart(entry.score ?? {}, names),
  ]);

/** Return what was scored, by name: "One point to Anna for most tricks." */
const scoredApart = ({ seat, points, why }: Scored, names: Record<Seat, string>): string =>
  t("replay-scored", { points, name: lookUp(names, seat) ?? seat, why: t(`replay-why-${why}`) });

const wrong = ({ suffix }: Entry): string => (suffix ? `-${suffix}` : "");

/** Return the sentence for an entry that ECN writes with "&": a claim, a ruling, an irregularity at a real table. */
function ruling({ verb = "", args = [] }: Entry, names: Record<Seat, string>, me: Seat): string | null {
  const seat = args.find((each) => Object.hasOwn(names, each)) ?? "";
  const words: Words = { who: seat === me ? "you" : "other", name: lookUp(names, seat) ?? seat };
  const [first = "", second = "", third = ""] = args;
  if (verb === "claim") return t("log-claim", { ...words, law: Number(second) });
  if (verb === "unmark") return t("log-unmark", words);
  if (verb === "advise") return null; // shown where the spectators are
  if (verb === "ruling") {
    const id = `log-ruling-${second}`;
    return has(id) ? t(id, { law: first }) : t("log-ruling", { law: first, choice: second });
  }
  if (!has("log-found")) return null; // the words of replays are not loaded
  if (verb === "found") return t("log-found", { law: first, name: lookUp(names, second) ?? second });
  const id = `log-table-${verb}`;
  return has(id) ? t(id, { ...words, number: Number(second) || 0, cards: cardsIn(third || second) }) : null;
}

const cardsIn = (argument: string): string => theCards(argument.match(/[KQJAT987][shdc]/g) ?? []);
