// Searching and sorting the list of games.
import { lookUp } from "../../engine/lookUp.ts";
import { against, sideOf } from "../../engine/seats.ts";
import { isOwn } from "../../game/sharing.ts";
import { language, t } from "../../i18n/index.ts";
import type { Listed } from "../../store/games.ts";
import { day, opponentName, outcome, playedAt, seatName } from "./gameWords.ts";

/** Return a text for comparison: without capitals and accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Return the text by which a game is found. With thousands of games, nothing here may be slow. */
function searchText(game: Listed, say: (id: string) => string): string {
  const { seat, summary, source } = game;
  const { date, score, sides, seats, over } = summary;
  const time = playedAt(game);
  const mine = seats.map((each) => seatName(game, each));
  const result = outcome(game);
  const word = `games-word-${result === "given-up" ? "lost" : result}`;
  return plain(
    [
      ...Object.values(summary.players),
      ...mine,
      summary.event,
      date,
      date.replace(/\./g, "-"),
      time === null ? "" : day(time),
      Object.values(score).join("-"),
      [sideOf(seat, sides), ...against(seat, sides)].map((side) => lookUp(score, side) ?? 0).join("-"),
      say(`game-${summary.game}`),
      say(`preset-${summary.preset}`),
      ...(summary.study ? [summary.study.title, summary.study.name] : []),
      summary.match ? say(`match-${summary.match.kind}`) : "",
      summary.preset,
      say(`games-source-${source}`),
      say(over ? (isOwn(game) ? word : "games-word-over") : "games-word-open"),
    ].join(" "),
  );
}

/** A game with the values that the list sorts and searches by. */
export interface Row {
  game: Listed;
  time: number | null; // when it was played; null: undated
  readonly text: string;
}

/** Return games as rows of the list. */
export function rowsOf(games: Listed[]): Row[] {
  const cache = new Map<string, string>();
  const say = (id: string) => {
    const words = cache.get(id) ?? t(id);
    cache.set(id, words);
    return words;
  };
  return games.map((game) => {
    let text: string | undefined; // made with the first search: it takes longer than all the rest
    return {
      game,
      time: playedAt(game),
      get text() {
        text ??= searchText(game, say);
        return text;
      },
    };
  });
}

/** Make the texts by which rows are found, some at a time while the list is in use; returns what ends it. */
export function prepareTexts(rows: readonly Row[], each = 500): () => void {
  let at = 0;
  const prepare = () => {
    for (const end = at + each; at < Math.min(end, rows.length); at += 1) void rows[at]?.text;
    if (at < rows.length) timer = setTimeout(prepare);
  };
  let timer = setTimeout(prepare);
  return () => clearTimeout(timer);
}

/** Return the rows that contain every word of the query. */
export function search(rows: Row[], query: string): Row[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return wanted.length === 0 ? rows : rows.filter(({ text }) => wanted.every((word) => text.includes(word)));
}

/** What a query can be: plain words, a condition of the filter language, or a condition if the engine can read it. */
type QueryKind = "words" | "perhaps" | "condition";

/** Return what a query is. Whatever is found as plain words stays plain words; else an operator, a call or what a seat
 *  does makes it a condition: `deals > 7`, `any(vole)`, `dealer.refuses`. Names alone (`king_turned and vole`) are one if
 *  the engine knows them. */
export function kindOfQuery(query: string, found: number): QueryKind {
  if (found > 0 || !query.trim()) return "words";
  if (/[=<>~]|\b[A-Za-z_]\w*\(|\b(?:elder|dealer|winner|taken_by)\.[a-z]/.test(query)) return "condition";
  return /[A-Za-z]_[A-Za-z]|\b(?:and|or|not)\b/.test(query) ? "perhaps" : "words";
}

export const orders = ["newest", "oldest", "opponent"] as const;
export type Order = (typeof orders)[number];

export interface Filter {
  query: string;
  kind: string; // a game, "" for all
  order: Order;
}

/** Sort rows; with equal opponents, the newest come first. */
export function sorted(rows: Row[], order: Order): Row[] {
  // Undated games come last, so that those just imported do not push the user's own down.
  const dated = (a: Row, b: Row) => Number(b.time !== null) - Number(a.time !== null);
  const later = (a: Row, b: Row) => dated(a, b) || (b.time ?? 0) - (a.time ?? 0);
  const earlier = (a: Row, b: Row) => dated(a, b) || (a.time ?? 0) - (b.time ?? 0);
  const by: Record<Order, (a: Row, b: Row) => number> = {
    newest: (a, b) => later(a, b) || b.game.changed - a.game.changed,
    oldest: (a, b) => earlier(a, b) || a.game.changed - b.game.changed,
    opponent: (a, b) => collator.compare(opponentName(a.game), opponentName(b.game)) || later(a, b),
  };
  const collator = new Intl.Collator(language());
  return [...rows].sort(by[order]);
}
