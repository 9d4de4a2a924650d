// The parts of a replay put together, and which moment of it they show.
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { note } from "../browser/note.ts";
import { offers } from "../engine/offers.ts";
import type { Seat } from "../engine/types/view.ts";
import { isReviewable } from "../game/sharing.ts";
import { Bar } from "./Bar.tsx";
import { Beside } from "./Beside.tsx";
import { Chapters } from "./Chapters.tsx";
import type { Speed } from "./Controls.tsx";
import { Desk } from "./Desk.tsx";
import { Layers } from "./Layers.tsx";
import { usePanes } from "./moves/usePanes.tsx";
import { ReaderLater } from "./ReaderLater.tsx";
import replayStyles from "./replay.module.css";
import { type Judged, verdictAt } from "./review/judged.ts";
import { lineAt, useLines } from "./review/useLines.ts";
import { whyButton } from "./review/whyButton.ts";
import { useRoom } from "./room.ts";
import { Stage } from "./Stage.tsx";
import type { ReplayProps } from "./steps/acts.ts";
import { type Move, useKeys } from "./steps/keys.ts";
import { People } from "./steps/names.ts";
import { after, type Step } from "./steps/steps.ts";
import type { Data, Loaded } from "./steps/useReplay.ts";
import { useStepping } from "./steps/useStepping.ts";
import { useOpen } from "./useOpen.ts";
import { useAutoplay, useShown } from "./useShown.ts";

interface Props extends ReplayProps {
  data: Data;
  waits: boolean; // for the engine: only the first position is known, and nothing can be done with it
  loaded: Loaded;
  beginning: Step; // shown when no moment is named
  look: Seat | null; // whose view is shown; null: all hands are open
  setLook(seat: Seat | null): void;
}

