// A player's edge of the table, in the direction the player looks: name, tags, trumps, tricks, the question, the hand.
import type { ComponentChildren } from "preact";
import { Suit } from "../../cards/suits.tsx";
import type { Entry, Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { Ask, Buttons } from "../Ask.tsx";
import askStyles from "../ask.module.css";
import type { Between } from "../contract/layout.ts";
import peopleStyles from "../pieces/people.module.css";
import piecesStyles from "../pieces/pieces.module.css";
import { Tags } from "../pieces/Tags.tsx";
import { Taken } from "../pieces/Taken.tsx";
import styles from "./facing.module.css";
import type { Asked } from "./turn.ts";

interface Props {
  seat: Seat;
  far: boolean;
  name: string;
  view: View; // what both see
  entry: Entry | null;
  between: Between;
  asked: Asked;
  noted: boolean;
  onTurn: boolean;
  children: ComponentChildren; // the hand, or the result
}

export function Edge({ seat, far, name, view, entry, between, asked, noted, onTurn, children }: Props) {
  const who = { who: "third" as const, name };
  return (
    <section
      class={styles.edge}
      data-edge={seat}
      data-far={far || undefined}
      data-turn={onTurn || undefined}
      aria-label={name}
    >
      <div class={styles.line}>
        <div class={`${peopleStyles.who} ${styles.who}`}>
          <p class={peopleStyles.name}>
            <bdi>{name}</bdi>
          </p>
          <Tags tags={between.tags(view, seat, who)} seat={seat} who={who} noted={noted} />
        </div>
        {view.trump && (
          <p class={styles.trumps} data-part="trumps">
            <span class={piecesStyles.token}>
              <Suit suit={view.trump} />
            </span>
            <span>{t("trumps", { suit: view.trump })}</span>
          </p>
        )}
        <Taken view={{ ...view, seat }} entry={entry} seat={seat} name={name} />
        {asked.calls.length > 0 && (
          <div class={`${askStyles.choices} ${styles.calls}`}>
            <Buttons choices={asked.calls} hint={null} />
          </div>
        )}
      </div>
      <Ask prompt={asked.prompt} refusal={asked.refusal} choices={asked.choices} hint={null} waiting={false} />
      {children}
    </section>
  );
}
