// The score sheet: a row for each deal, to be read here or printed.
import { type ComponentChildren, render } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import { scoredOf } from "../engine/scored.ts";
import type { Entry, Replay, ReplayDeal, Seat } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import { Dialog } from "./Dialog.tsx";
import { Small } from "./Moves.tsx";
import { People, who } from "./names.ts";
import type { Steps } from "./steps.ts";
import "./sheet.css";

interface Props {
  replay: Replay;
  steps: Steps;
  until: number; // what lies ahead is not told
  ended: boolean;
  close(): void;
}

export function Sheet({ replay, steps, until, ended, close }: Props) {
  const people = useContext(People);
  const last = steps.main.steps[until];
  const deals = replay.deals.filter((deal) => deal.number < (last?.deal.number ?? 0) || deal === last?.deal);
  const whole = last !== undefined && steps.main.steps[until + 1]?.deal !== last.deal;
  const told = whole ? deals : deals.slice(0, -1);
  const paper = (
    <People.Provider value={people}>
      <Paper replay={replay} deals={told} ended={ended} />
    </People.Provider>
  );
  const latest = useRef(paper);
  latest.current = paper;
  // By the button or by the browser's own way: the sheet is what is printed while it is open.
  useEffect(() => {
    let done = () => {};
    const prepare = () => {
      done();
      done = layOut(latest.current);
    };
    const cleared = () => done();
    addEventListener("beforeprint", prepare);
    addEventListener("afterprint", cleared);
    return () => {
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", cleared);
      done();
    };
  }, []);
  return (
    <Dialog name="score" title={t("replay-sheet")} close={close}>
      {paper}
      <div class="panel-buttons sticky">
        <button type="button" class="button primary" onClick={() => window.print()}>
          {t("replay-print")}
        </button>
      </div>
    </Dialog>
  );
}

/** Printed is what is on the page itself: a dialog would be cut at the edge of the window. Gives what takes
 *  it away again. */
function layOut(paper: ComponentChildren): () => void {
  const place = document.createElement("div");
  place.className = "printed";
  document.body.append(place);
  render(paper, place);
  document.documentElement.dataset.printing = "yes";
  return () => {
    render(null, place);
    place.remove();
    delete document.documentElement.dataset.printing;
  };
}

function Paper({ replay, deals, ended }: { replay: Replay; deals: ReplayDeal[]; ended: boolean }) {
  const people = useContext(People);
  const { names } = people;
  const { summary, seats } = replay;
  const name = (seat: Seat) => names[seat] ?? seat;
  const above = [
    summary.event !== "?" ? summary.event : "",
    summary.date.includes("?") ? "" : summary.date.replaceAll(".", "-"),
    t(`preset-${summary.preset}`),
    t("replay-sheet-target", { target: summary.target }),
  ];
  return (
    <div class="paper">
      <h3>{t("replay-players", { first: name(seats[0] ?? ""), second: name(seats[1] ?? "") })}</h3>
      <p>
        {above.filter(Boolean).join(" · ")}
        <br />
        {t("replay-sheet-order", { first: name(seats[0] ?? ""), second: name(seats[1] ?? "") })}
      </p>
      <div class="paper-scroll">
        <table>
          <thead>
            <tr>
              {["deal", "dealer", "turn", "exchange", "tricks", "points", "score"].map((column) => (
                <th key={column} scope="col" class={column === "exchange" ? column : undefined}>
                  {t(`replay-sheet-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <Row key={deal.at} deal={deal} seats={seats} name={name} />
            ))}
          </tbody>
        </table>
      </div>
      {ended && summary.over && (
        <p class="paper-result">
          {t("replay-sheet-result", {
            result: summary.result.replace("-", "–"),
            ...who(summary.winner ?? "", people),
            won: summary.winner ? "yes" : "no",
          })}
        </p>
      )}
    </div>
  );
}

function Row({ deal, seats, name }: { deal: ReplayDeal; seats: Seat[]; name(seat: Seat): string }) {
  const entries = deal.events.flatMap(({ entry, follows }) => [entry, ...follows]);
  const turn = entries.find((entry) => entry.do === "turn")?.card;
  const tricks = (seat: Seat) => entries.filter((entry) => entry.do === "trick" && entry.seat === seat).length;
  const pair = (of: (seat: Seat) => number) => seats.map(of).join("–");
  return (
    <tr>
      <th scope="row">{deal.attempt > 1 ? `${deal.number}/${deal.attempt}` : deal.number}</th>
      <td>{name(deal.dealer)}</td>
      <td>{turn && <Small card={turn} />}</td>
      <td>{course(entries, name).join(" · ")}</td>
      <td>{pair(tricks)}</td>
      <td>{deal.points && pair((seat) => deal.points?.[seat] ?? 0)}</td>
      <td>{pair((seat) => deal.score[seat] ?? 0)}</td>
    </tr>
  );
}

/** Who proposed, played or refused, and whose kings were marked. */
function course(entries: Entry[], name: (seat: Seat) => string): string[] {
  const said = entries.filter((entry) => entry.do === "say");
  const proposals = said.filter(({ verb }) => verb === "propose");
  const words: string[] = [];
  const [first] = proposals;
  if (first) words.push(t("replay-sheet-proposed", { name: name(first.seat ?? ""), number: proposals.length }));
  for (const { verb, seat = "" } of said) {
    if (verb === "stand" || verb === "refuse" || verb === "king")
      words.push(t(`replay-sheet-${verb}`, { name: name(seat) }));
  }
  for (const entry of entries) {
    if (entry.do === "mark") words.push(t("replay-sheet-king", { name: name(entry.seat ?? "") }));
    for (const { why, seat } of scoredOf(entry)) {
      if (why === "vole") words.push(t("replay-sheet-vole", { name: name(seat) }));
    }
  }
  return words;
}
