// The player's side of the table, by the hand: name, tags and tricks taken.
import type { ComponentChildren } from "preact";
import type { Entry, View } from "../../engine/types/view.ts";
import { type Called, useWho } from "../contract/context.ts";
import styles from "./people.module.css";
import { type Tag, Tags } from "./Tags.tsx";
import { Taken } from "./Taken.tsx";

interface Props {
  view: View;
  entry: Entry | null;
  name: string;
  tags(who: Called): Tag[];
  noted: boolean;
  children?: ComponentChildren;
}

export function Own({ view, entry, name, tags, noted, children }: Props) {
  const { seat } = view;
  const who = { who: useWho(view)(seat), name };
  return (
    <section class={styles.own} aria-label={name}>
      <div class={styles.who}>
        <p class={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <Tags tags={tags(who)} seat={seat} who={who} noted={noted} />
      </div>
      <div class={styles.agains}>
        {children}
        <Taken view={view} entry={entry} seat={seat} name={name} />
      </div>
    </section>
  );
}
