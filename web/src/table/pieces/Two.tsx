// The table of two: the opponent above, pack and trick in the middle, the player below.

import type { ComponentChildren } from "preact";
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Seat } from "../../engine/types/view.ts";
import type { Called } from "../contract/context.ts";
import type { Said, SceneProps } from "../contract/layout.ts";
import { ended, playedBy } from "../contract/moment.ts";
import { Opponent } from "./Opponent.tsx";
import { Own } from "./Own.tsx";
import { Pack } from "./Pack.tsx";
import { Score } from "./Score.tsx";
import type { Tag } from "./Tags.tsx";
import { Trick } from "./Trick.tsx";
import styles from "./table.module.css";

interface Props {
  scene: SceneProps;
  portrait: ComponentChildren; // of the opponent
  said?: Said | null; // the opponent's speech
  tags(seat: Seat, who: Called): Tag[];
  marked(seat: Seat): number; // the points marked so far
  turnsUp?: boolean; // a card is turned up for trumps
  beside?: ComponentChildren; // shown beside the trick
  own?: ComponentChildren; // shown beside the player's name
  children?: ComponentChildren; // lies in the middle
}

export function Two({ scene, portrait, said = null, tags, marked, turnsUp = true, beside, own, children }: Props) {
  const { view, entry, live, names, thinking, ui, ask, hand } = scene;
  const me = view.seat;
  const them = other(me);
  const isShown = live && ended(view, entry) && lookUp(view.sizes, them) === 0 && view.tricks.length > 0;
  return (
    <>
      <Opponent
        view={view}
        entry={entry}
        seat={them}
        name={lookUp(names, them) ?? them}
        portrait={portrait}
        tags={(who) => tags(them, who)}
        thinking={thinking === them}
        said={said}
        noted={ui.noted === them}
        shown={isShown ? playedBy(view, them) : undefined}
      />
      <Score view={view} names={names} marked={marked} />
      <div class={styles.middle}>
        <Pack view={view} turnsUp={turnsUp} />
        <Trick view={view} entry={entry} names={names} place={(seat) => (seat === me ? "mine" : "theirs")}>
          {beside}
        </Trick>
        {children}
      </div>
      {ask}
      <Own
        view={view}
        entry={entry}
        name={lookUp(names, me) ?? me}
        tags={(who) => tags(me, who)}
        noted={ui.noted === me}
      >
        {own}
      </Own>
      {hand}
    </>
  );
}
