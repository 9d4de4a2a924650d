// The dialogs over a replay: moves and notes where there is no room beside the table, sharing, the score sheet, the
// review, the keys.
import type { ComponentChildren, ComponentProps } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import { isReviewable } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import { Dialog } from "../kit/Dialog.tsx";
import { useLater, withWords } from "../kit/hooks/useLater.ts";
import type { Settings } from "../settings/settings.ts";
import { missingPart } from "../state/notices.ts";
import type AlikeSheet from "./alike/AlikeSheet.tsx";
import { Chapters } from "./Chapters.tsx";
import type { Judged } from "./review/judged.ts";
import type ReviewSheet from "./review/ReviewSheet.tsx";
import { Here } from "./sheets/Here.tsx";
import { KeyList } from "./sheets/KeyList.tsx";
import { Share } from "./sheets/Share.tsx";
import { Sheet } from "./sheets/Sheet.tsx";
import { StudySheet } from "./sheets/StudySheet.tsx";
import type { ReplayActs, ReplayStudy } from "./steps/acts.ts";
import { People } from "./steps/names.ts";
import type { Step } from "./steps/steps.ts";
import type { Loaded } from "./steps/useReplay.ts";
import type { Stepping } from "./steps/useStepping.ts";
import type { Open } from "./useOpen.ts";

interface Props {
  open: Open | null;
  close(): Promise<void>;
  moves: ComponentChildren;
  notes: ComponentChildren;
  loaded: Loaded;
  reviewed: Loaded; // without the lines of a verdict
  stepping: Stepping;
  study: ReplayStudy | undefined;
  kept: string | null; // the id of the saved game, where remarks are saved with it
  settings: Settings;
  acts: ReplayActs;
  /** Show a step, with a review's verdict on the decision made there; `plays`: and its lines. */
  look(to: Step, verdict?: Judged, plays?: boolean): void;
}

export function Layers(props: Props) {
  const { open, close, moves, notes, loaded, reviewed, stepping, kept, study, settings, acts, look } = props;
  const { replay, steps, seat } = loaded;
  const { until, ended } = stepping;
  const { at } = stepping.step;
  switch (open) {
    case "moves":
      return (
        <Dialog key="moves" name="moves" title={t("replay-moves")} close={close}>
          {moves}
        </Dialog>
      );
    case "notes":
      return (
        <Dialog key="notes" name="notes" title={t("replay-comment")} close={close}>
          {notes}
        </Dialog>
      );
    case "here":
      return <Here replay={replay} at={at} seat={seat} acts={acts} close={close} />;
    case "share":
    case "challenge":
      return (
        <Share
          kind={open}
          loaded={loaded}
          at={at}
          study={study}
          name={settings.name}
          rename={acts.rename}
          close={close}
        />
      );
    case "chapters":
      return study ? (
        <Dialog key="chapters" name="chapters" title={t("replay-chapters")} close={close}>
          <Chapters study={study} go={(chapter) => void close().then(() => acts.chapter(chapter))} />
        </Dialog>
      ) : null;
    case "study":
      return study ? <StudySheet study={study} own={kept !== null} close={close} /> : null;
    case "sheet":
      return <Sheet replay={replay} until={until} steps={steps} ended={ended} close={close} />;
    case "review":
      return isReviewable(replay.summary) ? (
        <ReviewLater
          record={reviewed.text}
          replay={reviewed.replay}
          steps={reviewed.steps}
          kept={kept}
          view={reviewed.seat}
          acts={acts}
          go={look}
          close={close}
        />
      ) : null;
    case "alike":
      return (
        <AlikeLater
          record={reviewed.text}
          at={at}
          game={replay.summary.game}
          isGoing={stepping.step.deal.points === null && !replay.summary.over}
          close={close}
          missing={() => acts.notice(missingPart())}
        />
      );
    case "keys":
      return <KeyList hasLetters={settings.letterKeys} close={close} />;
    default:
      return null;
  }
}

const loadAlike = () => withWords(import("./alike/AlikeSheet.tsx"), "analysis");

function AlikeLater({ missing, ...props }: ComponentProps<typeof AlikeSheet> & { missing(): void }) {
  const Sheet = useLater(loadAlike, missing);
  return Sheet && <Sheet {...props} />;
}

const loadReview = () => withWords(import("./review/ReviewSheet.tsx"), "analysis");

function ReviewLater(props: ComponentProps<typeof ReviewSheet>) {
  const { you } = useContext(People);
  useLayoutEffect(() => {
    // It begins while the sheet that shows it is loaded. Neither is loaded into another site's page, as they use storage.
    const begun = import("./review/running.ts").then(({ firstSeat, follow, wantedOf }) =>
      follow(wantedOf(props, firstSeat(props, you)), () => {})(),
    );
    begun.catch(() => {}); // the sheet says so
  }, []);
  const Sheet = useLater(loadReview, () => props.acts.notice(missingPart()));
  return Sheet && <Sheet {...props} />;
}
