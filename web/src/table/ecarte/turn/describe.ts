// A line of the game log in words.
import { theCard, theCards } from "../../../cards/words.ts";
import { scoredOf } from "../../../engine/scored.ts";
import type { Entry, Scored, Seat } from "../../../engine/types/view.ts";
import { has, t, type Words } from "../../../i18n/index.ts";
import { scoreApart } from "../../contract/said.ts";
import { saying } from "./speech.ts";

/** The sentence for an entry, for the seat that looks on; null when it needs none. */
export function describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null {
  const seat = entry.seat ?? "";
  const words: Words = { who: seat === me ? "you" : "other", name: names[seat] ?? seat };
  const number = entry.cards?.length ?? 0;
  const told = me ? null : apart(entry, names);
  if (told !== null) return told;
  switch (entry.do) {
    case "cut": {
      const other = Object.keys(entry.cut ?? {}).find((s) => s !== me) ?? "";
      const cards = { mine: theCard(entry.cut?.[me] ?? "??"), theirs: theCard(entry.cut?.[other] ?? "??") };
      return t("log-cut", { ...words, ...cards, other: names[other] ?? other });
    }
    case "open":
      return t("log-open", { ...words, deal: entry.deal });
    case "deal":
      return seat === me ? t("log-hand", { cards: theCards(entry.cards ?? []) }) : null;
    case "turn":
      return t("log-turn", { card: theCard(entry.card ?? "??"), suit: entry.card?.slice(1) ?? "" });
    case "discard":
      return t("log-discard", { ...words, number });
    case "draw":
      if (seat !== me) return t("log-draw-other", { ...words, number });
      return t("log-draw", { number, cards: theCards(entry.cards ?? []) });
    case "play":
      return t(entry.suffix ? `log-play-${entry.suffix}` : "log-play", { ...words, card: theCard(entry.card ?? "??") });
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
    case "trick":
      return t("log-trick", words);
    case "score": {
      const other = Object.keys(entry.score ?? {}).find((s) => s !== me) ?? "";
      const because = scoredOf(entry).map((s) =>
        t(`log-scored-${s.why}`, {
          who: s.seat === me ? "you" : "other",
          name: names[s.seat] ?? s.seat,
          loser: names[s.seat === me ? other : me] ?? "",
          points: s.points,
        }),
      );
      const score = { mine: entry.score?.[me] ?? 0, theirs: entry.score?.[other] ?? 0, other: names[other] ?? other };
      const less = (entry.offenders ?? []).map((s) =>
        t("log-lessened", { who: s === me ? "you" : "other", name: names[s] ?? s }),
      );
      return [...because, ...less, t("log-score", score)].join(" ");
    }
    case "over":
      return t(entry.why === "resigned" ? "log-over-resigned" : "log-over", words);
    default:
      return null; // of another game
  }
}

/** What is told otherwise where nobody is spoken to; null when it is not. */
function apart(entry: Entry, names: Record<Seat, string>): string | null {
  const name = (seat: Seat) => names[seat] ?? seat;
  if (entry.do === "cut") {
    const each = Object.entries(entry.cut ?? {}).map(([seat, card]) =>
      t("replay-cuts", { name: name(seat), card: theCard(card) }),
    );
    return [...each, t("replay-cut-deals", { name: name(entry.seat ?? "") })].join(" ");
  }
  if (entry.do === "score")
    return [
      ...scoredOf(entry).map((one) => scoredApart(one, names)),
      ...(entry.offenders ?? []).map((seat) => t("log-lessened", { who: "other", name: name(seat) })),
      scoreApart(entry.score ?? {}, names),
    ].join(" ");
  if (entry.do === "over" && entry.why === "resigned") return t("replay-resigned", { name: name(entry.seat ?? "") });
  return null;
}

/** "One point to Anna for most tricks." */
export const scoredApart = ({ seat, points, why }: Scored, names: Record<Seat, string>): string =>
  t("replay-scored", { points, name: names[seat] ?? seat, why: t(`replay-why-${why}`) });

const wrong = ({ suffix }: Entry): string => (suffix ? `-${suffix}` : "");

/** What ECN writes with "&": a claim, a ruling, and whatever may go wrong at a real table. */
function ruling({ verb = "", args = [] }: Entry, names: Record<Seat, string>, me: Seat): string | null {
  const seat = args.find((each) => each in names) ?? "";
  const words: Words = { who: seat === me ? "you" : "other", name: names[seat] ?? seat };
  const [first = "", second = "", third = ""] = args;
  if (verb === "claim") return t("log-claim", { ...words, law: Number(second) });
  if (verb === "unmark") return t("log-unmark", words);
  if (verb === "advise") return null; // told where spectators are
  if (verb === "ruling") {
    const id = `log-ruling-${second}`;
    return has(id) ? t(id, { law: first }) : t("log-ruling", { law: first, choice: second });
  }
  if (!has("log-found")) return null; // fetched with the words of replays
  if (verb === "found") return t("log-found", { law: first, name: names[second] ?? second });
  const id = `log-table-${verb}`;
  return has(id) ? t(id, { ...words, number: Number(second) || 0, cards: cardsIn(third || second) }) : null;
}

const cardsIn = (argument: string): string => theCards(argument.match(/[KQJAT987][shdc]/g) ?? []);
