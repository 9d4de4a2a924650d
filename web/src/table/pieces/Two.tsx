// The table of two: the opponent above, pack and trick in the middle, the player below.
import type { ComponentChildren } from "preact";
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Card, Entry, Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { type Called, useWho } from "../contract/context.ts";
import type { Said, SceneProps } from "../contract/layout.ts";
import { ended, playedBy } from "../contract/moment.ts";
import { Backs } from "./Backs.tsx";
import { Bubble } from "./Bubble.tsx";
import { Pack } from "./Pack.tsx";
import peopleStyles from "./people.module.css";
import { Score } from "./Score.tsx";
import { type Tag, Tags } from "./Tags.tsx";
import { Taken } from "./Taken.tsx";
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

interface OwnProps {
  view: View;
  entry: Entry | null;
  name: string;
  tags(who: Called): Tag[];
  noted: boolean;
  children?: ComponentChildren;
}

function Own({ view, entry, name, tags, noted, children }: OwnProps) {
  const { seat } = view;
  const who = { who: useWho(view)(seat), name };
  return (
    <section class={peopleStyles.own} aria-label={name}>
      <div class={peopleStyles.who}>
        <p class={peopleStyles.name}>
          <bdi>{name}</bdi>
        </p>
        <Tags tags={tags(who)} seat={seat} who={who} noted={noted} />
      </div>
      <div class={peopleStyles.agains}>
        {children}
        <Taken view={view} entry={entry} seat={seat} name={name} />
      </div>
    </section>
  );
}

interface OpponentProps {
  view: View;
  entry: Entry | null;
  seat: Seat;
  name: string;
  portrait: ComponentChildren;
  tags(who: Called): Tag[];
  thinking: boolean;
  said: Said | null;
  noted: boolean;
  shown: Card[] | undefined; // the hand as it was played, after the deal
}

function Opponent({ view, entry, seat, name, portrait, tags, thinking, said, noted, shown }: OpponentProps) {
  const who = { who: useWho(view)(seat), name };
  return (
    <section class={peopleStyles.opponent} data-part="opponent" aria-label={name}>
      <div class={peopleStyles.person}>
        <div
          class={`${peopleStyles.medallion}${thinking ? ` ${peopleStyles.thinking}` : ""}`}
          data-part="medallion"
          aria-hidden="true"
        >
          {portrait}
        </div>
        <div class={peopleStyles.who}>
          <p class={peopleStyles.name}>
            <bdi>{name}</bdi>
          </p>
          <Tags tags={tags(who)} seat={seat} who={who} noted={noted} />
          {said && <Bubble said={said} whose="theirs" />}
        </div>
      </div>
      {shown ? (
        <Backs size={shown.length} open={shown} label={t("hand-played", who)} />
      ) : (
        <Backs size={lookUp(view.sizes, seat) ?? 0} open={lookUp(view.open, seat)} />
      )}
      <Taken view={view} entry={entry} seat={seat} name={name} />
    </section>
  );
}
