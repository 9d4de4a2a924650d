// The player of a move.

import { useContext } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Seat } from "../../engine/types/view.ts";
import { lineOf, People } from "../steps/names.ts";
import styles from "./pieces.module.css";

/** The first letter of a player's name on a small counter in the colour of the side. If two players share a letter,
 *  every player has the letter of the seat. */
export function Initial({ seat }: { seat: Seat }) {
  const { names, sides } = useContext(People);
  const letters = Object.fromEntries(Object.entries(names).map(([who, name]) => [who, [...name][0] ?? who]));
  const twins = new Set(Object.values(letters)).size < Object.keys(letters).length;
  return (
    <span class={styles.initial} data-line={lineOf(seat, sides)} aria-hidden="true">
      {twins ? seat : lookUp(letters, seat)}
    </span>
  );
}
