// The other side of the table: who sits there, what is known of them, what they say, their cards from
// behind and the tricks they have taken.
import { Face } from "../../../cards/Face.tsx";
import type { EcarteView, Entry } from "../../../engine/types/view.ts";
import type { Said } from "../../contract/layout.ts";
import { useWho } from "../../contract/person.ts";
import { Backs } from "../../pieces/Backs.tsx";
import { Bubble } from "../../pieces/Bubble.tsx";
import styles from "../../pieces/people.module.css";
import { Tags } from "../../pieces/Tags.tsx";
import { opposite } from "../turn/moment.ts";
import { portrait } from "../turn/portrait.ts";
import { tags } from "../turn/tags.ts";
import { Taken } from "./Taken.tsx";

interface Props {
  view: EcarteView;
  entry: Entry | null;
  name: string;
  thinking: boolean;
  said: Said | null;
  noted: boolean;
  fourColour: boolean; // of a hand that lies open
}

export function Opponent({ view, entry, name, thinking, said, noted, fourColour }: Props) {
  const seat = opposite(view);
  const who = { who: useWho(view)(seat), name };
  return (
    <section class={styles.opponent} data-part="opponent" aria-label={name}>
      <div class={styles.person}>
        <div
          class={`${styles.medallion}${thinking ? ` ${styles.thinking}` : ""}`}
          data-part="medallion"
          aria-hidden="true"
        >
          <Face card={portrait(name)} />
        </div>
        <div class={styles.who}>
          <p class={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <Tags tags={tags(view, seat, who)} seat={seat} who={who} noted={noted} />
        </div>
      </div>
      <Backs size={view.sizes[seat] ?? 0} open={view.open?.[seat]} fourColour={fourColour} />
      <Taken view={view} entry={entry} seat={seat} name={name} />
      {said && <Bubble said={said} whose="theirs" />}
    </section>
  );
}
