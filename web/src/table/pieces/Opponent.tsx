// The opponent's side of the table: name and portrait, tags, cards, tricks taken, and speech.

import type { ComponentChildren } from "preact";
import { lookUp } from "../../engine/lookUp.ts";
import type { Card, Entry, Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { type Called, useWho } from "../contract/context.ts";
import type { Said } from "../contract/layout.ts";
import { Backs } from "./Backs.tsx";
import { Bubble } from "./Bubble.tsx";
import styles from "./people.module.css";
import { type Tag, Tags } from "./Tags.tsx";
import { Taken } from "./Taken.tsx";

interface Props {
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

export function Opponent({ view, entry, seat, name, portrait, tags, thinking, said, noted, shown }: Props) {
  const who = { who: useWho(view)(seat), name };
  return (
    <section class={styles.opponent} data-part="opponent" aria-label={name}>
      <div class={styles.person}>
        <div
          class={`${styles.medallion}${thinking ? ` ${styles.thinking}` : ""}`}
          data-part="medallion"
          aria-hidden="true"
        >
          {portrait}
        </div>
        <div class={styles.who}>
          <p class={styles.name}>
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
