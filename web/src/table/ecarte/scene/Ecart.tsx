// The discards of both players in this deal: a heap of backs, because nobody may look at them (E12).

import { CardPicture } from "../../../cards/Face.tsx";
import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import piecesStyles from "../../pieces/pieces.module.css";
import { thrownAway } from "../turn/moment.ts";

export function Ecart({ view }: { view: EcarteView }) {
  const number = thrownAway(view);
  return (
    <div
      class={piecesStyles.ecart}
      data-spot="ecart"
      role="img"
      aria-label={t("thrown-away", { number })}
      aria-hidden={number === 0}
      title={number > 0 ? t("thrown-away", { number }) : undefined}
    >
      {Array.from({ length: number }, (_, i) => (
        <CardPicture
          key={i}
          card="??"
          style={{ "--turn": String(lie(i, 7)), "--x": String(lie(i, 5)), "--y": String(lie(i, 3)) }}
        />
      ))}
    </div>
  );
}

/** Return how far the i-th card is out of line, from -1 to 1; always the same. */
const lie = (i: number, way: number): number => ((((i + 2) * way * 37) % 23) - 11) / 11;
