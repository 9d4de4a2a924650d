// Notes by the trick: the suit named for the lead, or what the led card counts as (E20, law 41), and that the tricks
// count double (E28).

import { theCard } from "../../../cards/cardNames.ts";
import { Suit } from "../../../cards/suits.tsx";
import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import unseenStyles from "../../../kit/unseen.module.css";
import piecesStyles from "../../pieces/pieces.module.css";

export function Called({ view }: { view: EcarteView }) {
  const { counts, named, doubled } = view;
  return (
    <>
      {(counts || named) && (
        <p class={piecesStyles.called}>
          {!counts && named && (
            <span class={piecesStyles.token}>
              <Suit suit={named} />
            </span>
          )}
          {counts ? t("counts-as", { card: theCard(counts) }) : t("named", { suit: named ?? "" })}
        </p>
      )}
      {doubled && (
        <p class={piecesStyles.stake} title={t("doubled")}>
          <span aria-hidden="true">×2</span>
          <span class={unseenStyles.unseen}>{t("doubled")}</span>
        </p>
      )}
    </>
  );
}
