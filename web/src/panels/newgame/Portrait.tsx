import styles from "./levels.module.css";
import { portraits } from "./portraits.ts";

/** The portrait of a computer player, if there is one. */
export function Portrait({ player }: { player: string }) {
  const drawn = portraits[player];
  if (!drawn) return null;
  return (
    <svg class={styles.portrait} viewBox="9 5 78 78" aria-hidden="true" focusable="false">
      <path class={styles.fine} d={drawn.fine} />
      <path d={drawn.bold} />
      <path class={styles.solid} d={drawn.solid} />
    </svg>
  );
}
