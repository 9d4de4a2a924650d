// A game of the library in words: the line of the list, what stands below it, what it is found by.
import { against, other, sideOf } from "../../engine/seats.ts";
import type { Seat, Side } from "../../engine/types/view.ts";
import { nameOf, tagName } from "../../game/people.ts";
import { shared, watches } from "../../game/sharing.ts";
import { gameIfOther } from "../../i18n/games.ts";
import { language, t, type Words } from "../../i18n/index.ts";
import { shownName } from "../../i18n/shown.ts";
import type { Listed } from "../../store/games.ts";

/** Was it played here, by whoever sits here? */
const own = ({ source }: Listed): boolean => source === "played" || source === "challenge";

/** When a game was played, in milliseconds: as its record says, when it came from elsewhere. */
export function played(game: Listed): number {
  if (own(game)) return game.changed;
  const [, year = "", month = "", date = ""] = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(game.summary.date) ?? [];
  if (!year) return game.changed;
  const time = new Date(Number(year), (Number(month) || 1) - 1, Number(date) || 1).getTime();
  return Number.isFinite(time) ? time : game.changed;
}

const forms = new Map<string, Intl.DateTimeFormat>();

function form(style: "time" | "date"): Intl.DateTimeFormat {
  const key = `${language()} ${style}`;
  const made =
    forms.get(key) ??
    new Intl.DateTimeFormat(language(), style === "time" ? { timeStyle: "short" } : { dateStyle: "medium" });
  forms.set(key, made);
  return made;
}

/** "20 Nov 2026". */
export const day = (time: number): string => form("date").format(time);

/** The day, or the time when it was today; of a record of which only that is known, the year or the month. No line
 *  ends within. */
export function when(game: Listed): string {
  const { date } = game.summary;
  if (!own(game) && date.includes("?") && /\d/.test(date)) return date.replace(/\.\?\?/g, "");
  const time = played(game);
  const today = own(game) && new Date(time).toDateString() === new Date().toDateString();
  return form(today ? "time" : "date")
    .format(time)
    .replaceAll(" ", "\u00A0");
}

const known = (name: string | undefined): string => (name && name !== "?" ? shownName(name) : "");

/** Who sits at a seat, as its record has it: what has come in a link is somebody else's game, as in the replay. */
const named = ({ summary, source }: Listed, seat: Seat): string =>
  tagName(summary.game, seat, summary.players[seat] ?? "", source !== "link") || t("seat-title", { seat });

/** Who sits at a seat: of one's own games, as the table calls them. */
function sitting(game: Listed, seat: Seat): string {
  return own(game) ? nameOf(game, seat) : named(game, seat);
}

/** Is it a game of yours, against the computer? */
const yours = (game: Listed): boolean => own(game) && !shared(game) && !watches(game);

/** Do more than two play, or two together? */
const many = ({ summary }: Listed): boolean => summary.seats.length > 2;

/** "We" and "They" of one's own games; elsewhere who plays for a side. */
function sideName(game: Listed, side: Side): string {
  const [first = "", second] = side;
  if (!second) return sitting(game, first);
  if (own(game)) return t(side.includes(game.seat) ? "side-we" : "side-they");
  return t("replay-players", { first: sitting(game, first), second: sitting(game, second) });
}

/** "We 1010, they 830": one's own side first. */
function standing(game: Listed): string {
  const { seat, summary } = game;
  const { score, sides } = summary;
  return [sideOf(seat, sides), ...against(seat, sides)]
    .map((side) => t("side-score", { side: sideName(game, side), score: String(score[side] ?? 0) }))
    .reduce((listed, next) => t("list-more", { listed, next }));
}

export function wordsOf(game: Listed): Words {
  const { summary } = game;
  const seat = shared(game) || watches(game) ? (summary.seats[0] ?? game.seat) : game.seat; // not whoever held the device last
  const { score, sides } = summary;
  const [them = ""] = against(seat, sides);
  return {
    name: many(game) ? "" : sitting(game, other(seat)),
    me: sitting(game, seat),
    mine: score[sideOf(seat, sides)] ?? 0,
    theirs: score[them] ?? 0,
    scores: many(game) ? standing(game) : "",
    deal: summary.deal,
    target: many(game) ? String(summary.target) : summary.target,
    when: when(game),
  };
}

