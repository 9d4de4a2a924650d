// Several people at one device: the game is handed from one to the next, and nobody sees a hand but their own.
import type { Match, MatchPerson } from "../engine/types/match.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";
import { isPlayer } from "../i18n/nameless.ts";
import type { Game } from "../store/games.ts";

type Sat = Pick<Game, "people">;

/** Is the device handed from person to person? */
export const shared = ({ people }: Sat): boolean => Object.keys(people ?? {}).length > 1;

/** Must nobody at this device see all hands of it yet? A record would tell them. */
export const closed = (game: Sat & Pick<Game, "watches" | "summary">): boolean =>
  !game.summary.over && (shared(game) || watches(game));

/** Is it a moment for everybody at the device? After a deal the hands are done with. */
export const forAll = ({ phase }: View): boolean => phase === "scored" || phase === "over";

/** The person who must act now; null when nobody must, or the computer. */
export const asked = ({ people = {}, view }: Sat & Pick<Game, "view">): Seat | null =>
  view.turn && people[view.turn] ? view.turn : null;

/** What a view tells to everybody: nothing of anybody's hand. A claim is anybody's. */
export const viewForAll = ({ view, claims = [] }: Pick<Game, "view" | "claims">): View =>
  ({ ...view, watching: true, hand: [], legal: claims, refused: {} }) as View;

/** What may be claimed, and by whom: "&claim:N:43:#15". */
export const claimsIn = ({ legal }: View): string[] => legal.filter((event) => event.startsWith("&claim:"));

/** Whose event this is, where it is not that of whoever looks on: a claim names its seat. */
export const claimant = (event: string): Seat | null => /^&claim:([NS]):/.exec(event)?.[1] ?? null;

/** What happened, as everybody may know it. */
export const logForAll = (log: Entry[]): Entry[] =>
  log.map((entry) => {
    const { event: _, ...rest } = entry;
    if (advises(entry)) return { ...rest, args: (entry.args ?? []).slice(0, 2) };
    return entry.do === "deal" || entry.do === "draw" || entry.do === "discard"
      ? { ...rest, cards: (entry.cards ?? []).map(() => "??") }
      : entry;
  });

/** After what a person did, is there still something for them to look at, or to do, before the next one comes?
 *  Where a king may be marked until the other leads, this is so whoever holds it: else it would tell. */
export function lingers(view: View, fresh: Entry[]): boolean {
  if (fresh.some((entry) => entry.do === "draw" && entry.seat === view.seat && entry.cards?.length)) return true;
  if (view.phase !== "play") return false;
  const { king_mark, king_until } = view.rules.options;
  return king_mark === "optional" && king_until === "first-lead" && view.tricks.length + view.trick.length === 0;
}

/** Does nobody here play in it, and somebody look on? */
export const watches = ({ watches = false }: Pick<Game, "watches">): boolean => watches;

/** Whoever looks on at this device, by the name the match has for them. */
export const onlooker = ({ summary }: Pick<Game, "summary">): string =>
  Object.keys(summary.match?.purses ?? {}).find(isPlayer) ?? "";

/** Whom the page asks for a bet on the game that comes next (E32): a person who only watches, or waits in a pool (E31). */
export const bettor = ({ gallery, people }: Match): MatchPerson | undefined =>
  people.find(({ seat, player, role, may_bet }) => gallery && !seat && !player && role !== "gallery" && may_bet);

/** May the spectator at this device speak just now? Only in the French game, to whom they back (E32). */
export function mayAdvise(game: Game): boolean {
  const { seat, view, summary } = game;
  const { gallery, bets = [] } = summary.match ?? {};
  if (!watches(game) || gallery !== "french" || view.turn !== seat || view.legal.length === 0) return false;
  const name = onlooker(game);
  return bets.some((bet) => bet.name === name && bet.seat === seat);
}

/** What a spectator sees: nobody is spoken to, and nothing can be done but to advise. */
export const viewWatched = (game: Game): View =>
  ({ ...game.view, watching: true, next: null, ...(!mayAdvise(game) && { legal: [], refused: {} }) }) as View;

const advises = ({ do: what, verb }: Entry): boolean => what === "ruling" && verb === "advise";

/** Of which decision of a game it is: what is advised changes nothing. */
export const decision = ({ id, log }: Game): string => `${id}/${log.filter((entry) => !advises(entry)).length}`;

/** Has the seat on turn backers who speak? */
export const hasBackers = ({ summary, view }: Game): boolean =>
  summary.match?.gallery === "french" &&
  summary.match.bets.some(({ name, seat }) => seat === view.turn && !isPlayer(name));

/** What was said last to a seat, about the decision it has now: who said what. */
export function advice(log: Entry[], seat: Seat | null): { name: string; what: string }[] {
  const said: { name: string; what: string }[] = [];
  for (const entry of log.toReversed()) {
    if (!advises(entry)) break;
    const [name = "", to = "", what = ""] = entry.args ?? [];
    if (to === seat && what !== "??" && !said.some((one) => one.name === name)) said.unshift({ name, what });
  }
  return said;
}

/** How much of the log each has seen: everybody has, after a deal; else whoever looks on. */
export function seenBy({ seat, seen = {}, people = {}, view, log }: Game, mine: boolean): Record<Seat, number> {
  const now = log.length;
  if (forAll(view)) return Object.fromEntries(Object.keys(people).map((each) => [each, now]));
  return mine ? { ...seen, [seat]: now } : seen;
}
