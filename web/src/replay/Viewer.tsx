// The parts of a replay together, and which moment of it is shown.
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { offers } from "../engine/offers.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Seat } from "../engine/types/view.ts";
import { reviewable } from "../game/reviewable.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import buttonStyles from "../kit/button.module.css";
import { Dialog } from "../kit/Dialog.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Settings } from "../settings/settings.ts";
import { Bar } from "./Bar.tsx";
import type { Speed } from "./Controls.tsx";
import { Desk } from "./Desk.tsx";
import { Layers } from "./Layers.tsx";
import { Moves } from "./moves/Moves.tsx";
import movesStyles from "./moves/moves.module.css";
import { Notes } from "./moves/Notes.tsx";
import { useWriting } from "./moves/useWriting.ts";
import { ReaderLater } from "./ReaderLater.tsx";
import replayStyles from "./replay.module.css";
import type { Judged } from "./review/judged.ts";
import { wonder } from "./review/wonder.ts";
import { useRoom } from "./room.ts";
import { Stage } from "./Stage.tsx";
import type { ReplayActs } from "./steps/acts.ts";
import { type Move, useKeys } from "./steps/keys.ts";
import { People } from "./steps/names.ts";
import { after, mainOf, noteOf, type Step } from "./steps/steps.ts";
import type { Data, Loaded } from "./steps/useReplay.ts";
import { useStepping } from "./steps/useStepping.ts";
import { tellStep } from "./steps/words.ts";
import { useOpen } from "./useOpen.ts";
import { useAutoplay, useShown } from "./useShown.ts";

interface Props {
  data: Data;
  loaded: Loaded;
  at: Moment | null; // where to begin
  look: Seat | null;
  setLook(seat: Seat | null): void;
  kept: string | null; // its id on the shelf, when what is written beside it is kept there
  id: string | null; // its id on the shelf
  settings: Settings;
  embedded: boolean;
  acts: ReplayActs;
}

