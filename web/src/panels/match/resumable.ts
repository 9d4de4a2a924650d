import { lookUp } from "../../engine/lookUp.ts";
import type { Listed } from "../../store/games.ts";
import { lineWords } from "./matchWords.ts";

interface Resumable {
  id: string;
  words: string; // "Best of three games: You 1, Hortense 1"
  next: number; // the number of that game
}

/** Return the matches with a next game, among all games on the device: nobody has won yet, and everybody can pay. */
export function resumableMatches(games: Listed[]): Resumable[] {
  const last = new Map<string, Listed>();
  for (const game of games) {
    const { match } = game.summary;
    if (!match?.id || game.source !== "played") continue;
    const before = last.get(match.id)?.summary.match;
    if (!before || before.game < match.game) last.set(match.id, game);
  }
  return [...last.values()].flatMap(({ summary }): Resumable[] => {
    const { match, over, winner, players } = summary;
    if (!match || !over || !winner || match.stops) return [];
    const won = (lookUp(match.score, winner) ?? 0) + 1;
    if (won >= match.wins) return [];
    const others: Record<string, number> = match.kind === "pool" ? {} : match.score; // a pool counts games in a row
    const scores = Object.keys(players).map((seat): [string, number] => [
      lookUp(players, seat) ?? seat,
      seat === winner ? won : (lookUp(others, seat) ?? 0),
    ]);
    return [{ id: match.id, words: lineWords(match.kind, scores), next: match.game + 1 }];
  });
}
