// The card table: a pure view of the game as one seat sees it at one moment. What is of one game is in its
// layout; here is what they share: the line and the buttons, the hand, the log, and what a tap does.
import { useLayoutEffect, useRef } from "preact/hooks";
import { offers as has } from "../engine/offers.ts";
import type { Entry, Seat, View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import buttonStyles from "../kit/button.module.css";
import type { Settings } from "../settings/settings.ts";
import { Ask } from "./Ask.tsx";
import askStyles from "./ask.module.css";
import type { Choice, Layout, Prompt } from "./contract/layout.ts";
import { ended, laid, spectated, untouchable } from "./contract/moment.ts";
import { useUi } from "./contract/ui.ts";
import { goByArrows, keepFocus } from "./focus.ts";
import { Hand } from "./Hand.tsx";
import { Log } from "./Log.tsx";
import { useLayout } from "./layouts.ts";
import { Lying } from "./pieces/Lying.tsx";
import slipsStyles from "./pieces/slips.module.css";
import tableStyles from "./pieces/table.module.css";
import { useSpoken } from "./spoken.ts";

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
  pass?: string | null; // who is to have this device next, once its holder has seen enough
  whatIf?: boolean; // it ends with its deal, and leads back to a replay
  asks?: Seat | null; // who can be asked after a deal why they did what they did
  opens?: boolean; // a deal that is over may be looked at with all hands
  beat?: string; // what became of a friend's challenge, or of a match, in words
  ends?: Choice[] | null; // the buttons after the game, when they are not the usual ones
  more?: Choice[]; // buttons besides those of the game
  says?: Prompt | null; // the line, when it is not the game's
}

export function Table(props: TableProps) {
  const layout = useLayout(props.view.game);
  return layout ? (
    <Laid {...props} layout={layout} />
  ) : (
    <main class={tableStyles.table} data-part="table" aria-busy="true" />
  );
}

function Laid({
  layout,
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
  pass = null,
  whatIf = false,
  asks = null,
  opens = false,
  beat = "",
  ends = null,
  more = [],
  says = null,
}: TableProps & { layout: Layout }) {
  const ui = useUi(game, view, layout.round(view));
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepFocus(root.current));

  const sight = { view, entry, log, names, settings };
  const mayDo = { ...sight, view: watching ? untouchable(view) : view };
  const words = layout.speech(entry, view);
  const said = words ? { words, at: `${entry?.deal}#${log.length}` } : null;
  const over = ended(view, entry);
  const bare = !over && entry?.do !== "cut" && laid(view, entry).length === 0;
  const idle = spectated(view) && view.legal.length === 0; // only looked at
  const handing: Choice[] = pass ? [{ event: "app:pass", label: t("choice-pass", { name: pass }), primary: true }] : [];
  // While a claim may still have the deal played again, nobody tells anything.
  const settled = over && view.legal.length === 0;
  const asked = settled && asks ? names[asks] : undefined;
  const after: Choice[] = [
    ...(settled && opens && view.phase !== "over" ? [{ event: "app:hands", label: t("choice-hands") }] : []),
    ...(asked ? [{ event: "app:why", label: t("choice-why", { name: asked }) }] : []),
  ];
  const free = view.hand.length === 0; // where the cards were there is room: the result needs its own
  const own = idle ? [] : layout.choices(mayDo, ui); // a turned king can be marked until the next turn-up (law 22)
  const choices = over
    ? [...((view.phase === "over" && ends) || next(mayDo.view, whatIf)), ...own, ...(free ? [] : after)]
    : [...own, ...handing, ...more];
  const prompt = pass
    ? { words: t("ask-pass"), yours: true }
    : (!over && says) || layout.prompt(sight, waiting, watching);

  const me = spectated(view) ? "" : view.seat;
  useSpoken({
    game,
    view,
    log,
    me,
    question: prompt.yours ? prompt.words : "",
    refusal: ui.refusal,
    describe: (each) => layout.describe(each, names, me),
  });

  // Of whom one backs, the cards are not one's own.
  const whose = spectated(view) ? { label: t("replay-hand", { who: "other", name: names[view.seat] ?? "" }) } : {};

  // The table's own events; all others are for the page's one handler, further up.
  const tap = (event: MouseEvent) => {
    const target = event.target as Element;
    const tapped = target.closest<HTMLElement>("[data-event]")?.dataset.event;
    if (tapped?.startsWith("table:")) {
      event.preventDefault();
      ui.act(tapped);
    } else if (!target.closest("[data-part=log], [data-part=note]")) ui.act("table:fold"); // a tap beside them
  };
  const keys = (event: KeyboardEvent) => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (plain && !event.defaultPrevented && goByArrows(root.current, event.key)) return event.preventDefault();
    if (event.key !== "Escape") return;
    const opened = ui.logOpen ? '[data-event="table:log"]' : ui.slip ? `[data-event="table:slip:${ui.slip}"]` : "";
    if (opened) root.current?.querySelector<HTMLElement>(opened)?.focus();
    const shown = root.current?.querySelector<HTMLElement>("[data-event^='table:seen:']")?.dataset.event;
    if (shown) ui.act(shown);
    if (opened || shown || ui.noted) event.preventDefault(); // one thing at a time
    ui.act("table:fold");
  };

  return (
    <main
      class={tableStyles.table}
      data-part="table"
      data-game={view.game}
      data-phase={view.phase}
      ref={root}
      tabIndex={-1}
      onClick={tap}
      onKeyDown={keys}
    >
      <div class={tableStyles.cloth} data-part="cloth">
        <layout.Scene
          {...sight}
          live
          said={said}
          thinking={view.turn !== view.seat && !view.pause ? view.turn : null}
          ui={ui}
          asides={layout.asides?.(mayDo) ?? []}
          hint={hint}
          ask={<Ask prompt={prompt} refusal={ui.refusal} choices={choices} hint={hint} />}
          hand={
            <>
              {idle ? (
                <Lying hand={view.hand} name={names[view.seat] ?? ""} fourColour={settings.fourColour} />
              ) : (
                <Hand held={layout.held(mayDo, ui, watching)} hint={hint} fourColour={settings.fourColour} {...whose} />
              )}
              {free && after.length > 0 && (
                <div class={tableStyles.afterwards}>
                  {after.map(({ event, label }) => (
                    <button
                      key={event}
                      type="button"
                      class={`${buttonStyles.button} ${askStyles.button}`}
                      data-event={event}
                    >
                      {label}
                    </button>
                  ))}
                </div>
              )}
            </>
          }
        >
          {offers && bare && (
            <button type="button" class={slipsStyles.offer} data-part="offer" data-event="app:rules">
              {t("how-new")} <span>{t("how-offer")}</span>
            </button>
          )}
          {over && <layout.Result {...sight} resigned={log.at(-1)?.why === "resigned"} beat={beat} />}
        </layout.Scene>
        <Log log={log} names={names} me={me} describe={layout.describe} open={ui.logOpen} />
      </div>
    </main>
  );
}

/** The buttons after a deal, or a game. */
function next(view: View, whatIf: boolean): Choice[] {
  if (whatIf) return [{ event: "app:leave", label: t("what-if-back"), primary: true }];
  if (view.phase === "over") {
    // A new game can be had from the bar as well.
    const second = has(view.game, "review") ? { event: "app:review", label: t("review") } : null;
    return [
      { event: "app:rematch", label: t("choice-rematch"), primary: true },
      second ?? { event: "app:new", label: t("choice-new") },
      { event: "app:replay", label: t("choice-replay") },
    ];
  }
  return view.next ? [{ event: view.next, label: t("choice-next"), primary: true }] : [];
}
