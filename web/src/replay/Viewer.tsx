// The parts of a replay together, and which moment of it is shown.
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { offers } from "../engine/offers.ts";
import { against, sideOf } from "../engine/seats.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Problem, Seat, View } from "../engine/types/view.ts";
import { reviewable } from "../game/reviewable.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import buttonStyles from "../kit/button.module.css";
import { Dialog } from "../kit/Dialog.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Settings } from "../settings/settings.ts";
import { playFrames } from "../table/motion.ts";
import { Bar } from "./Bar.tsx";
import { Controls, type Speed, Step as StepButton, type Wonder } from "./Controls.tsx";
import deskStyles from "./desk.module.css";
import { Moves } from "./moves/Moves.tsx";
import movesStyles from "./moves/moves.module.css";
import { Notes, type Writing } from "./moves/Notes.tsx";
import { ScoreLine } from "./moves/ScoreLine.tsx";
import { ReaderLater } from "./ReaderLater.tsx";
import { ReviewLater } from "./ReviewLater.tsx";
import replayStyles from "./replay.module.css";
import type { Judged } from "./review/judged.ts";
import { useRoom } from "./room.ts";
import { Stage } from "./Stage.tsx";
import { Here } from "./sheets/Here.tsx";
import { KeyList } from "./sheets/KeyList.tsx";
import { Share } from "./sheets/Share.tsx";
import { Sheet } from "./sheets/Sheet.tsx";
import type { ReplayActs } from "./steps/acts.ts";
import { type Move, useKeys } from "./steps/keys.ts";
import { People } from "./steps/names.ts";
import { after, before, byDeal, byTrick, mainOf, noteOf, ready, type Step, type Steps } from "./steps/steps.ts";
import type { Data, Loaded } from "./steps/useReplay.ts";
import { tellStep } from "./steps/words.ts";
import { useOpen } from "./useOpen.ts";

/** How long autoplay shows an event, in milliseconds. */
const shownFor: Record<Speed, number> = { slow: 2800, normal: 1600, fast: 800 };

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

/** Where a replay begins when no moment is named: the first cards given. */
function beginning({ main }: Steps): Step | null {
  const [first] = main.steps;
  return first ? (ready(first) ?? first) : null;
}

/** The ways that lead somewhere from a step. */
function waysFrom(step: Step): Map<Move, Step> {
  const main = mainOf(step).line.steps;
  const found: [Move, Step | null | undefined][] = [
    ["before", before(step)],
    ["next", after(step)],
    ["before-trick", byTrick(step, -1)],
    ["next-trick", byTrick(step, 1)],
    ["before-deal", byDeal(step, -1)],
    ["next-deal", byDeal(step, 1)],
    ["first", main[0]],
    ["last", main.at(-1)],
  ];
  return new Map(found.filter((way): way is [Move, Step] => Boolean(way[1]) && way[1] !== step));
}

