// A hand at its edge: face down, and open while its player holds it.
import { CardPicture } from "../../cards/Face.tsx";
import { t } from "../../i18n/index.ts";
import type { Held } from "../contract/layout.ts";
import { placed, placing } from "../contract/layout.ts";
import styles from "./facing.module.css";
import type { Handlers } from "./useHolding.ts";

interface Props {
  size: number; // cards in the hand
  raised: number; // cards that are chosen
  open: Held[] | null; // while it is held
  at: number; // the card under the finger, -1 for none
  handlers: Handlers;
}

/** A hand face down tells how many cards are chosen, but not which: they are the last ones then. */
export function Spread({ size, raised, open, at, handlers }: Props) {
  return (
    <div
      class={styles.hold}
      data-open={open ? true : undefined}
      {...(size > 0 && {
        role: "button",
        tabIndex: 0,
        "aria-describedby": "facing-help",
        "aria-pressed": open !== null,
      })}
      {...placing(open?.length ?? size)}
      {...handlers}
    >
      <div class={styles.spread}>
        {open
          ? open.map(({ card, picked, sunk }, i) => (
              <CardPicture
                key={card}
                card={card}
                class={styles.card}
                {...placed(open.length, i)}
                data-card={card}
                data-place={i}
                data-raised={picked || undefined}
                data-lifted={i === at || undefined}
                data-sunk={sunk || undefined}
              />
            ))
          : Array.from({ length: size }, (_, i) => (
              <CardPicture
                key={i}
                card="??"
                class={styles.card}
                {...placed(size, i)}
                data-back={i}
                data-raised={i >= size - raised || undefined}
              />
            ))}
      </div>
      <p class={styles.grip}>
        {size > 0 && t(!open ? "facing-hold" : open.some(({ ready }) => ready) ? "facing-slide" : "facing-shown")}
      </p>
    </div>
  );
}
