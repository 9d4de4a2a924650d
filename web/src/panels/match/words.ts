// A match in words: how it stands, who is who in it.
import { theCard } from "../../cards/words.ts";
import type { Match, MatchPerson, MatchTags } from "../../engine/types/match.ts";
import type { Seat } from "../../engine/types/view.ts";
import { namesOf } from "../../game/people.ts";
import { has, t } from "../../i18n/index.ts";
import { isPlayer, you } from "../../i18n/nameless.ts";
import { explain } from "../../i18n/problem.ts";
import { shownName } from "../../i18n/shown.ts";
import type { Game } from "../../store/games.ts";

/** What somebody in a match is called here. */
export function called(name: string): string {
  if (isPlayer(name)) return you();
  return has(`gallery-${name}`) ? t(`gallery-${name}`) : shownName(name);
}

/** "Best of three games", "Pool for three". */
export const kindWords = (kind: string): string => t(`match-${kind}`);

/** "You 1, Hortense 0": the games won before this one. */
export function scoreWords({ score }: MatchTags, names: Record<Seat, string>): string {
  const [first = "", second = ""] = Object.keys(names);
  return t("match-stand", {
    first: names[first] ?? first,
    firstScore: score[first] ?? 0,
    second: names[second] ?? second,
    secondScore: score[second] ?? 0,
  });
}

/** "Léon 5 on you, Odile 5 on Hortense". */
export const betWords = ({ bets }: MatchTags, names: Record<Seat, string>): string =>
  bets
    .map(({ name, seat, chips }) => t("match-bet-short", { name: called(name), chips, on: names[seat] ?? seat }))
    .reduce((listed, next) => (listed ? t("list-more", { listed, next }) : next), "");

/** Who has won one game of a pool running; before anybody has, who waits. */
export function poolWords({ score, out }: MatchTags, names: Record<Seat, string>): string {
  const seat = Object.keys(score).find((each) => (score[each] ?? 0) > 0);
  const won = seat ? (names[seat] ?? "") : "";
  if (won) return t("match-running", { name: won, who: won === you() ? "you" : "other" });
  return t("match-out", { name: called(out ?? ""), who: isPlayer(out ?? "") ? "you" : "other" });
}

/** The same after a game: who has won it, or the pool. */
export function poolAfter(match: Match): string {
  const { over, winner } = match;
  if (!over || !winner) return runningWords(match);
  return t("match-won-pool", { name: called(winner), who: isPlayer(winner) ? "you" : "other" });
}

/** "Anna the king of clubs, Ben the jack of clubs": what was drawn for the first seats of a pool. */
export const drewWords = ({ draw }: Pick<MatchTags, "draw">): string =>
  draw
    .map(({ name, card }) => t("match-drew-card", { name: called(name), card: theCard(card) }))
    .reduce((listed, next) => t("list-more", { listed, next }));

/** Who has won one game of a pool that goes on; "" when nobody has. */
export function runningWords({ people }: Match): string {
  const name = people.find(({ won }) => won > 0)?.name;
  return name ? t("match-running", { name: called(name), who: isPlayer(name) ? "you" : "other" }) : "";
}

/** "The pot is divided: Anna 2, Ben 1, Carl 1". */
export const dividedWords = (parts: Record<string, number>): string =>
  t("match-divided", {
    listed: Object.entries(parts)
      .map(([name, chips]) => t("side-score", { side: called(name), score: String(chips) }))
      .reduce((listed, next) => t("list-more", { listed, next })),
  });

/** What a game has brought to the match, in a sentence; "" while that is not known, or when the strip tells all. */
export function afterwards(game: Game, match: Match | null): string {
  const played = match?.games.find(({ number }) => number === game.summary.match?.game);
  if (!match || !played?.over || match.kind === "rubber-1") return "";
  const pool = match.kind === "pool";
  if (match.stopped)
    return [explain(match.stopped), match.divided && dividedWords(match.divided)].filter(Boolean).join(" ");
  if (match.over && match.winner) {
    const who = isPlayer(match.winner) ? "you" : "other";
    return t(pool ? "match-won-pool" : "match-won", { who, name: called(match.winner) });
  }
  if (!pool) return t("match-stands", { scores: standingWords(match) });
  const waits = match.people.find(({ waits }) => waits)?.name ?? "";
  return t("match-pool-goes-on", { pot: match.pot, who: isPlayer(waits) ? "you" : "other", name: called(waits) });
}

/** What the games have moved of somebody's chips in a game: "+2", "−2"; "" when nothing. */
export function moved(game: Game, match: Match | null, name: string): string {
  const chips = match?.games.find(({ number }) => number === game.summary.match?.game)?.moved[name] ?? 0;
  return chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : "";
}

/** "You 2, Hortense 1". */
export const standingWords = ({ people }: Match): string =>
  people
    .filter(({ seat }) => seat)
    .map(({ name, won }) => t("side-score", { side: called(name), score: String(won) }))
    .reduce((listed, next) => t("list-more", { listed, next }));

/** What somebody who watches is like; "" for people. */
export const character = ({ name, role }: MatchPerson): string => (role === "gallery" ? t(`gallery-${name}-is`) : "");

/** The names at the table: whoever holds the device is spoken to, and nobody while it is on its way. */
export const tableNames = (game: Game, addressed = true): Record<Seat, string> =>
  namesOf(game, addressed ? game.seat : null);
