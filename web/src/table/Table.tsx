// The card table: a pure view of the game as one seat sees it at one moment.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Entry, Seat, View } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import type { Settings } from "../settings/settings.ts";
import { Ask } from "./Ask.tsx";
import { choices } from "./choices.ts";
import { keepFocus } from "./focus.ts";
import { Hand } from "./Hand.tsx";
import { Log } from "./Log.tsx";
import { ended, opposite } from "./moment.ts";
import { Opponent } from "./Opponent.tsx";
import { Pack } from "./Pack.tsx";
import { prompt } from "./prompt.ts";
import { Result } from "./Result.tsx";
import { Score } from "./Score.tsx";
import { speech } from "./speech.ts";
import { Tags } from "./Tags.tsx";
import { Taken } from "./Taken.tsx";
import { Trick } from "./Trick.tsx";
import { useUi } from "./ui.ts";
import "./table.css";

export interface TableProps {
  view: View;
  entry: Entry | null; // what has just happened
  log: Entry[];
  names: Record<Seat, string>;
  settings: Settings;
  waiting: boolean; // for the opponent, or for the engine
  hint?: string | null; // an event worth considering
}

export function Table({ view, entry, log, names, settings, waiting, hint = null }: TableProps) {
  const ui = useUi(view);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepFocus(root.current));

  const me = view.seat;
  const them = opposite(view);
  const { fourColour } = settings;
  const exclaims = view.rules.preset === "jirai"; // its author asks for a wild cry when a king is turned
  const said = speech(entry, exclaims);
  const asked = prompt(view, entry, names, waiting);
  const over = ended(view, entry);

  // The table's own events; all others are for the page's one handler, further up.
  const own = (event: MouseEvent) => {
    const target = event.target as Element;
    const carrier = target.closest<HTMLElement>("[data-event^='table:']");
    if (carrier?.dataset.event) {
      event.preventDefault();
      ui.act(carrier.dataset.event);
    } else if (ui.logOpen && !target.closest(".chronicle")) ui.act("table:log"); // a tap beside it folds it
  };
  const leaveLog = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ui.logOpen) return;
    ui.act("table:log");
    root.current?.querySelector<HTMLElement>(".log-toggle")?.focus();
  };

  return (
    <main class="table" data-phase={view.phase} ref={root} tabIndex={-1} onClick={own} onKeyDown={leaveLog}>
      <div class="cloth">
        <Opponent view={view} name={names[them] ?? them} thinking={view.turn === them && !view.pause} />
        <Score view={view} entry={entry} names={names} />
        <div class="middle">
          <Pack view={view} fourColour={fourColour} />
          <Trick view={view} entry={entry} names={names} fourColour={fourColour} />
          <div class="gathered">
            <Taken view={view} entry={entry} seat={them} name={names[them] ?? them} />
            <Taken view={view} entry={entry} seat={me} name={names[me] ?? me} />
          </div>
          <Tags view={view} seat={me} />
          {over && <Result view={view} names={names} resigned={log.at(-1)?.why === "resigned"} />}
          {said && (
            <p
              key={`${entry?.deal}#${log.length}`}
              class={`bubble ${entry?.seat === me ? "mine" : "theirs"}`}
              aria-hidden="true"
            >
              {said}
            </p>
          )}
          {exclaims && entry?.why === "turned-king" && (
            <p class="cry" role="status">
              {t("cry-king")}
            </p>
          )}
        </div>
        <Ask prompt={asked} refusal={ui.refusal} choices={choices(view, entry, ui.picked)} hint={hint} />
        <Hand view={view} picked={ui.picked} hint={hint} fourColour={fourColour} />
        <Log log={log} names={names} me={me} open={ui.logOpen} />
      </div>
    </main>
  );
}
