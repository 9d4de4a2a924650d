// A game of the list in words: its title, the details below, and the names of its buttons.
import { lookUp } from "../../engine/lookUp.ts";
import { against, other, sideOf } from "../../engine/seats.ts";
import type { Seat, Side } from "../../engine/types/view.ts";
import { nameFromTag, nameOf } from "../../game/people.ts";
import { isOwn, isShared, isWatched } from "../../game/sharing.ts";
import { locale, t, type Words } from "../../i18n/index.ts";
import { gameIfOther, listed, matchName, presetName, together } from "../../i18n/phrases.ts";
import { shownName } from "../../i18n/shown.ts";
import type { Listed } from "../../store/games.ts";

/** Return when a game was played, in milliseconds; for an imported game, the date of its record, or null without one. */
export function playedAt(game: Listed): number | null {
  if (isOwn(game)) return game.changed;
  const [, year = "", month = "", date = ""] = /^(\d{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(game.summary.date) ?? [];
  if (!year) return null;
  const time = new Date(Number(year), (Number(month) || 1) - 1, Number(date) || 1).getTime();
  return Number.isFinite(time) ? time : null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(style: "time" | "date"): Intl.DateTimeFormat {
  const key = `${locale()} ${style}`;
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale(), style === "time" ? { timeStyle: "short" } : { dateStyle: "medium" });
  formats.set(key, made);
  return made;
}

/** Return a day: "20 Nov 2026". */
export const day = (time: number): string => formatFor("date").format(time);

/** Return the day a game was played, or the time for today; the year or month if its record has no more, "undated"
 *  if it has none. No line breaks within it. */
export function when(game: Listed): string {
  const { date } = game.summary;
  if (!isOwn(game) && date.includes("?") && /\d/.test(date)) return date.replace(/\.\?\?/g, "");
  const time = playedAt(game);
  if (time === null) return t("games-undated");
  const today = isOwn(game) && new Date(time).toDateString() === new Date().toDateString();
  return formatFor(today ? "time" : "date")
    .format(time)
    .replaceAll(" ", "\u00A0");
}

const known = (name: string | undefined): string => (name && name !== "?" ? shownName(name) : "");

/** Return the name at a seat in the record; a game from a link was played by others. */
const recordName = ({ summary, source }: Listed, seat: Seat): string =>
  nameFromTag(summary.game, seat, lookUp(summary.players, seat) ?? "", source !== "link") || t("seat-title", { seat });

/** Return the name at a seat; for games played here, as at the table. */
export function seatName(game: Listed, seat: Seat): string {
  return isOwn(game) ? nameOf(game, seat) : recordName(game, seat);
}

/** Return whether a game is the user's own against the computer. */
const isYours = (game: Listed): boolean => isOwn(game) && !isShared(game) && !isWatched(game);

const hasMany = ({ summary }: Listed): boolean => summary.seats.length > 2;

/** Return the name of a side: "We" and "They" in games played here, elsewhere the names of its players. */
function sideName(game: Listed, side: Side): string {
  const [first = "", second] = side;
  if (!second) return seatName(game, first);
  if (isOwn(game)) return t(side.includes(game.seat) ? "side-we" : "side-they");
  return together([seatName(game, first), seatName(game, second)]);
}

/** Return the scores, the player's own side first: "We 1010, they 830". */
function scores(game: Listed): string {
  const { seat, summary } = game;
  const { score, sides } = summary;
  return listed(
    [sideOf(seat, sides), ...against(seat, sides)].map((side) =>
      t("side-score", { side: sideName(game, side), score: String(lookUp(score, side) ?? 0) }),
    ),
  );
}

export function wordsOf(game: Listed): Words {
  const { summary } = game;
  // Between people it is the first seat, not the last holder of the device.
  const seat = isShared(game) || isWatched(game) ? (summary.seats[0] ?? game.seat) : game.seat;
  const { score, sides } = summary;
  const [them = ""] = against(seat, sides);
  return {
    name: hasMany(game) ? "" : seatName(game, other(seat)),
    me: seatName(game, seat),
    mine: lookUp(score, sideOf(seat, sides)) ?? 0,
    theirs: lookUp(score, them) ?? 0,
    scores: hasMany(game) ? scores(game) : "",
    deal: summary.deal,
    deals: summary.deals ?? 0,
    target: hasMany(game) ? String(summary.target) : summary.target,
    when: when(game),
  };
}

/** Return how a game stands for its seat, as the end of message ids: "won", "lost" …, "line" while it is open. */
export function outcome({ seat, summary }: Listed): string {
  const { over, winner, resigned, sides } = summary;
  if (!over) return "line";
  if (winner === null) return "drawn";
  if (winner === sideOf(seat, sides)) return "won";
  return resigned === seat ? "given-up" : "lost";
}

/** Return the title: "You beat Hortense, 5 to 3", "Anna 5, Ben 3", "Won: we 1010, they 830". */
export function title(game: Listed, words = wordsOf(game)): string {
  if (hasMany(game)) return isOwn(game) ? t(`games-sides-${outcome(game)}`, words) : String(words.scores);
  return isYours(game) ? t(`games-${outcome(game)}`, words) : t("games-others", words);
}

/** Return the accessible name of a button beside the line: "save", "delete", "replay". */
export const label = (game: Listed, what: string, words = wordsOf(game)): string =>
  hasMany(game) ? t(`games-sides-${what}`, words) : t(`games-${what}`, words);

/** Return the details: "The usual game · to 5 · deal 7 · 20 Nov 2026 · imported · Friday table". */
export function detail(game: Listed, words = wordsOf(game)): string {
  const { summary, source } = game;
  const { help } = summary;
  return [
    gameIfOther(summary.game),
    summary.pad && t("score-pad"),
    summary.match && t("games-match", { kind: matchName(summary.match.kind), game: summary.match.game }),
    summary.study && t("games-study", { title: shownName(summary.study.title), chapter: summary.study.chapter }),
    t("games-detail", { ...words, rules: presetName(summary.preset) }),
    game.friend && t("games-friend", { players: summary.seats.length }),
    source !== "played" && t(`games-source-${source}`),
    summary.viewOf && !game.friend && t("games-view", { name: recordName(game, summary.viewOf) }),
    known(summary.event),
    summary.result === "void" && t("games-void"),
    help.hints + help.takebacks > 0 && t("games-help", { ...help }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export function opponentName(game: Listed): string {
  if (hasMany(game)) return sideName(game, against(game.seat, game.summary.sides)[0] ?? "");
  return isOwn(game) ? game.player : (lookUp(game.summary.players, other(game.seat)) ?? "");
}
