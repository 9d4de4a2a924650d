// What may be seen and done with a game. Where people share a device or watch a game, nobody sees another's hand.
import { lookUp } from "../engine/lookUp.ts";
import { offers } from "../engine/offers.ts";
import type { Match, MatchPerson } from "../engine/types/match.ts";
import type { Summary } from "../engine/types/summary.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";
import { isPlayer } from "../i18n/nameless.ts";
import { lies, type Settings } from "../settings/settings.ts";
import type { Game } from "../store/games.ts";

type Sat = Pick<Game, "people">;

export const isOwn = ({ source }: Pick<Game, "source">): boolean => source === "played" || source === "challenge";

/** Return whether a condition may be tried on a game: of one that is still being played it could reveal hidden cards. */
export const isSearched = (game: Pick<Game, "source" | "summary">): boolean => game.summary.over || !isOwn(game);

/** Return whether several people share this device. */
export const isShared = ({ people }: Sat): boolean => Object.keys(people ?? {}).length > 1;

/** Return whether a game lies between two people at this device: nothing is handed over, both hands lie face down. In the
 *  French game the device is handed over, because spectators advise one player alone (E32). */
export const isLaid = (game: Sat & Pick<Game, "summary">, settings: Settings): boolean =>
  isShared(game) && offers(game.summary.game, "facing") && game.summary.match?.gallery !== "french" && lies(settings);

/** Return whether the hands of a game must stay hidden at this device, and so its record as well. */
export const isClosed = (game: Sat & Pick<Game, "watches" | "summary">): boolean =>
  !game.summary.over && (isShared(game) || isWatched(game));

/** Return whether a saved game can be played on at the table: one seat's view of a game cannot, except where its player's
 *  friend has the other, nor one without cards. */
export const isResumable = ({ summary, friend }: Pick<Game, "summary" | "friend">): boolean =>
  !summary.over && (!summary.viewOf || friend !== undefined) && !summary.pad;

/** Return whether a game can be reviewed: it is over and all its cards are known. */
export const isReviewable = ({ game, over, viewOf, branch, pad }: Summary): boolean =>
  offers(game, "review") && over && viewOf === null && branch === null && !pad;

/** Return whether everybody may see this moment: after a deal no hand is secret. */
export const isForAll = ({ phase }: View): boolean => phase === "scored" || phase === "over";

/** Return the seat of the person on turn; null when nobody or a computer player is. */
export const personOnTurn = ({ people = {}, view }: Sat & Pick<Game, "view">): Seat | null =>
  view.turn && lookUp(people, view.turn) ? view.turn : null;

/** Return a view without any hand, for everybody at the device. Both players may claim. */
export const viewForAll = ({ view, claims = [] }: Pick<Game, "view" | "claims">): View =>
  ({ ...view, watching: true, hand: [], legal: claims, refused: {} }) as View;

/** Return a view of the table between two people: of no seat, and without anything that only one of them knows. */
export function viewBetween(game: Pick<Game, "view" | "claims">): View {
  const { open: _, ...view } = viewForAll(game);
  return { ...view, seat: "", pause: false, ...(!isForAll(game.view) && { legal: [] }) } as View;
}

/** Return the claims that are legal, with who makes them: "&claim:N:43:#15". */
export const claimsIn = ({ legal }: View): string[] => legal.filter((event) => event.startsWith("&claim:"));

/** Return the seat that a claim names; null for other events. */
export const claimant = (event: string): Seat | null => /^&claim:([NS]):/.exec(event)?.[1] ?? null;

/** Return the log without cards that only one player has seen. */
export const logForAll = (log: Entry[]): Entry[] => log.map(entryForAll);

/** Return an entry without cards that only one player has seen. */
export function entryForAll(entry: Entry): Entry {
  const { event: _, ...rest } = entry;
  if (advises(entry)) return { ...rest, args: (entry.args ?? []).slice(0, 2) };
  if (entry.verb === "up") return entry;
  return entry.do === "deal" || entry.do === "draw" || entry.do === "discard"
    ? { ...rest, cards: (entry.cards ?? []).map(() => "??") }
    : entry;
}