export function Viewer(props: Props) {
  const { waits, beginning, at, look, setLook, settings, acts } = props;
  const { kept = null, id = null, embedded = false, judging = null, study } = props;
  const people = useContext(People);
  const playing = useLines(props.loaded, acts);
  const { shown: lines } = playing;
  const data = playing.data ?? props.data;
  const loaded = playing.data?.loaded ?? props.loaded;
  const { steps, replay, seat } = loaded;
  const [judged, setJudged] = useState<Judged | null>(() => verdictAt(at, steps, people, judging)); // a review's verdict on a decision
  const [speed, setSpeed] = useState<Speed>("normal");
  const [open, show, close] = useOpen(embedded);
  const [writes, setWrites] = useState(false); // the notes beside the table are unfolded
  const room = useRoom();
  const narrow = room === "sheet";
  const root = useRef<HTMLDivElement>(null);
  const focus = () => root.current?.focus({ preventScroll: true });
  // Inside another site's page the focus stays where it is.
  useLayoutEffect(() => {
    if (!embedded) focus();
  }, []);

  // Whoever looks at a game may want its review.
  const isPrepared = !waits && !embedded && isReviewable(replay.summary);
  useEffect(() => {
    if (!isPrepared) return;
    let isShown = true;
    import("../control/warm.ts") // it uses storage, so it is not loaded into another site's page
      .then(({ prepare }) => prepare(props.loaded.text, replay.seats[0] ?? "", () => isShown))
      .catch(note);
    return () => {
      isShown = false;
    };
  }, [isPrepared]);

  const isExplained = useRef(false); // a notice explains the decision at this step
  const stepping = useStepping({
    steps,
    first: beginning,
    at,
    hides: seat !== null,
    leaving(to) {
      if (isExplained.current) acts.notice(null);
      isExplained.current = false;
      if (lineAt(lines, to.at)) return false; // it is kept nowhere
      if (lines || playing.awaited) playing.leave();
      setJudged(lines?.judged.at === to.at ? lines.judged : null);
      acts.moved(to.at);
      return true;
    },
  });
  const { step, main, ways, go, goTo, playFrom, walk } = stepping;
  useEffect(() => {
    const first = lines && steps.of.get(lines.lines[0]?.at ?? "");
    if (first) playFrom(first);
  }, [lines]);

  const isRead = embedded || lines !== null; // nothing can be written
  const write = () => {
    if (narrow) show("notes");
    else setWrites(true);
  };
  const act = useCallback(
    (move: Move) => {
      if (waits) return;
      if (move === "keys") show("keys");
      else if (move !== "comment") walk(move);
      else if (!isRead) write();
    },
    [walk, isRead, room, waits],
  );
  useKeys(act, settings.letterKeys);
  useEffect(() => {
    if (writes || open === "notes") document.querySelector<HTMLElement>("[data-part=notes] textarea")?.focus();
  }, [writes, open]);

  const [shown, stands] = useShown(data, step, settings);
  useAutoplay(stepping, shown, speed);
  const { moves, notes } = usePanes(data, loaded, stepping, embedded, isRead, acts);
  const reader = open === "reader" && stands && offers(stands.view.game, "reader") && (
    <ReaderLater
      record={loaded.text}
      step={stands.step}
      over={replay.summary.over}
      view={stands.view}
      locked={replay.seat}
      sheet={narrow}
      ways={new Set(ways.keys())}
      acts={acts}
      act={act}
      close={() => {
        void close();
        if (!narrow) focus(); // the button that had it goes
      }}
    />
  );
  const why = embedded
    ? undefined
    : whyButton(loaded, step, people, (notice) => {
        isExplained.current = true;
        acts.notice(notice);
      });
  const parts = { waits, loaded, stepping, why };
  const next = study && !step.line.beside && !after(step) ? study.names[study.at] : undefined;
  const further = study && next !== undefined ? { name: next, press: () => acts.chapter(study.at + 1) } : null;
  const leaveVariation = () => {
    go((lines && steps.of.get(lines.judged.at)) ?? main);
    focus(); // the button that had it goes
  };
  return (
    <div
      ref={root}
      tabIndex={-1}
      class={`${replayStyles.replay}${step.line.beside ? ` ${replayStyles.astray}` : ""}`}
      data-part="replay"
    >
      <Bar
        {...parts}
        embedded={embedded}
        fixed={lines !== null}
        id={id}
        back={step.line.beside ? leaveVariation : null}
        study={study}
        narrow={narrow}
        open={show}
        acts={acts}
      />
      <div class={replayStyles.replayTable}>
        {stands ? (
          <Stage
            {...stands}
            waits={waits}
            settings={settings}
            act={act}
            judged={judged?.at === stands.step.at ? judged : null}
            playing={playing}
            embedded={embedded}
            further={further}
            turn={(line) => {
              const first = steps.of.get(line.at);
              if (first) playFrom(first);
            }}
          />
        ) : (
          <main class={replayStyles.table} aria-busy="true" />
        )}
      </div>
      <Desk
        {...parts}
        stands={stands}
        act={act}
        speed={speed}
        setSpeed={setSpeed}
        look={lines ? null : look}
        setLook={lines ? null : setLook}
        moves={narrow ? () => show("moves") : null}
        comment={narrow && !isRead ? () => show("notes") : null}
      />
      {!narrow && (
        <Beside
          waits={waits}
          chapters={study && !reader ? <Chapters study={study} go={acts.chapter} /> : null}
          reader={reader}
          moves={moves}
          notes={notes}
          write={isRead || writes ? null : write}
        />
      )}
      <Layers
        open={open}
        close={close}
        moves={moves}
        notes={notes}
        loaded={loaded}
        reviewed={props.loaded}
        stepping={stepping}
        kept={kept}
        study={study}
        settings={settings}
        acts={acts}
        look={(to, verdict, plays) => {
          goTo(to);
          setJudged(verdict ?? null);
          if (verdict && plays) void playing.play(verdict);
        }}
      />
      {narrow && reader}
    </div>
  );
}
