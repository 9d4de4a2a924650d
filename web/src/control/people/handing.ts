// A device shared by several people: who holds it, and the curtain between their turns.
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Seat } from "../../engine/types/view.ts";
import { claimsIn, isForAll, personOnTurn, seenBy } from "../../game/sharing.ts";
import type { Game } from "../../store/games.ts";
import { showFrames } from "../frames.ts";
import { CONSIDER, pause } from "../pace.ts";
import { session } from "../session.ts";
import { store } from "../store.ts";

// Somebody else may look at the device next.
document.addEventListener("visibilitychange", () => {
  if (document.hidden && session.holder) drawCurtain(session.holder);
});

/** Return whether the device is being handed to somebody else. First, its holder sees their own move for a moment. */
export function handOver(game: Game): boolean {
  const { passing, curtain, settings } = store.state;
  if (isForAll(game.view)) session.holder = null;
  const to = personOnTurn(game);
  if (!to || to === session.holder) {
    if (passing) store.set({ passing: null });
    return false;
  }
  if (passing || (session.holder && game.view.pause && !session.passed) || curtain) return true;
  const { turn } = session;
  const look = session.holder ? CONSIDER[settings.speed] : 0;
  if (look === 0) drawCurtain(to);
  else
    void pause(look).then(() => {
      if (turn !== session.turn || session.busy || store.state.passing) return;
      if (store.state.game && personOnTurn(store.state.game) === to) drawCurtain(to);
    });
  return true;
}

/** Return whether it is unknown what the players may still claim after a deal (E26). */
export const awaitsClaims = ({ view, claims }: Game): boolean =>
  isForAll(view) && !claims && view.rules.options.revoke === "penalty";

/** Look up what either player may still claim after a deal. Return whether the game is still the same. */
export async function lookUpClaims(game: Game): Promise<boolean> {
  const { record, seat, view } = game;
  store.set({ game: { ...game, claims: claimsIn(view) } });
  const answer = await session.request({ do: "view", record, seat: other(seat) });
  const now = store.state.game;
  if (!answer?.view || now?.record !== record) return false;
  session.show({ ...now, claims: [...claimsIn(view), ...claimsIn(answer.view)] });
  return true;
}

/** Draw the curtain: the game stays hidden until the next player confirms that they have the device. */
export function drawCurtain(to: Seat): void {
  const { notice } = store.state;
  session.forget();
  session.holder = null;
  store.set({
    curtain: to,
    passing: null,
    shown: null,
    hint: null,
    estimate: null,
    queued: null,
    waiting: false,
    notice: notice?.problem ? null : notice, // a refusal may reveal a hand
  });
}

/** Open the curtain for the next player, and show what has happened since. Return whether they hold the device now. */
export async function openCurtain(): Promise<boolean> {
  const { game, curtain } = store.state;
  if (!game || !curtain || session.busy || !session.plays) return false;
  store.set({ notice: null, waiting: true });
  const seen = lookUp(game.seen, curtain) ?? 0;
  // The motion begins at the moment they saw last.
  const since = Math.max(seen - 1, 0);
  const answer = await session.request({ do: "view", record: game.record, seat: curtain, since });
  store.set({ waiting: false });
  if (!answer?.view || !answer.log) return false;
  const { view, log, frames = [] } = answer;
  const [before, ...rest] = frames;
  const fresh = seen > 0 ? rest : frames;
  const now = { ...game, seat: curtain, view, log };
  now.seen = seenBy(now, true);
  session.holder = curtain;
  const first = before && { view: before.view, entry: null, log: log.slice(0, log.length - fresh.length) };
  store.set({ game: now, curtain: null, shown: first ?? session.sight(now) });
  const { turn } = session;
  await showFrames(fresh);
  return turn === session.turn;
}