/** Return whether the holder keeps the device for a moment after their move: to see the cards drawn, or while a
 *  king can be marked until the first lead. It does not depend on who has the king, which it would otherwise
 *  reveal. */
export function lingers(view: View, fresh: Entry[]): boolean {
  if (fresh.some((entry) => entry.do === "draw" && entry.seat === view.seat && entry.cards?.length)) return true;
  if (view.phase !== "play") return false;
  const { king_mark, king_until } = view.rules.options;
  return king_mark === "optional" && king_until === "first-lead" && view.tricks.length + view.trick.length === 0;
}

/** Return whether the user is a spectator of this game. */
export const isWatched = ({ watches = false }: Pick<Game, "watches">): boolean => watches;

/** Return the name of this device's spectator in the match. */
export const spectatorName = ({ summary }: Pick<Game, "summary">): string =>
  Object.keys(summary.match?.purses ?? {}).find(isPlayer) ?? "";

/** Return the person who may bet on the next game (E32): a spectator, or the one who waits in a pool (E31). */
export const bettor = ({ gallery, people }: Match): MatchPerson | undefined =>
  people.find(({ seat, player, role, may_bet }) => gallery && !seat && !player && role !== "gallery" && may_bet);

/** Return whether this device's spectator may advise now: in the French game, the player they bet on (E32). */
export function canAdvise(game: Game): boolean {
  const { seat, view, summary } = game;
  const { gallery, bets = [] } = summary.match ?? {};
  if (!isWatched(game) || gallery !== "french" || view.turn !== seat || view.legal.length === 0) return false;
  const name = spectatorName(game);
  return bets.some((bet) => bet.name === name && bet.seat === seat);
}

/** Return the view of a spectator, who can only advise. */
export const viewWatched = (game: Game): View =>
  ({ ...game.view, watching: true, next: null, ...(!canAdvise(game) && { legal: [], refused: {} }) }) as View;

const advises = ({ do: what, verb }: Entry): boolean => what === "ruling" && verb === "advise";

/** Return a key for the present decision, which stays the same when advice is given. */
export const decisionKey = ({ id, log }: Game): string => `${id}/${log.filter((entry) => !advises(entry)).length}`;

/** Return whether spectators who bet on the player on turn may advise. */
export const hasBackers = ({ summary, view }: Game): boolean =>
  summary.match?.gallery === "french" &&
  summary.match.bets.some(({ name, seat }) => seat === view.turn && !isPlayer(name));

/** A spectator's advice: "stand", "accept-double", a card to play, "7h", or cards to discard, "-Qs9s". */
export interface Advice {
  name: string;
  what: string;
}

/** Return the advice in an entry if it is for a seat, else null. */
export function adviceIn(entry: Entry, seat: Seat): Advice | null {
  const [name = "", to = "", what = "??"] = entry.args ?? [];
  return advises(entry) && to === seat && what !== "??" ? { name, what } : null;
}

/** Return the last advice of each spectator to a seat about its present decision. */
export function advice(log: Entry[], seat: Seat): Advice[] {
  const said: Advice[] = [];
  for (const entry of log.toReversed()) {
    if (!advises(entry)) break;
    const given = adviceIn(entry, seat);
    if (given && !said.some(({ name }) => name === given.name)) said.unshift(given);
  }
  return said;
}

/** Return how many entries of the log each player has seen. After a deal, or if the device lies between them, everybody
 *  has seen all of them; otherwise only the player with the device has, if `mine`. */
export function seenBy(
  { seat, seen = {}, people = {}, view, log }: Game,
  mine: boolean,
  laid = false,
): Record<Seat, number> {
  const now = log.length;
  if (laid || isForAll(view)) return Object.fromEntries(Object.keys(people).map((each) => [each, now]));
  return mine ? { ...seen, [seat]: now } : seen;
}
