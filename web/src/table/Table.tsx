// The card table: the game as one seat sees it at one moment. A game's own parts are in its layout; here are the parts
// that all games share: the prompt and its buttons, the hand, the log.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lookUp } from "../engine/lookUp.ts";
import type { Entry } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import buttonStyles from "../kit/button.module.css";
import { Ask } from "./Ask.tsx";
import askStyles from "./ask.module.css";
import type { Layout, Sight } from "./contract/layout.ts";
import { ended, laid, playedBy, spectated, untouchable } from "./contract/moment.ts";
import { useUi } from "./contract/ui.ts";
import { keepFocus } from "./focus.ts";
import { Hand } from "./Hand.tsx";
import { handlers } from "./handlers.ts";
import { Log } from "./Log.tsx";
import { useLayout } from "./layouts.ts";
import { Lying } from "./pieces/Lying.tsx";
import { Played } from "./pieces/Played.tsx";
import slipsStyles from "./pieces/slips.module.css";
import tableStyles from "./pieces/table.module.css";
import { type Around, isOnlyWatching, questions } from "./questions.ts";
import { useSpoken } from "./spoken.ts";

export interface TableProps extends Sight, Around {
  game: string; // its id: picked cards and open slips of another game are forgotten
  hint?: string | null; // the event that a hint suggests
  suggests?: boolean; // the cards that a rule of thumb discards are picked at once
  offersGuide?: boolean; // the guide is offered to a newcomer
  beat?: string; // the result of a friend's challenge or a match, in words
  closing?: ComponentChildren; // more content for a game that is over
  remark?: (entry: Entry) => string | null; // words shown beside the table
}

export function Table(props: TableProps) {
  const layout = useLayout(props.view.game);
  return layout ? (
    <GameTable {...props} layout={layout} />
  ) : (
    <main class={tableStyles.table} data-part="table" aria-busy="true" />
  );
}

function GameTable({ layout, ...props }: TableProps & { layout: Layout }) {
  const { game, view, entry, log, names, settings, hint = null, watching = false, beat = "" } = props;
  const suggested = props.suggests && !watching ? layout.suggested?.(view) : undefined;
  const ui = useUi(game, view, layout.round(view), new Set(suggested));
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepFocus(root.current));

  const sight = { view, entry, log, names, settings };
  const mayDo = { ...sight, view: watching ? untouchable(view) : view };
  const words = layout.speech(entry, view);
  const said = words ? { words, at: `${entry?.deal}#${log.length}` } : null;
  const isOver = ended(view, entry);
  const isBare = !isOver && entry?.do !== "cut" && laid(view, entry).length === 0;
  // Of two players both hands are open, where the layout has no other place for them.
  const isPlayed =
    isOver && !layout.showsHands && view.seats.length === 2 && view.hand.length === 0 && view.tricks.length > 0;
  const { prompt, choices, beside } = questions(layout, sight, mayDo, ui, props);

  const me = spectated(view) ? "" : view.seat;
  useSpoken({
    game,
    view,
    log,
    me,
    question: prompt.yours ? prompt.words : "",
    refusal: ui.refusal,
    describe: (each) => layout.describe(each, names, me) ?? props.remark?.(each) ?? null,
  });

  // A spectator sees another player's cards.
  const whose = spectated(view)
    ? { label: t("replay-hand", { who: "other", name: lookUp(names, view.seat) ?? "" }) }
    : {};
  return (
    <main
      class={tableStyles.table}
      data-part="table"
      data-game={view.game}
      data-phase={view.phase}
      ref={root}
      tabIndex={-1}
      {...handlers(root, ui)}
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
          ask={
            <Ask prompt={prompt} refusal={ui.refusal} choices={choices} hint={hint} waiting={props.waiting !== false} />
          }
          hand={
            <>
              {isOnlyWatching(view) ? (
                <Lying hand={view.hand} name={lookUp(names, view.seat) ?? ""} />
              ) : (
                <Hand held={layout.held(mayDo, ui, watching)} hint={hint} stops={settings.cardStops} {...whose} />
              )}
              {(isPlayed || beside.length > 0) && (
                <div class={tableStyles.afterwards}>
                  {isPlayed && (
                    <Played
                      cards={playedBy(view, view.seat)}
                      label={t("hand-played", {
                        who: spectated(view) ? "other" : "you",
                        name: lookUp(names, view.seat) ?? "",
                      })}
                      won={me !== "" && view.phase === "over" && view.winner === me && entry?.do !== "score"}
                    />
                  )}
                  {beside.map(({ event, label }) => (
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
          {props.offersGuide && isBare && (
            <button type="button" class={slipsStyles.offer} data-part="offer" data-event="app:guide:here">
              {t("how-new")}
              {t("sentence-gap")}
              <span>{t("how-offer")}</span>
            </button>
          )}
          {isOver && (
            <layout.Result {...sight} resigned={log.at(-1)?.why === "resigned"} beat={beat} closing={props.closing} />
          )}
        </layout.Scene>
        <Log log={log} names={names} me={me} describe={layout.describe} open={ui.logOpen} />
      </div>
    </main>
  );
}
