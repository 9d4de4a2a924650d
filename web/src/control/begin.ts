// What follows each change of the state: the page is drawn, and a game that waited behind a panel or a replay goes on.
import type { State } from "../state/state.ts";
import { isMoving } from "./frames.ts";
import { next } from "./loop.ts";
import { rearrange } from "./people/laying.ts";
import { isCovered, store } from "./store.ts";
import { goesOn } from "./turns.ts";

/** Begin with a state, and draw it at every change. */
export function beginPage(state: State, draw: (state: State) => void): void {
  store.state = state;
  store.follow(draw);
  store.follow((now, before) => {
    if (before.settings.between !== now.settings.between && rearrange()) next();
    if (before.visit && !now.visit && now.watching) store.sayWatching();
    if (isCovered(before) && !isCovered(now) && goesOn() && !isMoving()) next();
  });
}
