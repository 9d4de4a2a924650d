// Slips of paper that are looked at for a moment: the last trick, what was declared, the score sheet.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import cardsStyles from "../../../cards/cards.module.css";
import { Face } from "../../../cards/Face.tsx";
import { cardName } from "../../../cards/words.ts";
import { tallyOf } from "../../../engine/scored.ts";
import { sideOf } from "../../../engine/seats.ts";
import type { BeloteView, Card, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Sight } from "../../contract/layout.ts";
import { played } from "../../contract/moment.ts";
import type { Ui } from "../../contract/ui.ts";
import { Slip } from "../../pieces/Slip.tsx";
import { declared, showing } from "../turn/moment.ts";
import { ordered, sideName, who } from "../turn/places.ts";
import { meldTitle } from "../turn/words.ts";
import { Mark } from "./Mark.tsx";
import sumsStyles from "./sums.module.css";

const READ = 7000; // ms that declarations lie there when nobody puts them away

type Props = Sight<BeloteView> & { ui: Ui };

export function Slips({ ui, ...sight }: Props) {
  const { view, entry } = sight;
  const own = `table:seen:${view.deal}`; // what is shown is put away once in a deal
  const shown = ui.slip === null && showing(view, entry) && ui.seen !== String(view.deal);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => ui.act(own), READ);
    return () => clearTimeout(timer);
  }, [shown, own]);
  if (shown || ui.slip === "melds") {
    return (
      <Slip
        id="belote-slip"
        role={shown ? undefined : "status"} // what comes by itself has been told as it was shown
        title={t("belote-declared")}
        event={shown ? own : "table:fold"}
      >
        <Declared {...sight} />
      </Slip>
    );
  }
  if (ui.slip === "last" && view.tricks.length > 0) {
    return (
      <Slip id="belote-slip" role="status" title={t("belote-last-trick")} event="table:fold">
        <Last {...sight} />
      </Slip>
    );
  }
  if (ui.slip === "sheet") {
    return (
      <Slip id="belote-slip" role="status" title={t("belote-sheet")} event="table:fold">
        <Sheet {...sight} />
      </Slip>
    );
  }
  return null;
}

function Cards({ cards, fourColour, children }: { cards: Card[]; fourColour: boolean; children?: ComponentChildren }) {
  return (
    <div class={sumsStyles.row}>
      {cards.map((card) => (
        <span key={card} class={`${cardsStyles.card} ${sumsStyles.card}`} role="img" aria-label={cardName(card)}>
          <Face card={card} fourColour={fourColour} />
        </span>
      ))}
      {children}
    </div>
  );
}

function Declared({ view, names, settings }: Sight<BeloteView>) {
  return (
    <ul>
      {declared(view).map((meld) => (
        <li key={`${meld.seat}${meld.kind}${meld.top}`}>
          <p>
            {t("belote-declares", { ...who(meld.seat, names, view.seat), meld: meldTitle(meld), points: meld.points })}
          </p>
          <Cards cards={meld.cards} fourColour={settings.fourColour} />
        </li>
      ))}
    </ul>
  );
}

function Last({ view, names, settings }: Sight<BeloteView>) {
  const last = view.tricks.at(-1);
  if (!last) return null;
  const name = (seat: Seat) => names[seat] ?? seat;
  return (
    <>
      <div class={sumsStyles.row}>
        {played(last, view.seats).map(({ seat, card }) => (
          <figure key={card} class={seat === last.winner ? sumsStyles.winner : ""}>
            <span class={`${cardsStyles.card} ${sumsStyles.card}`} role="img" aria-label={cardName(card)}>
              <Face card={card} fourColour={settings.fourColour} />
            </span>
            <figcaption>{name(seat)}</figcaption>
          </figure>
        ))}
      </div>
      <p>{t("log-trick", { who: last.winner === view.seat ? "you" : "other", name: name(last.winner) })}</p>
    </>
  );
}

/** As players keep it: a column for each side, what each deal gave and the sum so far below it. */
function Sheet({ view, log, names }: Sight<BeloteView>) {
  const sides = ordered(view);
  const deals = log.filter((entry) => entry.do === "score");
  const sheet = useRef<HTMLDivElement>(null);
  // The last deals are at the bottom.
  useEffect(() => sheet.current?.scrollIntoView({ block: "end" }), []);
  return (
    <div ref={sheet}>
      <table class={sides.length === 3 ? `${sumsStyles.sums} ${sumsStyles.three}` : sumsStyles.sums}>
        <thead>
          <tr>
            <td />
            {sides.map((side) => (
              <th key={side} scope="col">
                {sideName(side, names, view.seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deals.map((entry) => {
            const tally = tallyOf(entry);
            const took = tally && sideOf(tally.taker, view.sides);
            return (
              <tr key={entry.deal}>
                <th scope="row">
                  {entry.deal}
                  {tally && <Mark contract={tally.contract} />}
                </th>
                {sides.map((side) => (
                  <td key={side}>
                    <span class={sumsStyles.gain}>
                      {tally ? t("belote-gain", { points: entry.points?.[side] ?? 0 }) : "–"}
                      {side === took && <small>{t(tally?.made ? "belote-sheet-takes" : "belote-sheet-failed")}</small>}
                      {side === tally?.capot && <small>{t("belote-capot")}</small>}
                    </span>
                    <b>{entry.score?.[side] ?? 0}</b>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{t(deals.length > 0 ? "belote-sheet-target" : "belote-sheet-empty", { target: view.target })}</p>
    </div>
  );
}
