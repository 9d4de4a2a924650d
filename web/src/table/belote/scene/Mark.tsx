// The signs of what is said: a contract, a pass, a declaration by its number of cards, the suit of belote.
import { Suit } from "../../../cards/suits.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import { t } from "../../../i18n/index.ts";
import piecesStyles from "../../pieces/pieces.module.css";
import plateStyles from "./plate.module.css";
import signStyles from "./sign.module.css";

const CONTRACTS = ["s", "h", "d", "c", "nt", "at"];
const numbers: Record<string, number> = { tierce: 3, cinquante: 4, cent: 5, carre: 4 };

/** Draw the sign of a contract: its suit, or letters for no trumps and all trumps. */
export function Mark({ contract }: { contract: string }) {
  return (
    <span class={`${piecesStyles.token} ${plateStyles.token}`} aria-hidden="true">
      {contract.length === 1 ? <Suit suit={contract} /> : <small>{t("belote-contract-short", { contract })}</small>}
    </span>
  );
}

/** Draw a sign: a contract, "pass", "again" (a second pass) or the kind of a declaration. */
export function SpeechSign({ sign }: { sign: string }) {
  if (CONTRACTS.includes(sign)) return <Mark contract={sign} />;
  const number = lookUp(numbers, sign);
  return (
    <span class={signStyles.sign} data-sign={sign} aria-hidden="true">
      {number ? Array.from({ length: number }, (_, i) => <i key={i} />) : sign === "again" ? "––" : "–"}
    </span>
  );
}
