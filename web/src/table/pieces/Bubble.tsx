// A player's speech, in a bubble for a moment. Screen readers have it from the log.
import type { ComponentChildren } from "preact";
import type { Said } from "../contract/layout.ts";
import styles from "./bubble.module.css";

interface Props {
  said: Said;
  whose: "mine" | "theirs";
  children?: ComponentChildren; // drawn before the words
}

export function Bubble({ said, whose, children }: Props) {
  return (
    <p key={said.at} class={styles.bubble} data-part="bubble" data-whose={whose} aria-hidden="true">
      {children}
      {said.words}
    </p>
  );
}
