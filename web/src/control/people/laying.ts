// A device that lies between two people: nothing is handed over. The page knows what each of them may see, and shows a
// hand only while its player holds it (`table/facing`).
import { other } from "../../engine/seats.ts";
import { claimsIn, isForAll, isLaid, isShared, personOnTurn } from "../../game/sharing.ts";
import type { Game } from "../../store/games.ts";
import { session } from "../session.ts";
import { store } from "../store.ts";

/** Return whether the views of both players are not known yet. */
export const awaitsHands = ({ record }: Game): boolean => store.state.hands?.record !== record;

/** Look up the other player's view. The game goes on from the seat of the player on turn. Return whether it is still the
 *  same. */
export async function lookUpHands({ record, seat }: Game): Promise<boolean> {
  const them = other(seat);
  const answer = await session.request({ do: "view", record, seat: them });
  const now = store.state.game;
  if (!answer?.view || !answer.log || now?.record !== record) return false;
  const { view, log } = answer;
  const views = { [seat]: now.view, [them]: view };
  const moved = view.turn === them ? { ...now, seat: them, view, log } : now;
  store.set({ hands: { record, views } });
  if (isForAll(view)) session.show({ ...moved, claims: Object.values(views).flatMap(claimsIn) });
  else store.set({ game: moved });
  return true;
}

/** Lay the device down or draw the curtain, as the settings now say. Return whether the game is shared. */
export function rearrange(): boolean {
  const { game, settings, watching } = store.state;
  if (!game || !isShared(game) || watching || !session.plays) return false;
  session.forget();
  session.holder = null;
  const seen = isLaid(game, settings) || isForAll(game.view);
  store.set({
    hands: null,
    passing: null,
    queued: null,
    waiting: false,
    curtain: seen ? null : personOnTurn(game),
    shown: seen ? session.sight(game) : null,
  });
  return true;
}
