// The middle of the table between two people: both read their score in their own direction.
import cardsStyles from "../../cards/cards.module.css";
import { Face } from "../../cards/Face.tsx";
import { cardName } from "../../cards/words.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Between, Sight } from "../contract/layout.ts";
import piecesStyles from "../pieces/pieces.module.css";
import { Score } from "../pieces/Score.tsx";
import { Trick } from "../pieces/Trick.tsx";
import styles from "./facing.module.css";

interface Props {
  sight: Sight; // what both see
  near: Seat;
  far: Seat;
  between: Between;
}

export function Middle({ sight, near, far, between }: Props) {
  const { view, entry, names, settings } = sight;
  const { fourColour } = settings;
  const score = (seat: Seat) => (
    <div class={styles.score} data-far={seat === far || undefined} aria-hidden={seat === far || undefined}>
      <Score view={{ ...view, seat }} names={names} marked={(each) => between.marked(view, entry, each)} small />
    </div>
  );
  return (
    <div class={styles.middle}>
      <div class={styles.side}>
        <Pack sight={sight} />
        {score(near)}
      </div>
      <Trick
        view={view}
        entry={entry}
        names={names}
        fourColour={fourColour}
        place={(seat) => (seat === near ? "near" : "far")}
      >
        <between.Beside view={view} />
      </Trick>
      <div class={styles.side}>
        {score(far)}
        <between.Heap view={view} />
      </div>
    </div>
  );
}

/** The stock and the turn-up, across the table: neither player has them upside down. */
function Pack({ sight: { view, settings } }: { sight: Sight }) {
  const { stock, turned, deal } = view;
  return (
    <div class={styles.pack}>
      <div
        class={`${piecesStyles.pile} ${cardsStyles.card}`}
        data-spot="stock"
        data-empty={stock === 0 && deal > 0}
        role="img"
        aria-label={t("stock-left", { number: stock })}
        title={t("stock-left", { number: stock })}
      >
        {stock > 0 && (
          <span class={`${cardsStyles.card} ${piecesStyles.layer}`} style={{ "--i": "0" }}>
            <Face card="??" />
          </span>
        )}
      </div>
      <div
        class={`${cardsStyles.card} ${piecesStyles.turnup} ${styles.turned}`}
        data-spot="turned"
        data-empty={!turned}
        role="img"
        aria-label={turned ? cardName(turned) : undefined}
        aria-hidden={!turned}
      >
        {turned && <Face card={turned} fourColour={settings.fourColour} />}
      </div>
    </div>
  );
}
