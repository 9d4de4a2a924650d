// Matches that wait for their next game: the last one played is over, nobody has won yet, and everybody
// can pay the next.
import { t } from "../../i18n/index.ts";
import type { Listed } from "../../store/games.ts";
import { called, kindWords } from "./words.ts";

export interface Waiting {
  id: string;
  changed: number;
  words: string; // "Best of three games: You 1, Hortense 1"
  next: number; // the game that comes next
}

/** Of all games on the device, the matches that can be gone on with. */
export function waiting(games: Listed[]): Waiting[] {
  const last = new Map<string, Listed>();
  for (const game of games) {
    const { match } = game.summary;
    if (!match?.id || game.source !== "played") continue;
    const before = last.get(match.id)?.summary.match;
    if (!before || before.game < match.game) last.set(match.id, game);
  }
  return [...last.values()].flatMap(({ summary, changed }): Waiting[] => {
    const { match, over, winner, players } = summary;
    if (!match || !over || !winner || match.stops) return [];
    const won = (match.score[winner] ?? 0) + 1;
    if (won >= match.wins) return [];
    const pool = match.kind === "pool";
    const scores = Object.keys(players)
      .map((seat) => {
        const score = seat === winner ? won : pool ? 0 : (match.score[seat] ?? 0);
        return t("side-score", { side: called(players[seat] ?? seat), score: String(score) });
      })
      .reduce((listed, next) => t("list-more", { listed, next }));
    const words = t("games-match-line", { kind: kindWords(match.kind), scores });
    return [{ id: match.id, changed, words, next: match.game + 1 }];
  });
}
