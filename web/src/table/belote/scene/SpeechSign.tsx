// The signs of what is said: a contract, a pass, a declaration by its number of cards, the suit of belote.
import { lookUp } from "../../../engine/lookUp.ts";
import { Mark } from "./Mark.tsx";
import styles from "./sign.module.css";

const CONTRACTS = ["s", "h", "d", "c", "nt", "at"];
const numbers: Record<string, number> = { tierce: 3, cinquante: 4, cent: 5, carre: 4 };

/** Draw a sign: a contract, "pass", "again" (a second pass) or the kind of a declaration. */
export function SpeechSign({ sign }: { sign: string }) {
  if (CONTRACTS.includes(sign)) return <Mark contract={sign} />;
  const number = lookUp(numbers, sign);
  return (
    <span class={styles.sign} data-sign={sign} aria-hidden="true">
      {number ? Array.from({ length: number }, (_, i) => <i key={i} />) : sign === "again" ? "––" : "–"}
    </span>
  );
}
