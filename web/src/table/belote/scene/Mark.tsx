// The sign of a contract: its suit, or letters for no trumps and all trumps.
import { Suit } from "../../../cards/suits.tsx";
import { t } from "../../../i18n/index.ts";
import piecesStyles from "../../pieces/pieces.module.css";
import plateStyles from "./plate.module.css";

export function Mark({ contract }: { contract: string }) {
  return (
    <span class={`${piecesStyles.token} ${plateStyles.token}`} aria-hidden="true">
      {contract.length === 1 ? <Suit suit={contract} /> : <small>{t("belote-contract-short", { contract })}</small>}
    </span>
  );
}
