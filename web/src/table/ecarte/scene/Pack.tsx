// The stock with its count, and the turn-up beside it with the suit of trumps in words.
import { Face } from "../../../cards/Face.tsx";
import { Suit } from "../../../cards/suits.tsx";
import { cardName } from "../../../cards/words.ts";
import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";

export function Pack({ view, fourColour }: { view: EcarteView; fourColour: boolean }) {
  const { stock, turned, trump } = view;
  const layers = view.deal === 0 ? 4 : Math.min(4, Math.ceil(stock / 6)); // before the first deal the pack lies there
  return (
    <div class="pack">
      <section class="stock" aria-label={t("stock")}>
        <div class="pile card" data-spot="stock" data-empty={stock === 0 && view.deal > 0}>
          {Array.from({ length: layers }, (_, i) => (
            <span key={i} class="card layer" style={{ "--i": String(i) }}>
              <Face card="??" />
            </span>
          ))}
        </div>
        <p class="count">
          {view.deal > 0 && view.phase !== "dealing" && view.phase !== "packets"
            ? t("stock-left", { number: stock })
            : ""}
        </p>
      </section>
      <section class="trump" aria-label={t("trump")}>
        <div
          class="card turnup"
          data-spot="turned"
          data-empty={!turned}
          role="img"
          aria-label={turned ? cardName(turned) : undefined}
          aria-hidden={!turned}
        >
          {turned && <Face card={turned} fourColour={fourColour} />}
        </div>
        <p class="trumps">
          {trump && (
            <>
              <span class="token">
                <Suit suit={trump} />
              </span>
              <span>{t("trumps", { suit: trump })}</span>
            </>
          )}
        </p>
      </section>
    </div>
  );
}
