// The table in a replay, as the game looked. Where a game asks, it says what has just happened.
import { useContext, useRef } from "preact/hooks";
import { cardName } from "../cards/cardNames.ts";
import { lookUp } from "../engine/lookUp.ts";
import type { PlayedLine } from "../engine/types/replay.ts";
import type { View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { joined } from "../i18n/phrases.ts";
import { Button } from "../kit/Button.tsx";
import { Loading } from "../kit/Loading.tsx";
import unseenStyles from "../kit/unseen.module.css";
import type { Settings } from "../settings/settings.ts";
import askStyles from "../table/ask.module.css";
import { Addressed, Marks } from "../table/contract/context.ts";
import { useUi } from "../table/contract/ui.ts";
import { useLayout } from "../table/layouts.ts";
import { Flag } from "../table/pieces/Backs.tsx";
import { Lying } from "../table/pieces/Lying.tsx";
import tableStyles from "../table/pieces/table.module.css";
import captionStyles from "./caption.module.css";
import { Comment } from "./moves/Comment.tsx";
import piecesStyles from "./pieces/pieces.module.css";
import replayStyles from "./replay.module.css";
import type { Judged } from "./review/judged.ts";
import { LineChoice } from "./review/LineChoice.tsx";
import { choicesOf, lineAt, type Playing } from "./review/useLines.ts";
import { type Move, useSwipes } from "./steps/keys.ts";
import { People } from "./steps/names.ts";
import { cardsIn, entriesOf, noteOf, type Step } from "./steps/steps.ts";
import { signs, tellShortly, tellStep } from "./steps/telling.ts";

interface Props {
  step: Step;
  waits: boolean; // for the engine
  view: View;
  settings: Settings;
  act(move: Move): void;
  judged: Judged | null; // the verdict on the decision that comes next
  playing: Playing;
  embedded: boolean; // in another site's page
  further: { name: string; press(): void } | null; // the chapter that follows at the end of this one
  /** Play another line of a verdict. */
  turn(line: PlayedLine): void;
}

/** Return the cards that are marked at a step. */
const marksOf = (step: Step): Judged["cards"] =>
  new Map(
    cardsIn(noteOf(step)).map((card) => [
      card,
      { kind: "noted", tag: "", name: t("replay-card-noted", { card: cardName(card) }) },
    ]),
  );

export function Stage({ view, settings, act, ...told }: Props) {
  const { step, judged } = told;
  const people = useContext(People);
  const { names, you } = people;
  const root = useRef<HTMLElement>(null);
  useSwipes(root, act);
  const layout = useLayout(view.game);
  const ui = useUi("", view, step.at);
  const entry = step.event?.entry ?? null;
  const last = entriesOf(step).at(-1) ?? null;
  // Only the notes by the names can be opened.
  const note = ({ target }: MouseEvent) => {
    const carrier = (target as Element).closest<HTMLElement>("[data-event^='table:']");
    ui.act(carrier?.dataset.event ?? "table:fold");
  };
  return (
    <Addressed.Provider value={you === view.seat}>
      <Marks.Provider value={judged?.cards ?? marksOf(step)}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a button inside */}
        <main
          class={`${tableStyles.table} ${replayStyles.table}`}
          data-part="table"
          data-game={view.game}
          data-phase={view.phase}
          data-at={step.at}
          ref={root}
          onClick={note}
        >
          <div class={`${tableStyles.cloth} ${replayStyles.cloth}`} data-part="cloth">
            {layout && (
              <layout.Scene
                view={view}
                entry={entry}
                last={last}
                log={[]}
                names={names}
                settings={settings}
                live={false}
                said={null}
                thinking={null}
                ui={ui}
                asides={[]}
                hint={null}
                ask={<Caption {...told} />}
                hand={
                  <Lying
                    hand={layout.order(view, settings)}
                    name={lookUp(names, view.seat) ?? ""}
                    covering={"covering" in view ? lookUp(view.covering, view.seat) : undefined}
                  />
                }
              />
            )}
          </div>
        </main>
      </Marks.Provider>
    </Addressed.Provider>
  );
}

/** What has just happened, in words that are also said aloud, with its mark and comment. */
function Caption(props: Omit<Props, "view" | "settings" | "act">) {
  const { step, waits, judged, playing, embedded, further, turn } = props;
  const people = useContext(People);
  const whole = tellStep(step, people);
  const { first, rest } = tellShortly(step, people);
  const note = noteOf(step);
  const marks = (note?.nags ?? []).filter((nag) => nag in signs);
  const line = lineAt(playing.shown, step.at);
  return (
    <div class={`${askStyles.ask} ${captionStyles.caption}`} data-part="ask">
      <p class={unseenStyles.unseen} role="status">
        {judged ? t("reviewed-told", { chosen: judged.chosen, best: judged.best }) : joined([whole.first, whole.rest])}
      </p>
      <p class={`${askStyles.prompt} ${captionStyles.prompt}`} aria-hidden="true">
        {first}
        {marks.map((nag) => (
          <span key={nag} class={piecesStyles.mark} data-nag={nag} title={t("replay-mark", { nag })}>
            {" "}
            {signs[nag]}
          </span>
        ))}
      </p>
      {judged && (
        <p class={captionStyles.verdict} aria-hidden="true">
          <Flag kind="bad" tag={judged.chosen} />
          <Flag kind="good" tag={judged.best} />
        </p>
      )}
      {judged && !waits && choicesOf(judged.decision).length > 0 && (
        <Button
          class={captionStyles.show}
          aria-disabled={playing.awaited}
          onClick={() => !playing.awaited && void playing.play(judged)}
          says="reviewed-show"
        />
      )}
      {line && playing.shown && <LineChoice lines={playing.shown} line={line} turn={turn} />}
      {(waits || playing.awaited) && <Loading />}
      {rest && !judged && !waits && !line && (
        <p class={captionStyles.follows} aria-hidden="true">
          {rest}
        </p>
      )}
      {note?.comment && !judged && (
        <p class={captionStyles.remark}>
          <Comment text={note.comment} embedded={embedded} />
        </p>
      )}
      {further && !judged && !waits && (
        <Button class={captionStyles.show} onClick={further.press}>
          {t("replay-chapter-further", { name: further.name })}
        </Button>
      )}
    </div>
  );
}
