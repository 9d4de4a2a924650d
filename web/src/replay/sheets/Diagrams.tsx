// The deals of a score sheet on paper: hands, turn-up and tricks.

import { useContext } from "preact/hooks";
import { Small } from "../../cards/Small.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { Replay, ReplayDeal } from "../../engine/types/replay.ts";
import type { Card, Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import printedStyles from "../../kit/printed.module.css";
import { People } from "../steps/names.ts";
import { entriesIn } from "../steps/steps.ts";
import sheetStyles from "./sheet.module.css";

export function Diagrams({ replay, deals }: { replay: Replay; deals: ReplayDeal[] }) {
  return (
    <div class={printedStyles.onPaper}>
      <div class={sheetStyles.deals}>
        <p>{t("replay-sheet-deals")}</p>
        {deals.map((deal) => (
          <Diagram key={deal.at} deal={deal} seats={replay.seats} />
        ))}
      </div>
    </div>
  );
}

function Diagram({ deal, seats }: { deal: ReplayDeal; seats: Seat[] }) {
  const { names } = useContext(People);
  const name = (seat: Seat) => lookUp(names, seat) ?? seat;
  const turned = cardsOf(deal.facts.turn);
  const hands = seats.map((seat) => ({
    seat,
    dealt: cardsOf(lookUp(deal.facts, `hand_${seat}`)),
    played: cardsOf(lookUp(deal.facts, `held_${seat}`)),
  }));
  return (
    <section>
      <h4>
        {t("replay-sheet-diagram", { number: deal.number, dealer: name(deal.dealer) })} <Cards cards={turned} />
      </h4>
      <dl>
        {hands
          .filter(({ dealt }) => dealt.length > 0)
          .map(({ seat, dealt, played }) => (
            <>
              <dt>
                <bdi>{name(seat)}</bdi>
              </dt>
              <dd>
                <Cards cards={dealt} />
                {played.length > 0 && played.join() !== dealt.join() && (
                  <>
                    {" → "}
                    <Cards cards={played} />
                  </>
                )}
              </dd>
            </>
          ))}
      </dl>
      <ol>
        {tricksOf(deal).map(({ plays, winner }) => (
          <li key={plays[0]?.card}>
            <bdi>{name(plays[0]?.seat ?? "")}</bdi>
            {plays.map(({ seat, card }) => (
              <> {seat === winner ? <b>{<Small card={card} />}</b> : <Small card={card} />}</>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cards({ cards }: { cards: Card[] }) {
  return (
    <>
      {cards.map((card) => (
        <span key={card}>
          <Small card={card} />{" "}
        </span>
      ))}
    </>
  );
}

/** Return the cards that a fact names, "AsKh"; none when it is not known. */
const cardsOf = (fact: unknown): Card[] => (typeof fact === "string" ? (fact.match(/../g) ?? []) : []);

interface Trick {
  plays: { seat: Seat; card: Card }[];
  winner: Seat | null;
}

/** Return the tricks of a deal, the last perhaps without its winner. */
function tricksOf(deal: ReplayDeal): Trick[] {
  const tricks: Trick[] = [];
  let plays: Trick["plays"] = [];
  for (const { do: what, seat, card } of entriesIn(deal)) {
    if (what === "play" && seat && card) plays.push({ seat, card });
    if (what === "trick") {
      tricks.push({ plays, winner: seat ?? null });
      plays = [];
    }
  }
  return plays.length > 0 ? [...tricks, { plays, winner: null }] : tricks;
}
