// The card table: a pure view of the game as one seat sees it at one moment.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Entry, Seat, View } from "../engine/types.ts";
import { t } from "../i18n/index.ts";
import type { Settings } from "../settings/settings.ts";
import { Ask } from "./Ask.tsx";
import { Bubble } from "./Bubble.tsx";
import { choices } from "./choices.ts";
import { Ecart } from "./Ecart.tsx";
import { keepFocus } from "./focus.ts";
import { Hand } from "./Hand.tsx";
import { Log } from "./Log.tsx";
import { ended, laid, opposite, untouchable } from "./moment.ts";
import { Opponent } from "./Opponent.tsx";
import { Own } from "./Own.tsx";
import { Pack } from "./Pack.tsx";
import { prompt } from "./prompt.ts";
import { Result } from "./Result.tsx";
import { Score } from "./Score.tsx";
import { speech } from "./speech.ts";
import { Trick } from "./Trick.tsx";
import { useUi } from "./ui.ts";
import "./table.css";

export interface TableProps {
  game: string; // which one: what was tapped in another is forgotten
  view: View;
  entry: Entry | null; // what has just happened
  log: Entry[];
  names: Record<Seat, string>;
  settings: Settings;
  waiting: boolean; // for the opponent, or for the engine
  hint?: string | null; // an event worth considering
  offers?: boolean; // the rules, to somebody new
  watching?: boolean; // the game is played in another window
  whatIf?: boolean; // it ends with its deal, and leads back to a replay
  beat?: string; // what became of a friend's challenge, in words
}

export function Table({
  game,
  view,
  entry,
  log,
  names,
  settings,
  waiting,
  hint = null,
  offers = false,
  watching = false,
  whatIf = false,
  beat = "",
}: TableProps) {
  const ui = useUi(game, view);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepFocus(root.current));

  const me = view.seat;
  const them = opposite(view);
  const { fourColour } = settings;
  const exclaims = view.rules.preset === "jirai"; // its author asks for a wild cry when a king is turned
  const words = speech(entry, exclaims);
  const said = words ? { words, at: `${entry?.deal}#${log.length}` } : null;
  const mine = entry?.seat === me;
  const asked = prompt(view, entry, names, waiting, watching);
  const mayDo = watching ? untouchable(view) : view;
  const over = ended(view, entry);
  const bare = !over && entry?.do !== "cut" && laid(view, entry).length === 0;

  // The table's own events; all others are for the page's one handler, further up.
  const own = (event: MouseEvent) => {
    const target = event.target as Element;
    const carrier = target.closest<HTMLElement>("[data-event^='table:']");
    if (carrier?.dataset.event) {
      event.preventDefault();
      ui.act(carrier.dataset.event);
    } else if (!target.closest(".chronicle .log, .note")) ui.act("table:fold"); // a tap beside them
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (ui.logOpen) root.current?.querySelector<HTMLElement>(".log-toggle")?.focus();
    ui.act("table:fold");
  };

  return (
    <main class="table" data-phase={view.phase} ref={root} tabIndex={-1} onClick={own} onKeyDown={leave}>
      <div class="cloth">
        <Opponent
          view={view}
          entry={entry}
          name={names[them] ?? them}
          thinking={view.turn === them && !view.pause}
          said={mine ? null : said}
          noted={ui.noted === them}
        />
        <Score view={view} entry={entry} names={names} />
        <div class="middle">
          <Pack view={view} fourColour={fourColour} />
          <Trick view={view} entry={entry} names={names} fourColour={fourColour} />
          <Ecart view={view} />
          {offers && bare && (
            <button type="button" class="offer" data-event="app:rules">
              {t("how-new")} <span>{t("how-offer")}</span>
            </button>
          )}
          {over && <Result view={view} names={names} resigned={log.at(-1)?.why === "resigned"} beat={beat} />}
          {said && mine && <Bubble said={said} whose="mine" />}
          {exclaims && entry?.why === "turned-king" && (
            <p class="cry" role="status">
              {t("cry-king")}
            </p>
          )}
        </div>
        <Ask prompt={asked} refusal={ui.refusal} choices={choices(mayDo, entry, ui.picked, whatIf)} hint={hint} />
        <Own view={view} entry={entry} name={names[me] ?? me} noted={ui.noted === me} />
        <Hand view={mayDo} picked={ui.picked} hint={hint} watching={watching} fourColour={fourColour} />
        <Log log={log} names={names} me={me} open={ui.logOpen} />
      </div>
    </main>
  );
}
