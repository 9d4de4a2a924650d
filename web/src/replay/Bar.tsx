// The bar above a replay: whose game it is, and what can be done with it.
import { useContext } from "preact/hooks";
import { root } from "../browser/site.ts";
import { useTitle } from "../browser/title.ts";
import { offers } from "../engine/offers.ts";
import type { Moment } from "../engine/types/replay.ts";
import { isReviewable } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import { gameIfOther, presetName } from "../i18n/phrases.ts";
import { shownName } from "../i18n/shown.ts";
import barStyles from "../kit/bar.module.css";
import { momentHash } from "../state/address.ts";
import { type Item, More } from "./More.tsx";
import { Sign, type SignName } from "./pieces/Sign.tsx";
import replayStyles from "./replay.module.css";
import type { WhyButton } from "./review/whyButton.ts";
import type { ReplayActs, ReplayStudy } from "./steps/acts.ts";
import { everybody, People } from "./steps/names.ts";
import { saveRecord } from "./steps/save.ts";
import { after } from "./steps/steps.ts";
import { sideScores } from "./steps/telling.ts";
import type { Loaded } from "./steps/useReplay.ts";
import type { Stepping } from "./steps/useStepping.ts";
import type { Open } from "./useOpen.ts";

interface Props {
  waits: boolean; // for the engine
  loaded: Loaded;
  stepping: Stepping;
  embedded: boolean;
  fixed: boolean; // it cannot be played on from here
  id: string | null; // of the saved game
  back: (() => void) | null; // out of a variation
  study: ReplayStudy | undefined;
  why: WhyButton | undefined;
  narrow: boolean; // less is in the bar, and more in its menu
  open(what: Open): void;
  acts: ReplayActs;
}

export function Bar({ waits, loaded, stepping, embedded, fixed, id, back, study, why, narrow, open, acts }: Props) {
  const people = useContext(People);
  const { replay } = loaded;
  const { summary } = replay;
  const { step } = stepping;
  const ended = stepping.ended && summary.over && !waits;
  useTitle("room", ended ? sideScores(summary.score, people) : everybody(replay, people));
  const details = [
    study && t("replay-chapter", { chapter: study.at, name: study.names[study.at - 1] ?? "" }),
    ended ? summary.result.replaceAll("-", "–") : "",
    summary.date.includes("?") ? "" : summary.date.replaceAll(".", "-"),
    gameIfOther(summary.game),
    presetName(summary.preset),
    summary.event !== "?" ? shownName(summary.event) : "",
    summary.daily ? t("daily-deal") : replay.prepared ? t("replay-prepared") : "",
  ];
  const isLast = after(step)?.deal !== step.deal;
  const isReviewed = isReviewable(summary);
  const items: (Item | false | null | undefined)[] = [
    narrow && isReviewed && [t("review"), () => open("review")],
    narrow && why?.ask && [why.words, why.ask],
    offers(summary.game, "reader") && [t("replay-reader"), () => open("reader")],
    !embedded && !waits && [t("replay-alike"), () => open("alike")],
    [t("replay-challenge"), () => open("challenge")],
    [t("replay-sheet"), () => open("sheet")],
    study && [t("replay-study-sheet"), () => open("study")],
    [t("replay-save"), () => void saveRecord(loaded, id, acts.notice)],
    matchMedia("(any-pointer: fine)").matches && [t("replay-keys"), () => open("keys")],
  ];
  return (
    <header class={`${barStyles.bar} ${replayStyles.bar}`}>
      {!embedded && (
        <button
          type="button"
          class={`${barStyles.barButton} ${replayStyles.barButton} ${replayStyles.close}`}
          aria-label={t("replay-close")}
          onClick={acts.close}
        >
          <Sign name="back" />
        </button>
      )}
      <div class={replayStyles.title}>
        <h1>{everybody(replay, people)}</h1>
        {back ? <p class={replayStyles.strayed}>{t("replay-astray")}</p> : <p>{details.filter(Boolean).join(" · ")}</p>}
      </div>
      <div class={barStyles.barTools} inert={waits}>
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
        {study && narrow && <Tool name="moves" words="replay-chapters" press={() => open("chapters")} />}
        {embedded ? (
          <a
            class={`${barStyles.barButton} ${replayStyles.barButton}`}
            href={`${root.href}${linkAt(step.at, study)}`}
            target="_blank"
            rel="noopener"
          >
            <Sign name="here" />
            <span>{t("replay-open-page")}</span>
          </a>
        ) : (
          <>
            {isReviewed && !narrow && <Tool name="review" words="review" press={() => open("review")} />}
            {/* A deal must be under way to be played on. */}
            <Tool
              name="here"
              words="replay-here"
              off={fixed || (step.deal.points !== null && isLast)}
              press={() => open("here")}
            />
            <Tool name="share" words="replay-share" press={() => open("share")} />
            <More items={items.filter((item) => !!item)} />
          </>
        )}
      </div>
    </header>
  );
}

/** The link this page was opened with, to the moment that is shown. */
const linkAt = (at: Moment, study: ReplayStudy | undefined): string =>
  `${location.hash.split("@")[0]}@${study ? `${study.at}:` : ""}${momentHash(at)}`;

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
