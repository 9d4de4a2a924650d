// The score sheet, which can be printed: a row for each deal, with the columns of its game.
import { useContext } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Replay, ReplayDeal } from "../../engine/types/replay.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { gameIfOther, presetName } from "../../i18n/phrases.ts";
import { isCut, shown, shownName } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import panelStyles from "../../kit/panel.module.css";
import { belote } from "../belote/SheetBelote.tsx";
import { ecarte } from "../ecarte/SheetEcarte.tsx";
import { everybody, isDuel, People, sideName, who } from "../steps/names.ts";
import { type Columns, entriesIn, type Steps } from "../steps/steps.ts";
import { Diagrams } from "./Diagrams.tsx";
import dialogsStyles from "./dialogs.module.css";
import sheetStyles from "./sheet.module.css";

interface Props {
  replay: Replay;
  steps: Steps;
  until: number; // the last step that may be shown
  ended: boolean; // it is the last of the game
  close(): void;
}

export function Sheet({ replay, steps, until, ended, close }: Props) {
  const last = steps.main.steps[until];
  const deals = replay.deals.filter((deal) => deal.number < (last?.deal.number ?? 0) || deal === last?.deal);
  const isWhole = last !== undefined && steps.main.steps[until + 1]?.deal !== last.deal;
  const inSight = isWhole ? deals : deals.slice(0, -1);
  return (
    <Dialog name="score" title={t("replay-sheet")} close={close}>
      <Paper replay={replay} deals={inSight} ended={ended} />
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        <Button primary class={dialogsStyles.button} onClick={() => window.print()} says="replay-print" />
      </div>
    </Dialog>
  );
}

const sheets: Record<string, Columns> = { ecarte, belote };

/** The score sheet of some deals. */
export function Paper({ replay, deals, ended }: { replay: Replay; deals: ReplayDeal[]; ended: boolean }) {
  const people = useContext(People);
  const { summary } = replay;
  const { sides } = summary;
  const { columns, wide, cells } = lookUp(sheets, summary.game) ?? generic;
  const [first = "", second = "", third] = sides.map((side) => sideName(side, people));
  const above = [
    summary.event !== "?" ? shownName(summary.event) : "",
    summary.date.includes("?") ? "" : summary.date.replaceAll(".", "-"),
    gameIfOther(summary.game),
    presetName(summary.preset),
    t("replay-sheet-target", { target: String(summary.target), deals: summary.deals ?? 0 }),
  ];
  return (
    <div class={sheetStyles.paper}>
      <h3>{everybody(replay, people)}</h3>
      <p>
        {above.filter(Boolean).join(" · ")}
        <br />
        {third ? t("replay-sheet-order-three", { first, second, third }) : t("replay-sheet-order", { first, second })}
      </p>
      <div class={sheetStyles.paperScroll}>
        <table>
          <thead>
            <tr>
              {["deal", "dealer", ...columns].map((column) => (
                <th key={column} scope="col" class={column === wide ? sheetStyles.wide : undefined}>
                  {t(`replay-sheet-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <tr key={deal.at}>
                <th scope="row">{deal.attempt > 1 ? `${deal.number}/${deal.attempt}` : deal.number}</th>
                <td>
                  <bdi>{lookUp(people.names, deal.dealer) ?? deal.dealer}</bdi>
                </td>
                {cells(deal, people).map((cell, i) => (
                  <td key={columns[i]} class={columns[i] === wide ? sheetStyles.wide : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {ended && summary.over && <p class={sheetStyles.paperResult}>{result(replay, people)}</p>}
      {/* Names that are too long for all other places are written out here. */}
      {Object.values({ ...replay.names, event: summary.event })
        .filter(isCut)
        .map((name) => (
          <p key={name}>{shown(name)}</p>
        ))}
      <Diagrams replay={replay} deals={deals} />
    </div>
  );
}

/** Say how the game ended. */
function result({ summary }: Replay, people: People): string {
  const { winner } = summary;
  const result = summary.result.replaceAll("-", "–");
  if (isDuel(people))
    return t("replay-sheet-result", { result, ...who(winner ?? "", people), won: winner ? "yes" : "no" });
  if (!winner) return t("replay-sheet-drawn", { result });
  return t("replay-sheet-won", { result, name: sideName(winner, { ...people, you: "" }) });
}

const generic: Columns = {
  columns: ["tricks", "points", "score"],
  wide: "",
  cells(deal, { sides }) {
    const each = (of: (seat: Seat) => number) => sides.map(of).join("–");
    const took = entriesIn(deal).flatMap((entry) => (entry.do === "trick" ? entry.seat : []));
    return [
      each((seat) => took.filter((one) => one === seat).length),
      deal.points && each((seat) => lookUp(deal.points, seat) ?? 0),
      each((seat) => lookUp(deal.score, seat) ?? 0),
    ];
  },
};
