// The hands of a deal that is over, as they were dealt, and the tricks in which they were played.

import { Small } from "../../../cards/Small.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { Heads } from "../../../kit/Heads.tsx";
import unseenStyles from "../../../kit/unseen.module.css";
import type { Sight } from "../../contract/layout.ts";
import { played, playedBy } from "../../contract/moment.ts";
import peopleStyles from "../../pieces/people.module.css";
import { ordered } from "../turn/order.ts";
import handsStyles from "./hands.module.css";
import { Mark } from "./Mark.tsx";

export function Hands({ view, names, settings }: Sight<BeloteView>) {
  const { seats, elder, taker, contract, turned, bottom } = view;
  const first = seats.indexOf(elder);
  const round = [...seats.slice(first), ...seats.slice(0, first)]; // as they played to the first trick
  const name = (seat: Seat) => lookUp(names, seat) ?? seat;
  const out = seats.length < 4 && !view.rules.options.face_up ? [turned, bottom].filter((card) => card !== null) : [];
  return (
    <>
      <table class={handsStyles.dealt}>
        <tbody>
          {round.map((seat) => (
            <tr key={seat}>
              <th scope="row">
                <bdi>{name(seat)}</bdi>
                {seat === taker && contract && <Mark contract={contract} />}
              </th>
              <td>
                {ordered(view, seat, playedBy(view, seat), settings).map((card) => (
                  <Small key={card} card={card} />
                ))}
              </td>
            </tr>
          ))}
          {out.length > 0 && (
            <tr>
              <th scope="row">{t("belote-out")}</th>
              <td>
                {out.map((card) => (
                  <Small key={card} card={card} />
                ))}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <table class={handsStyles.course}>
        <caption class={unseenStyles.unseen}>{t("belote-tricks")}</caption>
        <Heads columns={[null, ...round.map(name)]} />
        <tbody>
          {view.tricks.map((trick, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {round.map((seat) => (
                <td key={seat} data-leads={seat === trick.leader || undefined}>
                  {played(trick, seats).map(
                    (laid) =>
                      laid.seat === seat && (
                        <span key={laid.card} class={seat === trick.winner ? handsStyles.taking : ""}>
                          <Small card={laid.card} />
                        </span>
                      ),
                  )}
                  {seat === trick.winner && <span class={unseenStyles.unseen}> {t("belote-trick-taken")}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class={handsStyles.legend}>{t("belote-tricks-key")}</p>
      <button type="button" class={peopleStyles.again} data-event="app:hands">
        {t("choice-replay")}
      </button>
    </>
  );
}
