// The short form of what is said in belote: a bid, a declaration, its rank, the cards shown.

import { Small } from "../../cards/Small.tsx";
import { Suit } from "../../cards/suits.tsx";
import type { Entry } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import styles from "../pieces/pieces.module.css";

const suit = (bid: string): boolean => /^[shdc]$/.test(bid);

export function SaidBelote({ entry }: { entry: Entry }) {
  const { verb = "", args = [] } = entry;
  const [kind = "", top = ""] = args;
  switch (verb) {
    case "take":
      return (
        <>
          <span>{t("replay-short-bid", { kind: suit(kind) ? "suit" : kind })}</span>
          {suit(kind) && <Suit suit={kind} />}
        </>
      );
    case "meld":
      return (
        <>
          <span>{t("belote-meld", { kind, rank: top.slice(0, 1) })}</span>
          {kind !== "carre" && top !== "??" && <Small card={top} />}
        </>
      );
    case "rank":
      return <span>{t("replay-short-rank", { rank: kind })}</span>;
    case "show":
      return (
        <>
          <span class={styles.soft}>{t("replay-short-show")}</span>
          {kind.match(/../g)?.map((card) => (
            <Small key={card} card={card} />
          ))}
        </>
      );
    case "trump":
      return <span>{t("replay-short-trump")}</span>;
    default:
      return <span>{t("replay-short-bid", { kind: "pass" })}</span>;
  }
}
