// A match in words: its standing and its people.

import { theCard, theCards } from "../../cards/cardNames.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Match, MatchPerson, MatchTags } from "../../engine/types/match.ts";
import type { Entry, Seat } from "../../engine/types/view.ts";
import { namesOf, scoreOfTwo } from "../../game/people.ts";
import { type Advice, adviceIn } from "../../game/sharing.ts";
import { has, t } from "../../i18n/index.ts";
import { isPlayer, you } from "../../i18n/nameless.ts";
import { joined, listed, matchName } from "../../i18n/phrases.ts";
import { explain } from "../../i18n/problem.ts";
import { shownName } from "../../i18n/shown.ts";
import type { Game } from "../../store/games.ts";

/** Return the name of a person or spectator of a match for display. */
export function displayName(name: string): string {
  if (isPlayer(name)) return you();
  return has(`gallery-${name}`) ? t(`gallery-${name}`) : shownName(name);
}

/** Return a person as the variables of a sentence: `name`, and `who` as "you" or "other". */
export const person = (name: string): { name: string; who: string } => ({
  name: displayName(name),
  who: isPlayer(name) ? "you" : "other",
});

/** Return a score by seat, "You 1, Hortense 0", in the order of the names. */
export const scoreWords = (score: Record<Seat, number>, names: Record<Seat, string>): string =>
  t("match-stand", scoreOfTwo(Object.keys(names), score, names));

const scoresOf = (scores: [name: string, score: number][]): string =>
  listed(scores.map(([name, score]) => t("side-score", { side: displayName(name), score: String(score) })));

/** Return the bets: "Léon 5 on you, Odile 5 on Hortense". */
export const betWords = ({ bets }: MatchTags, names: Record<Seat, string>): string =>
  listed(
    bets.map(({ name, seat, chips }) =>
      t("match-bet-short", { name: displayName(name), chips, on: lookUp(names, seat) ?? seat }),
    ),
  );

/** Return who has won the last game of a pool or, before its first, who waits; `waiting` is the user who does. */
export function poolWords({ score, out }: MatchTags, names: Record<Seat, string>, waiting?: string): string {
  const seat = Object.keys(score).find((each) => (lookUp(score, each) ?? 0) > 0);
  const won = seat ? (lookUp(names, seat) ?? "") : "";
  if (won) return t("match-running", { name: won, who: won === you() ? "you" : "other" });
  return t("match-out", out === waiting ? { name: you(), who: "you" } : person(out ?? ""));
}

export const poolResultWords = (match: Match): string =>
  match.over && match.winner ? winnerWords(match, match.winner) : runningWords(match);

/** Return the cards drawn for a pool: "Anna the king of clubs, Ben the jack of clubs". */
export const drawWords = ({ draw }: Pick<MatchTags, "draw">): string =>
  listed(draw.map(({ name, card }) => t("match-drew-card", { name: displayName(name), card: theCard(card) })));

/** Return who has won the last game of an unfinished pool; "" for nobody. */
export function runningWords({ people }: Match): string {
  const name = people.find(({ won }) => won > 0)?.name;
  return name ? t("match-running", person(name)) : "";
}

/** Return the shares: "The pot is divided: Anna 2, Ben 1, Carl 1". */
export const dividedWords = (parts: Record<string, number>): string =>
  t("match-divided", { listed: scoresOf(Object.entries(parts)) });

export const winnerWords = ({ kind }: Match, winner: string): string =>
  t(kind === "pool" ? "match-won-pool" : "match-won", person(winner));

/** Return the effect of a finished game on its match; "" before that is known, and for a single game. */
export function resultWords(game: Game, match: Match | null): string {
  const played = match?.games.find(({ number }) => number === game.summary.match?.game);
  if (!match || !played?.over || match.kind === "rubber-1") return "";
  const { stopped, divided, over, winner, kind, people, pot } = match;
  if (stopped) return joined([explain(stopped), divided && dividedWords(divided)]);
  if (over && winner) return winnerWords(match, winner);
  if (kind !== "pool") return t("match-stands", { scores: standingWords(match) });
  return t("match-pool-goes-on", { pot, ...person(people.find(({ waits }) => waits)?.name ?? "") });
}

/** Return the chips that somebody has won or lost in a game: "+2", "−2", "" for none. */
export function movedWords(game: Game, match: Match | null, name: string): string {
  const chips = lookUp(match?.games.find(({ number }) => number === game.summary.match?.game)?.moved, name) ?? 0;
  return chips > 0 ? `+${chips}` : chips < 0 ? `−${-chips}` : "";
}

/** Return the standing: "You 2, Hortense 1". */
export const standingWords = ({ people }: Match): string =>
  scoresOf(people.filter(({ seat }) => seat).map(({ name, won }) => [name, won]));

/** Return a match in one line: "Best of three games: You 1, Hortense 1". */
export const lineWords = (kind: string, scores: [name: string, score: number][]): string =>
  t("games-match-line", { kind: matchName(kind), scores: scoresOf(scores) });

/** Return the character of a computer's spectator; "" for people. */
export const character = ({ name, role }: MatchPerson): string => (role === "gallery" ? t(`gallery-${name}-is`) : "");

/** Return the names at the table; `addressed`: the holder of the device is "you". */
export const tableNames = (game: Game, addressed = true): Record<Seat, string> =>
  namesOf(game, addressed ? game.seat : null);

/** Return advice in a spectator's own words: "Play! Who dares, wins!" */
export function adviceWords({ name, what }: Advice): string {
  const [verb = ""] = what.split("-");
  const cards = theCards(what.match(/[KQJAT987][shdc]/g) ?? []);
  const kind = what === "-0" ? "keep" : what.startsWith("-") ? "discard" : cards ? "play" : verb;
  const id = has(`gallery-${name}-says`) ? `gallery-${name}-says` : "gallery-says";
  const words = t(id, { what: kind, cards });
  return words.slice(0, 1).toUpperCase() + words.slice(1); // some begin with the card
}

/** Return the line of the log for advice to this seat: "Armand: Play! Who dares, wins!" */
export function adviceLine(entry: Entry, seat: Seat): string | null {
  const given = adviceIn(entry, seat);
  return given && t("match-advised", { name: displayName(given.name), words: adviceWords(given) });
}
