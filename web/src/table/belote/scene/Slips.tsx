// Slips that are shown over the table for a moment: the last trick, the declarations, the score sheet, the hands.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cardName } from "../../../cards/cardNames.ts";
import { CardPicture } from "../../../cards/Face.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import { sideOf } from "../../../engine/seats.ts";
import type { BeloteView, Card, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Sight } from "../../contract/layout.ts";
import { outcomeOf, tallyOf } from "../../contract/log.ts";
import { played } from "../../contract/moment.ts";
import type { Ui } from "../../contract/ui.ts";
import { Slip } from "../../pieces/Slip.tsx";
import { meldTitle } from "../turn/contracts.ts";
import { declared, showing, showsHands } from "../turn/moment.ts";
import { goalOf, ordered, who } from "../turn/places.ts";
import { Hands } from "./Hands.tsx";
import { Mark } from "./Mark.tsx";
import { SumsTable } from "./SumsTable.tsx";
import sumsStyles from "./sums.module.css";

const READ_MS = 7000; // how long declarations stay that nobody dismisses

type Props = Sight<BeloteView> & { ui: Ui };

export function Slips({ ui, ...sight }: Props) {
  const { view, entry } = sight;
  const own = `table:seen:${view.deal}`; // dismisses shown declarations, once per deal
  const shown = ui.slip === null && showing(view, entry) && ui.seen !== String(view.deal);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => ui.act(own), READ_MS);
    return () => clearTimeout(timer);
  }, [shown, own]);
  const slip = (title: string, children: ComponentChildren, isLong = false) => (
    <Slip
      id="belote-slip"
      role={shown || isLong ? undefined : "status"} // the log announces shown declarations
      title={t(title)}
      event={shown ? own : "table:fold"}
    >
      {children}
    </Slip>
  );
  if (shown || ui.slip === "melds") return slip("belote-declared", <Declared {...sight} />);
  if (ui.slip === "hands" && showsHands(view)) return slip("belote-hands", <Hands {...sight} />, true);
  if (ui.slip === "last" && view.tricks.length > 0) return slip("belote-last-trick", <LastTrick {...sight} />);
  return ui.slip === "sheet" ? slip("belote-sheet", <ScoreSheet {...sight} />) : null;
}

const SmallCard = ({ card }: { card: Card }) => (
  <CardPicture card={card} class={sumsStyles.card} role="img" aria-label={cardName(card)} />
);

function Declared({ view, names }: Sight<BeloteView>) {
  return (
    <ul>
      {declared(view).map((meld) => (
        <li key={`${meld.seat}${meld.kind}${meld.top}`}>
          <p>
            {t("belote-declares", { ...who(meld.seat, names, view.seat), meld: meldTitle(meld), points: meld.points })}
          </p>
          <div class={sumsStyles.row}>
            {meld.cards.map((card) => (
              <SmallCard key={card} card={card} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function LastTrick({ view, names }: Sight<BeloteView>) {
  const last = view.tricks.at(-1);
  if (!last) return null;
  const name = (seat: Seat) => lookUp(names, seat) ?? seat;
  return (
    <>
      <div class={sumsStyles.row}>
        {played(last, view.seats).map(({ seat, card }) => (
          <figure key={card} class={seat === last.winner ? sumsStyles.winner : ""}>
            <SmallCard card={card} />
            <figcaption>{name(seat)}</figcaption>
          </figure>
        ))}
      </div>
      <p>{t("log-trick", { who: last.winner === view.seat ? "you" : "other", name: name(last.winner) })}</p>
    </>
  );
}

const SHEET = { made: "takes", failed: "failed", litige: "litige" };

function ScoreSheet({ view, log, names }: Sight<BeloteView>) {
  const sides = ordered(view);
  const deals = log.filter((entry) => entry.do === "score");
  const sheet = useRef<HTMLDivElement>(null);
  // The last deals are at the bottom.
  useEffect(() => sheet.current?.scrollIntoView({ block: "end" }), []);
  return (
    <div ref={sheet}>
      <SumsTable view={view} names={names}>
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
                    {tally ? t("belote-gain", { points: lookUp(entry.points, side) ?? 0 }) : "–"}
                    {tally && side === took && <small>{t(`belote-sheet-${SHEET[outcomeOf(tally)]}`)}</small>}
                    {side === tally?.capot && <small>{t("belote-capot")}</small>}
                  </span>
                  <b>{lookUp(entry.score, side) ?? 0}</b>
                </td>
              ))}
            </tr>
          );
        })}
      </SumsTable>
      <p>{t(deals.length > 0 ? "belote-sheet-target" : "belote-sheet-empty", goalOf(view))}</p>
    </div>
  );
}