export function Viewer({ data, loaded, at, look, setLook, kept, id, settings, embedded, acts }: Props) {
  const people = useContext(People);
  const { steps, replay } = loaded;
  const [moment, setMoment] = useState<Moment>(at ?? "");
  const [given, setGiven] = useState(at);
  const [seen, setSeen] = useState(-1); // how far a game seen from one seat has been followed
  const [shown, setShown] = useState<{ step: Step; view: View } | null>(null);
  const [judged, setJudged] = useState<Judged | null>(null); // what a review has to say of a decision
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const [open, show, close] = useOpen(embedded);
  const [writes, setWrites] = useState(false); // the field for comments is unfolded
  const room = useRoom();
  const root = useRef<HTMLDivElement>(null);
  // Whoever comes here begins here; inside another site's page the focus is left where it is.
  useLayoutEffect(() => {
    if (!embedded) root.current?.focus({ preventScroll: true });
  }, []);

  // The address names another moment: somebody went back in the history.
  if (at !== given) {
    setGiven(at);
    if (at && steps.of.has(at)) setMoment(at);
  }
  const step = steps.of.get(moment) ?? beginning(steps);
  const hides = loaded.seat !== null;
  const main = step && mainOf(step);
  const until = hides ? Math.max(seen, main?.i ?? 0) : steps.main.steps.length - 1;
  if (hides && main && main.i > seen) setSeen(main.i);

  const told = useRef(false); // what the computer thought, of this moment
  const go = useCallback(
    (to: Step) => {
      if (told.current) acts.notice(null);
      told.current = false;
      setJudged(null); // it was looked at
      setMoment(to.at);
      acts.moved(to.at);
    },
    [acts],
  );

  const ways = useMemo(() => (step ? waysFrom(step) : new Map<Move, Step>()), [step]);
  const act = useCallback(
    (move: Move) => {
      if (move === "keys") show("keys");
      else if (move === "comment") {
        if (!embedded) write();
      } else if (move === "play") {
        // At the end it plays from the beginning.
        if (!playing && !ways.has("next")) {
          const first = beginning(steps);
          if (first) go(first);
        }
        setPlaying(!playing);
      } else {
        setPlaying(false);
        const to = ways.get(move);
        if (to) go(to);
      }
    },
    [ways, playing, steps, go, embedded, room],
  );
  useKeys(act);

  const write = () => {
    if (room === "sheet") show("notes");
    else setWrites(true);
  };
  useEffect(() => {
    if (writes || open === "notes") document.querySelector<HTMLElement>("[data-part=notes] textarea")?.focus();
  }, [writes, open]);

  // What is shown follows when its view is there: one step on, the cards fly.
  const view = step && data.view(step);
  useEffect(() => {
    if (step) data.want(step);
  }, [step, data]);
  useLayoutEffect(() => {
    if (!step || !view || (shown?.step === step && shown.view === view)) return;
    const arrive = () => setShown({ step, view });
    const entry = step.event?.entry;
    const onwards = shown && shown.step.at === before(step)?.at && shown.view.seat === view.seat;
    if (onwards && entry) void playFrames([{ entry, view }], arrive, settings);
    else arrive();
  }, [step, view]);

  // Autoplay
  useEffect(() => {
    if (!playing || !step || shown?.step !== step) return;
    const to = after(step);
    if (!to) {
      setPlaying(false);
      return;
    }
    const remark = noteOf(step)?.comment.length ?? 0;
    const timer = setTimeout(() => go(to), shownFor[speed] + Math.min(6000, remark * 45));
    return () => clearTimeout(timer);
  }, [playing, shown, step, speed, go]);

  const writeNote = async (at: Moment, writing: Writing): Promise<boolean> => {
    try {
      const problems = await data.change((record) => ({ do: "annotate", record, at, ...writing }));
      return said(problems);
    } catch {
      return false;
    }
  };
  const said = (problems: Problem[]): boolean => {
    for (const problem of problems) acts.notice({ key: "", problem });
    return problems.length === 0;
  };
  const prune = async (at: Moment) => {
    if (step?.at.startsWith(`${at}#`)) go(mainOf(step));
    try {
      said(await data.change((record) => ({ do: "prune", record, at })));
    } catch {
      acts.notice({ key: "replay-failed" });
    }
  };

  if (!step || !main)
    return (
      <p class={`${replayStyles.replay} ${replayStyles.waiting}`} data-part="replay">
        {explain({ code: "E-no-record", rule: null, data: {} })}
      </p>
    );
  const stands = shown ?? (view ? { step, view } : null);
  const { sides } = replay.summary;
  const bottom = stands?.view.seat ?? loaded.seat ?? replay.seats[0] ?? "";
  const ended = until >= steps.main.steps.length - 1;
  const note = noteOf(step);
  // A comment belongs to the seat of its event: of another's, a seat's view shows none, and none is written over.
  const writable =
    !embedded &&
    (loaded.seat === null || loaded.replay.summary.viewOf !== null || step.event?.entry.seat === loaded.seat);
  const moves = (
    <Moves
      steps={steps}
      current={step}
      until={until}
      go={(to) => {
        setPlaying(false);
        go(to);
      }}
      prune={embedded || hides ? null : prune}
    />
  );
  const notes = writable ? (
    <Notes key="notes" at={step.at} note={note} about={tellStep(step, people).first} write={writeNote} />
  ) : (
    <p class={`${movesStyles.notes} ${panelStyles.small}`} data-part="notes">
      {t("replay-not-here")}
    </p>
  );
  const leads = new Set(ways.keys());
  const leaveReader = () => {
    void close();
    if (room !== "sheet") root.current?.focus({ preventScroll: true }); // its button goes
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
      ways={leads}
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
        ended={ended}
        embedded={embedded}
        record={loaded.text}
        id={id}
        seat={loaded.seat}
        back={
          step.line.beside
            ? () => {
                go(main);
                root.current?.focus({ preventScroll: true }); // the button goes
              }
            : null
        }
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
      <section class={deskStyles.desk} aria-label={t("replay-steps")}>
        <div class={deskStyles.lineRow}>
          {/* On a phone, the ends of the game are at the ends of its line. */}
          <StepButton move="first" ways={leads} act={act} />
          <ScoreLine
            line={steps.main}
            sides={[...against(bottom, sides), sideOf(bottom, sides)]}
            target={stands?.view.target ?? replay.summary.target}
            now={main}
            until={until}
            go={(to) => {
              setPlaying(false);
              go(to);
            }}
          />
          <StepButton move="last" ways={leads} act={act} />
        </div>
        <Controls
          ways={leads}
          playing={playing}
          act={act}
          speed={speed}
          setSpeed={setSpeed}
          seats={replay.seats}
          look={look}
          setLook={replay.summary.viewOf === null ? setLook : null}
          moves={room === "sheet" ? () => show("moves") : null}
          why={why}
          comment={room === "sheet" && !embedded ? () => show("notes") : null}
        />
      </section>
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
      {open === "here" && <Here replay={replay} at={step.at} seat={loaded.seat} acts={acts} close={close} />}
      {(open === "share" || open === "challenge") && (
        <Share
          kind={open}
          loaded={loaded}
          at={step.at}
          seat={loaded.seat}
          name={settings.name}
          rename={acts.rename}
          close={close}
        />
      )}
      {open === "sheet" && <Sheet replay={replay} until={until} steps={steps} ended={ended} close={close} />}
      {open === "review" && reviewable(replay.summary) && (
        <ReviewLater
          record={loaded.text}
          replay={replay}
          steps={steps}
          kept={kept}
          seat={loaded.seat}
          acts={acts}
          go={(to, found) => {
            setPlaying(false);
            go(to);
            setJudged(found ?? null);
          }}
          close={close}
        />
      )}
      {room === "sheet" && reader}
      {open === "keys" && <KeyList close={close} />}
    </div>
  );
}

/** The computer can be asked why it did what is shown, once the deal is over; undefined where it does not play. */
function wonder(
  { text, replay }: Loaded,
  step: Step,
  { names }: People,
  say: ReplayActs["notice"],
): Wonder | undefined {
  const plays = replay.tags.find(([tag]) => tag === "Computer")?.[1] ?? "";
  if (!plays || !offers(replay.summary.game, "why")) return undefined;
  const entry = step.event?.entry;
  const seat = entry?.seat ?? "";
  const decides = entry !== undefined && ["say", "discard", "play"].includes(entry.do) && plays.includes(`${seat}:`);
  const name = names[decides ? seat : (plays[0] ?? "")] ?? "";
  const words = t("replay-why", { name });
  const going = step.deal.points === null && !replay.summary.over;
  if (!decides || step.line.beside || going) return { words, ask: null };
  const ask = async () => {
    const { whyWords } = await import("./review/why.ts");
    say({ key: "", told: await whyWords(text, step.at, name) });
  };
  return { words, ask: () => void ask().catch(() => say({ key: "replay-failed" })) };
}

const isLast = (step: Step): boolean => after(step)?.deal !== step.deal;
