// A device that lies between two people: nothing is handed over. The page knows what each of them may see, and shows a
// hand only while its player holds it (`table/facing`).
import { other } from "../../engine/seats.ts";
import { claimsIn, isForAll, isLaid, isShared, personOnTurn } from "../../game/sharing.ts";
import type { Game } from "../../store/games.ts";
import type { Session } from "../session.ts";
import type { Store } from "../store.ts";

interface Needs {
  store: Store;
  session: Session;
  next(): void;
}

/** Looks up what both players may see. */
export class Laying {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  /** Return whether the game waits for the views of both players. */
  awaitsHands(game: Game): boolean {
    const { store, session } = this.needs;
    session.holder = null;
    if (store.state.hands?.record === game.record) return false;
    void this.lookUp(game);
    return true;
  }

  /** Look up the other player's view. The game goes on from the seat of the player on turn. */
  private async lookUp(game: Game): Promise<void> {
    const { store, session, next } = this.needs;
    const { record, seat } = game;
    const them = other(seat);
    const answer = await session.request({ do: "view", record, seat: them });
    const now = store.state.game;
    if (!answer?.view || !answer.log || now?.record !== record) return;
    const { view, log } = answer;
    const views = { [seat]: now.view, [them]: view };
    const moved = view.turn === them ? { ...now, seat: them, view, log } : now;
    store.set({ hands: { record, views } });
    if (isForAll(view)) session.show({ ...moved, claims: Object.values(views).flatMap(claimsIn) });
    else store.set({ game: moved });
    next();
  }

  /** Lay the device down or draw the curtain, as the settings now say. */
  rearrange(): void {
    const { store, session, next } = this.needs;
    const { game, settings, watching } = store.state;
    if (!game || !isShared(game) || watching || !session.plays) return;
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
    next();
  }
}
