// The walnut edge above a replay: whose game it is, and what can be done with it.
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { download, recordFile } from "../browser/download.ts";
import { useTitle } from "../browser/title.ts";
import { ask } from "../engine/client.ts";
import { offers } from "../engine/offers.ts";
import type { Moment, Replay } from "../engine/types/replay.ts";
import type { Seat } from "../engine/types/view.ts";
import { gameIfOther } from "../i18n/games.ts";
import { t } from "../i18n/index.ts";
import { shownName } from "../i18n/shown.ts";
import barStyles from "../kit/bar.module.css";
import linesStyles from "../kit/lines.module.css";
import type { Notice } from "../state/state.ts";
import { Sign, type SignName } from "./pieces/Sign.tsx";
import replayStyles from "./replay.module.css";
import type { Wonder } from "./review/wonder.ts";
import { everybody, People, sideName } from "./steps/names.ts";
import type { Open } from "./useOpen.ts";

interface Props {
  replay: Replay;
  at: Moment;
  ended: boolean; // how it ends may be told
  embedded: boolean;
  record: string;
  id: string | null; // its id on the shelf
  seat: Seat | null;
  back: (() => void) | null; // out of a variation
  reviewed: boolean; // the analyst can be asked
  why: Wonder | undefined;
  narrow: boolean; // what is asked for less often hangs from the last button
  mayPlay: boolean; // a deal is open at this moment
  open(what: Open): void;
  close(): void;
  notice(notice: Notice | null): void;
}

export function Bar({
  replay,
  at,
  ended,
  embedded,
  record,
  id,
  seat,
  back,
  reviewed,
  why,
  narrow,
  mayPlay,
  open,
  close,
  notice,
}: Props) {
  const people = useContext(People);
  const { summary } = replay;
  useTitle("room", ended && summary.over ? standing(replay, people) : everybody(replay, people));
  const details = [
    ended && summary.over ? summary.result.replaceAll("-", "–") : "",
    summary.date.includes("?") ? "" : summary.date.replaceAll(".", "-"),
    gameIfOther(summary.game),
    t(`preset-${summary.preset}`),
    summary.event !== "?" ? shownName(summary.event) : "",
    replay.prepared ? t("replay-prepared") : "",
  ];
  return (
    <header class={`${barStyles.bar} ${replayStyles.bar}`}>
      {!embedded && (
        <button
          type="button"
          class={`${barStyles.barButton} ${replayStyles.barButton} ${replayStyles.close}`}
          aria-label={t("replay-close")}
          onClick={close}
        >
          <Sign name="back" />
        </button>
      )}
      <div class={replayStyles.title}>
        <h1>{everybody(replay, people)}</h1>
        {back ? <p class={replayStyles.strayed}>{t("replay-astray")}</p> : <p>{details.filter(Boolean).join(" · ")}</p>}
      </div>
      <div class={barStyles.barTools}>
        {back && (
          <button
            type="button"
            class={`${barStyles.barButton} ${replayStyles.barButton} ${replayStyles.return}`}
            onClick={back}
          >
            <Sign name="return" />
            <span>{t("replay-return")}</span>
          </button>
        )}
        {embedded ? (
          <a
            class={`${barStyles.barButton} ${replayStyles.barButton}`}
            href={`/${linkAt(at)}`}
            target="_blank"
            rel="noopener"
          >
            <Sign name="here" />
            <span>{t("replay-open-page")}</span>
          </a>
        ) : (
          <>
            {reviewed && !narrow && <Tool name="review" words="review" press={() => open("review")} />}
            <Tool name="here" words="replay-here" off={!mayPlay} press={() => open("here")} />
            <Tool name="share" words="replay-share" press={() => open("share")} />
            <More
              open={open}
              reviewed={reviewed && narrow}
              why={narrow ? why : undefined}
              reads={offers(summary.game, "reader")}
              save={() => save(record, fileName(replay, id, seat), seat, notice)}
            />
          </>
        )}
      </div>
    </header>
  );
}

/** "Anna 5, Ben 3". */
const standing = ({ summary }: Replay, people: People): string =>
  summary.sides
    .map((side) => t("side-score", { side: sideName(side, people), score: String(summary.score[side] ?? 0) }))
    .reduce((listed, next) => t("list-more", { listed, next }));

/** The link this page was opened with, to the moment that is shown. */
const linkAt = (at: Moment): string => `${location.hash.split("@")[0]}@${at}`;

interface ToolProps {
  name: SignName;
  words: string;
  off?: boolean;
  press(): void;
}

function Tool({ name, words, off = false, press }: ToolProps) {
  return (
    <button
      type="button"
      class={`${barStyles.barButton} ${replayStyles.barButton} ${replayStyles.tool}`}
      data-tool={name}
      aria-disabled={off}
      title={off ? t("replay-here-not") : undefined}
      onClick={() => !off && press()}
    >
      <Sign name={name} />
      <span>{t(words)}</span>
    </button>
  );
}

/** What is asked for less often hangs from the last button. */
interface MoreProps {
  open(what: Open): void;
  reviewed: boolean;
  why: Wonder | undefined;
  reads: boolean;
  save(): void;
}

function More({ open, reviewed, why, reads, save }: MoreProps) {
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    root.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setShown(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [shown]);
  const shut = () => {
    setShown(false);
    root.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const now = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" && shown) shut();
    else if (shown && to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === "Tab") return setShown(false);
    else if (!shown || event.key === "Enter" || event.key === " ") return;
    event.preventDefault();
  };
  const item = (words: string, press: () => void) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      class={linesStyles.menuLine}
      onClick={() => {
        shut();
        press();
      }}
    >
      {words}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the menu inside
    <div class={replayStyles.more} ref={root} onKeyDown={keys}>
      <button
        type="button"
        class={`${barStyles.barButton} ${replayStyles.barButton} ${barStyles.barMenu}`}
        aria-haspopup="menu"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        <Sign name="more" />
        <span>{t("replay-more")}</span>
      </button>
      {shown && (
        <div role="menu" class={replayStyles.menu} aria-label={t("replay-more")}>
          {reviewed && item(t("review"), () => open("review"))}
          {why?.ask && item(why.words, why.ask)}
          {reads && item(t("replay-reader"), () => open("reader"))}
          {item(t("replay-challenge"), () => open("challenge"))}
          {item(t("replay-sheet"), () => open("sheet"))}
          {item(t("replay-save"), save)}
          {matchMedia("(any-pointer: fine)").matches && item(t("replay-keys"), () => open("keys"))}
        </div>
      )}
    </div>
  );
}

function fileName({ summary }: Replay, id: string | null, seat: Seat | null): string {
  const date = summary.date.replace(/[^0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return recordFile(date, id ?? (date ? null : "game"), seat ?? summary.viewOf);
}

/** The record as a file; of a game seen from one seat, what that seat knows. */
async function save(record: string, name: string, seat: Seat | null, notice: (notice: Notice) => void): Promise<void> {
  try {
    const answer = seat === null ? { record } : await ask({ do: "redact", record, seat });
    if (answer.record === undefined) throw new Error("not redacted");
    download(answer.record, name);
  } catch {
    notice({ key: "replay-failed" });
  }
}
