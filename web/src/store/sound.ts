// Whether a game from a backup or a newer page is complete.
import type { Listed, Source, Stored } from "./rows.ts";

/** A game as a backup contains it: the engine can make the rest. */
export type Saved = Listed & Pick<Stored, "record">;

/** Return whether a value is an object with named fields. */
export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sources: unknown[] = ["played", "imported", "link", "challenge"] satisfies Source[];

/** The last millisecond that has a date. */
export const LATEST = 8.64e15;

/** Return whether a game has everything that the list shows: an incomplete one would break the list permanently. */
export function isSound(game: unknown): game is Saved {
  if (!isTable(game) || !isTable(game.summary)) return false;
  const { id, revision, changed, source, summary } = game;
  const { score, players, help, challenge = null, viewOf, over, seats = [], sides = [] } = summary;
  if (!isTable(score) || !isTable(players) || !isTable(help) || !isTable(game.players ?? {})) return false;
  if (!Array.isArray(seats) || !Array.isArray(sides)) return false;
  if (challenge !== null && !(isTable(challenge) && isTable(challenge.score))) return false;
  const texts = [id, game.seat, game.player, game.version, game.key, game.record, ...Object.values(players)];
  texts.push(...seats, ...sides, ...Object.values(game.players ?? {}), summary.game ?? "");
  texts.push(
    summary.preset,
    summary.date,
    summary.result,
    summary.event,
    challenge ? challenge.name : "",
    viewOf ?? "",
  );
  const numbers = [
    changed,
    summary.target,
    summary.deals ?? 0,
    summary.deal,
    help.hints,
    help.takebacks,
    ...Object.values(score),
  ];
  return (
    /^[0-9a-z]{1,40}$/.test(String(id)) &&
    Number.isSafeInteger(revision) &&
    sources.includes(source) &&
    typeof over === "boolean" &&
    texts.every((one) => typeof one === "string") &&
    numbers.every((one) => typeof one === "number" && Math.abs(one) <= LATEST)
  );
}
