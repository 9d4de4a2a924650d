// The middle of the table between two people: both read their score in their own direction.
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Between, Sight } from "../contract/layout.ts";
import { Stock, TurnUp } from "../pieces/Pack.tsx";
import { Score } from "../pieces/Score.tsx";
import { Trick } from "../pieces/Trick.tsx";
import styles from "./facing.module.css";

interface Props {
  sight: Sight; // what both see
  near: Seat;
  far: Seat;
  between: Between;
}

export function Middle({ sight, near, far, between }: Props) {
  const { view, entry, names } = sight;
  const score = (seat: Seat) => (
    <div class={styles.score} data-far={seat === far || undefined} aria-hidden={seat === far || undefined}>
      <Score view={{ ...view, seat }} names={names} marked={(each) => between.marked(view, entry, each)} small />
    </div>
  );
  return (
    <div class={styles.middle}>
      <div class={styles.side}>
        <Pack view={view} />
        {score(near)}
      </div>
      <Trick view={view} entry={entry} names={names} place={(seat) => (seat === near ? "near" : "far")}>
        <between.Beside view={view} />
      </Trick>
      <div class={styles.side}>
        {score(far)}
        <between.Heap view={view} />
      </div>
    </div>
  );
}

/** The stock and the turn-up, across the table: neither player has them upside down. */
function Pack({ view }: Pick<Sight, "view">) {
  const { stock, turned } = view;
  const left = t("stock-left", { number: stock });
  return (
    <div class={styles.pack}>
      <Stock view={view} layers={stock > 0 ? 1 : 0} role="img" aria-label={left} title={left} />
      <TurnUp card={turned} class={styles.turned} />
    </div>
  );
}
