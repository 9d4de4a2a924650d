// A mark on a card: a word with a sign, good or bad.
import type { CardMark } from "../contract/context.ts";
import styles from "./pieces.module.css";

const signs = { good: "M3.5 8.5l3 3 6-7", bad: "M4 4l8 8M12 4l-8 8", noted: "" };

export function Flag({ kind, tag }: Pick<CardMark, "kind" | "tag">) {
  return (
    <span class={styles.flag} data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={signs[kind]} />
      </svg>
      <span>{tag}</span>
    </span>
  );
}
