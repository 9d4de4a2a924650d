// What somebody says, on a slip of paper for a moment. The log tells it to ears.
import type { Said } from "../contract/layout.ts";
import styles from "./bubble.module.css";

export function Bubble({ said, whose }: { said: Said; whose: "mine" | "theirs" }) {
  return (
    <p key={said.at} class={styles.bubble} data-part="bubble" data-whose={whose} aria-hidden="true">
      {said.words}
    </p>
  );
}
