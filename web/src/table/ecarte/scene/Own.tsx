// Your side of the table, by your hand: what is to be known of you, and the tricks you have taken.
import type { ComponentChildren } from "preact";
import type { EcarteView, Entry } from "../../../engine/types/view.ts";
import { useWho } from "../../contract/person.ts";
import styles from "../../pieces/people.module.css";
import { Tags } from "../../pieces/Tags.tsx";
import { tags } from "../turn/tags.ts";
import { Taken } from "./Taken.tsx";

interface Props {
  view: EcarteView;
  entry: Entry | null;
  name: string;
  noted: boolean;
  children?: ComponentChildren;
}

export function Own({ view, entry, name, noted, children }: Props) {
  const { seat } = view;
  const who = { who: useWho(view)(seat), name };
  return (
    <section class={styles.own} aria-label={name}>
      <div class={styles.who}>
        <p class={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <Tags tags={tags(view, seat, who)} seat={seat} who={who} noted={noted} />
      </div>
      <div class={styles.agains}>
        {children}
        <Taken view={view} entry={entry} seat={seat} name={name} />
      </div>
    </section>
  );
}