export function Viewer({ data, loaded, at, look, setLook, kept, id, settings, embedded, acts }: Props) {
  const people = useContext(People);
  const { steps, replay } = loaded;
  const [judged, setJudged] = useState<Judged | null>(null); // what a review has to say of a decision
  const [speed, setSpeed] = useState<Speed>("normal");
  const [open, show, close] = useOpen(embedded);
  const [writes, setWrites] = useState(false); // the field for comments is unfolded
  const room = useRoom();
  const root = useRef<HTMLDivElement>(null);
  const focus = () => root.current?.focus({ preventScroll: true });
  // Whoever comes here begins here; inside another site's page the focus is left where it is.
  useLayoutEffect(() => {
    if (!embedded) focus();
  }, []);

  const told = useRef(false); // what the computer thought, of this moment
  const stepping = useStepping(steps, at, loaded.seat !== null, (to) => {
    if (told.current) acts.notice(null);
    told.current = false;
    setJudged(null); // it was looked at
    acts.moved(to.at);
  });
  const { step, main, until, ways, go, goTo, walk } = stepping;

  const write = () => {
    if (room === "sheet") show("notes");
    else setWrites(true);
  };
  const act = useCallback(
    (move: Move) => {
      if (move === "keys") show("keys");
      else if (move !== "comment") walk(move);
      else if (!embedded) write();
    },
    [walk, embedded, room],
  );
  useKeys(act);
  useEffect(() => {
    if (writes || open === "notes") document.querySelector<HTMLElement>("[data-part=notes] textarea")?.focus();
  }, [writes, open]);

  const [shown, stands] = useShown(data, step, settings);
  useAutoplay(stepping, shown, speed);
  const writing = useWriting(data, acts.notice);

  if (!step || !main)
    return (
      <p class={`${replayStyles.replay} ${replayStyles.waiting}`} data-part="replay">
        {explain({ code: "E-no-record", rule: null, data: {} })}
      </p>
    );
  const prune = (from: Moment) => {
    if (step.at.startsWith(`${from}#`)) go(mainOf(step));
    return writing.prune(from);
  };
  // A comment belongs to the seat of its event: of another's, a seat's view shows none, and none is written over.
  const writable =
    !embedded && (loaded.seat === null || replay.summary.viewOf !== null || step.event?.entry.seat === loaded.seat);
  const moves = (
    <Moves
      steps={steps}
      current={step}
      until={until}
      go={goTo}
      prune={embedded || loaded.seat !== null ? null : prune}
    />
  );
  const notes = writable ? (
    <Notes key="notes" at={step.at} note={noteOf(step)} about={tellStep(step, people).first} write={writing.annotate} />
  ) : (
    <p class={`${movesStyles.notes} ${panelStyles.small}`} data-part="notes">
      {t("replay-not-here")}
    </p>
  );
  const leaveReader = () => {
    void close();
    if (room !== "sheet") focus(); // its button goes
  };
  const reads = open === "reader" && stands && offers(stands.view.game, "reader");
  const reader = reads && (
    <ReaderLater
      record={loaded.text}
      step={stands.step}
      over={replay.summary.over}
      view={stands.view}
      locked={replay.seat}
      sheet={room === "sheet"}
      ways={new Set(ways.keys())}
      acts={acts}
      act={act}
      close={leaveReader}
    />
  );
  const why = embedded
    ? undefined
    : wonder(loaded, step, people, (notice) => {
        told.current = true;
        acts.notice(notice);
      });
  const leaveLine = () => {
    go(main);
    focus(); // the button goes
  };
  return (
    <div
      ref={root}
      tabIndex={-1}
      class={`${replayStyles.replay}${step.line.beside ? ` ${replayStyles.astray}` : ""}`}
      data-part="replay"
    >
      <Bar
        replay={replay}
        at={step.at}
        ended={until >= steps.main.steps.length - 1}
        embedded={embedded}
        record={loaded.text}
        id={id}
        seat={loaded.seat}
        back={step.line.beside ? leaveLine : null}
        reviewed={!embedded && reviewable(replay.summary)}
        why={why}
        narrow={room === "sheet"}
        mayPlay={step.deal.points === null || !isLast(step)}
        open={show}
        close={acts.close}
        notice={acts.notice}
      />
      <div class={replayStyles.replayTable}>
        {stands ? (
          <Stage
            step={stands.step}
            view={stands.view}
            settings={settings}
            act={act}
            judged={judged?.at === stands.step.at ? judged : null}
          />
        ) : (
          <main class={replayStyles.table} aria-busy="true" />
        )}
      </div>
      <Desk
        loaded={loaded}
        stepping={stepping}
        main={main}
        stands={stands}
        act={act}
        speed={speed}
        setSpeed={setSpeed}
        look={look}
        setLook={setLook}
        why={why}
        moves={room === "sheet" ? () => show("moves") : null}
        comment={room === "sheet" && !embedded ? () => show("notes") : null}
      />
      {room !== "sheet" && (
        <aside
          class={`${movesStyles.beside}${reads ? ` ${movesStyles.reads}` : ""}`}
          data-part="beside"
          aria-label={t("replay-side")}
        >
          {reader}
          {moves}
          {!embedded &&
            (writes ? (
              notes
            ) : (
              <button type="button" class={`${buttonStyles.button} ${movesStyles.besideComment}`} onClick={write}>
                {t("replay-comment")}
              </button>
            ))}
        </aside>
      )}
      {open === "moves" && (
        <Dialog name="moves" title={t("replay-moves")} close={close}>
          {moves}
        </Dialog>
      )}
      {open === "notes" && (
        <Dialog name="notes" title={t("replay-comment")} close={close}>
          {notes}
        </Dialog>
      )}
      <Layers
        open={open}
        close={close}
        loaded={loaded}
        at={step.at}
        until={until}
        kept={kept}
        name={settings.name}
        acts={acts}
        look={(to, found) => {
          goTo(to);
          setJudged(found ?? null);
        }}
      />
      {room === "sheet" && reader}
    </div>
  );
}

const isLast = (step: Step): boolean => after(step)?.deal !== step.deal;
