// A line of the game log in words.
import { theCard, theCards } from "../../cards/words.ts";
import { scoredOf } from "../../engine/scored.ts";
import type { Entry, Seat } from "../../engine/types.ts";
import { t, type Words } from "../../i18n/index.ts";

/** The sentence for an entry, for the seat that looks on; null when it needs none. */
export function describe(entry: Entry, names: Record<Seat, string>, me: Seat): string | null {
  const seat = entry.seat ?? "";
  const words: Words = { who: seat === me ? "you" : "other", name: names[seat] ?? seat };
  const number = entry.cards?.length ?? 0;
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
      return t("log-play", { ...words, card: theCard(entry.card ?? "??") });
    case "say": {
      const [argument = ""] = entry.args ?? [];
      const kind = argument === "if" ? "accept-if" : argument ? `${entry.verb}-number` : entry.verb;
      return t(`log-say-${kind}`, { ...words, number: Number(argument) || 0 });
    }
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
      return [...because, t("log-score", score)].join(" ");
    }
    case "over":
      return t(entry.why === "resigned" ? "log-over-resigned" : "log-over", words);
    default:
      return null; // of another game
  }
}
