import type { Estimated } from "../../engine/types/figures.ts";
import styles from "./stats.module.css";
import { interval, value } from "./words.ts";

/** A cell with an estimate, its interval below. */
export function Figure({ of }: { of: Estimated | undefined }) {
  return (
    <td data-n={of?.n}>
      {of ? value(of) : "–"}
      {of && <small class={styles.interval}>{interval(of)}</small>}
    </td>
  );
}
