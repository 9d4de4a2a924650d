// The result of a deal, with its sums and whether the contract was made, or of a game.

import { Fragment } from "preact";
import { lookUp } from "../../../engine/lookUp.ts";
import { sideOf } from "../../../engine/seats.ts";
import type { BeloteView, Seat, Side, Tally } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { joined } from "../../../i18n/phrases.ts";
import { useReachable } from "../../../kit/hooks/useReachable.ts";
import type { ResultProps } from "../../contract/layout.ts";
import { outcomeOf } from "../../contract/log.ts";
import resultStyles from "../../pieces/result.module.css";
import { contractWords, meldTitle } from "../turn/contracts.ts";
import { over, sideScores } from "../turn/describe.ts";
import { declared } from "../turn/moment.ts";
import { ordered, who } from "../turn/places.ts";
import middleStyles from "./middle.module.css";
import { SumsTable } from "./SumsTable.tsx";
import sumsStyles from "./sums.module.css";

export function Result({ view, names, resigned, beat, closing }: ResultProps<BeloteView>) {
  const box = useReachable<HTMLElement>();
  const { seat: me, scored, winner } = view;
  const done = view.phase === "over";
  const title = done
    ? over({ ...(winner && { seat: winner }), why: resigned ? "resigned" : "score" }, names, me).replace(/[.。]$/, "")
    : t("belote-result-passed");
  const called = scored && {
    ...who(scored.taker, names, me),
    contract: contractWords(scored.contract),
    made: { made: "yes", failed: "no", litige: "litige" }[outcomeOf(scored)],
  };
  const deal = called && t("belote-result-deal", called);
  const capot = scored?.capot && t("belote-result-capot");
  return (
    <section
      ref={box}
      class={`${resultStyles.result} ${middleStyles.result} ${middleStyles.belote}`}
      data-part="result"
      aria-labelledby="result-title"
    >
      <h2 id="result-title">{done ? title : capot || deal || title}</h2>
      {done && capot && <p class={resultStyles.because}>{capot}</p>}
      {(done || capot) && deal && <p class={resultStyles.tricks}>{deal}</p>}
      {scored && <Sums view={view} scored={scored} names={names} />}
      {!scored && !done && <p>{t("belote-result-next")}</p>}
      {!scored && <p class={resultStyles.standing}>{sideScores(view.score, ordered(view), names, me)}</p>}
      {done && beat && <p class={resultStyles.beat}>{beat}</p>}
      {done && closing}
    </section>
  );
}

interface Row {
  key: string;
  label: string;
  of: Record<Side, number>;
  notes?: string[]; // where the points come from
  strong?: boolean;
}

/** Return the side that has won a deal: the taker's, or the other. */
function winnerOf({ sides }: BeloteView, { taker, made }: Tally): Side {
  const took = sideOf(taker, sides);
  return made ? took : (sides.find((side) => side !== took) ?? took);
}

/** Return the rows of the sums; rows without points are left out. */
function rows(view: BeloteView, scored: Tally, names: Record<Seat, string>): Row[] {
  const row = (key: string, of: Record<Side, number>, notes: string[] = []): Row => ({
    key,
    label: t(`belote-row-${key}`),
    of,
    notes,
  });
  const melds = declared(view).map((meld) =>
    t("belote-declares", { ...who(meld.seat, names, view.seat), meld: meldTitle(meld), points: meld.points }),
  );
  const calls = view.calls
    .filter(({ complete }) => complete)
    .map(({ seat, suit }) => t("belote-holds", { ...who(seat, names, view.seat), suit }));
  const every = Math.max(...Object.values(scored.last));
  const isCounted = !scored.capot && Object.keys(scored.tricks).length === 0; // the last trick is among the cards
  const cards = row("cards", scored.cards);
  const parts = [
    isCounted ? { ...cards, label: t("belote-row-counted") } : cards,
    scored.capot ? row("capot", scored.last, [t("belote-capot-why", { points: every })]) : row("last", scored.last),
    row("melds", scored.melds, melds),
    row("belote", scored.belote, calls),
  ].filter(({ key, of }) => key === "cards" || Object.values(of).some((points) => points > 0));
  return [
    ...parts,
    { ...row("sum", scored.totals), strong: true },
    ...(scored.waited > 0 && scored.held === 0 ? [row("waited", { [winnerOf(view, scored)]: scored.waited })] : []),
    { ...row("written", scored.points), strong: true },
    { ...row("score", view.score), strong: true },
  ];
}

/** Who gets the points of a contract that failed, by the number of players. */
const WHY: Record<number, string> = { 2: "two", 3: "three" };

export function Sums({ view, scored, names }: Pick<ResultProps<BeloteView>, "view" | "names"> & { scored: Tally }) {
  const sides = ordered(view);
  const took = sideOf(scored.taker, view.sides);
  const own = lookUp(scored.compared, took) ?? 0;
  const most = Math.max(...sides.filter((side) => side !== took).map((side) => lookUp(scored.compared, side) ?? 0));
  const three = view.sides.length === 3;
  const apart = Object.entries(scored.compared).some(([side, points]) => points !== lookUp(scored.totals, side));
  const outcome = outcomeOf(scored);
  const failed = outcome === "failed";
  const { options } = view.rules;
  const isPlain =
    !scored.capot && scored.held + scored.waited === 0 && scored.factor === 1 && options.rounding !== true;
  const verdict = [
    options.free_values === "scaled" && scored.contract === "at" && t("belote-scaled"),
    t(`belote-${outcome}`, { own, most, held: scored.held, three: three ? "yes" : "no" }),
    apart && t("belote-compared"),
    outcome === "made" && isPlain && t("belote-made-why"),
    failed && t(`belote-failed-${WHY[view.seats.length] ?? "why"}`),
    failed && (lookUp(scored.points, took) ?? 0) > 0 && t("belote-failed-keeps"),
    scored.factor > 1 && t("belote-factor", { contract: scored.contract }),
    options.rounding === true && t("belote-rounded"),
  ].filter(Boolean);
  return (
    <SumsTable view={view} names={names} took={{ side: took, contract: scored.contract }}>
      {rows(view, scored, names).map(({ key, label, of, notes = [], strong }) => (
        <Fragment key={key}>
          {key === "written" && (
            <tr class={sumsStyles.verdict}>
              <td colSpan={sides.length + 1}>{joined(verdict)}</td>
            </tr>
          )}
          <tr data-row={strong ? key : undefined}>
            <th scope="row">{label}</th>
            {sides.map((side) => (
              <td key={side}>{lookUp(of, side) ?? 0}</td>
            ))}
          </tr>
          {notes.length > 0 && (
            <tr class={sumsStyles.because}>
              <td colSpan={sides.length + 1}>
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </SumsTable>
  );
}