/** How a game stands for whoever sits at its seat: the ending of the names of its sentences. */
function outcome({ seat, summary }: Listed): string {
  const { over, winner, resigned, sides } = summary;
  if (!over) return "line";
  if (winner === null) return "drawn";
  if (winner === sideOf(seat, sides)) return "won";
  return resigned === seat ? "given-up" : "lost";
}

/** "You beat Hortense, 5 to 3", "Anna 5, Ben 3", "Won: we 1010, they 830". */
export function title(game: Listed, words = wordsOf(game)): string {
  if (many(game)) return own(game) ? t(`games-sides-${outcome(game)}`, words) : String(words.scores);
  return yours(game) ? t(`games-${outcome(game)}`, words) : t("games-others", words);
}

/** What a button beside the line does, for ears: "save", "delete", "replay". */
export const label = (game: Listed, what: string, words = wordsOf(game)): string =>
  many(game) ? t(`games-sides-${what}`, words) : t(`games-${what}`, words);

/** "The usual game · to 5 · deal 7 · 20 Nov 2026 · imported · Friday table". */
export function detail(game: Listed, words = wordsOf(game)): string {
  const { summary, source } = game;
  const { help } = summary;
  return [
    gameIfOther(summary.game),
    summary.match && t("games-match", { kind: t(`match-${summary.match.kind}`), game: summary.match.game }),
    t("games-detail", { ...words, rules: t(`preset-${summary.preset}`) }),
    source !== "played" && t(`games-source-${source}`),
    summary.viewOf && t("games-view", { name: named(game, summary.viewOf) }),
    known(summary.event),
    summary.result === "void" && t("games-void"),
    help.hints + help.takebacks > 0 && t("games-help", { ...help }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Letters as they are compared: no capitals, no accents. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** All that a game is found by. Of thousands, so nothing here may be slow. */
function haystack(game: Listed, say: (id: string) => string): string {
  const { seat, summary, source } = game;
  const { date, score, sides, seats, over } = summary;
  const mine = seats.map((each) => sitting(game, each));
  const came = outcome(game);
  const won = `games-word-${came === "given-up" ? "lost" : came}`;
  return plain(
    [
      ...Object.values(summary.players),
      ...mine,
      summary.event,
      date,
      date.replace(/\./g, "-"),
      form("date").format(played(game)),
      Object.values(score).join("-"),
      [sideOf(seat, sides), ...against(seat, sides)].map((side) => score[side] ?? 0).join("-"),
      say(`game-${summary.game}`),
      say(`preset-${summary.preset}`),
      summary.match ? say(`match-${summary.match.kind}`) : "",
      summary.preset,
      say(`games-source-${source}`),
      say(over ? (own(game) ? won : "games-word-over") : "games-word-open"),
    ].join(" "),
  );
}

/** A game, with what the list sorts and searches by. */
export interface Row {
  game: Listed;
  time: number;
  text: string;
}

export function rowsOf(games: Listed[]): Row[] {
  const said = new Map<string, string>();
  const say = (id: string) => {
    const words = said.get(id) ?? t(id);
    said.set(id, words);
    return words;
  };
  return games.map((game) => ({ game, time: played(game), text: haystack(game, say) }));
}

/** The rows in which every word of the query stands. */
export function search(rows: Row[], query: string): Row[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return wanted.length === 0 ? rows : rows.filter(({ text }) => wanted.every((word) => text.includes(word)));
}

export const orders = ["newest", "oldest", "opponent"] as const;
export type Order = (typeof orders)[number];

export function sorted(rows: Row[], order: Order): Row[] {
  const by: Record<Order, (a: Row, b: Row) => number> = {
    newest: (a, b) => b.time - a.time || b.game.changed - a.game.changed,
    oldest: (a, b) => a.time - b.time || a.game.changed - b.game.changed,
    opponent: (a, b) => collator.compare(across(a.game), across(b.game)) || b.time - a.time,
  };
  const collator = new Intl.Collator(language());
  return [...rows].sort(by[order]);
}

function across(game: Listed): string {
  if (many(game)) return sideName(game, against(game.seat, game.summary.sides)[0] ?? "");
  return own(game) ? game.player : (game.summary.players[other(game.seat)] ?? "");
}
