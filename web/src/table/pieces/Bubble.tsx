// A player's speech, in a bubble for a moment. Screen readers have it from the log.
import type { Said } from "../contract/layout.ts";
import styles from "./bubble.module.css";

export function Bubble({ said, whose }: { said: Said; whose: "mine" | "theirs" }) {
  return (
    <p key={said.at} class={styles.bubble} data-part="bubble" data-whose={whose} aria-hidden="true">
      {said.words}
    </p>
  );
}
