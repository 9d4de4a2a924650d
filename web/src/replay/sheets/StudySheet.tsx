// A whole study, to be read in one piece or printed: of each chapter the score sheet, the deals, and what is written beside
// the moves.
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../engine/client.ts";
import type { Replay } from "../../engine/types/replay.ts";
import { t } from "../../i18n/index.ts";
import { shownName } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import { layTable } from "../../table/index.ts";
import { Moves } from "../moves/Moves.tsx";
import type { ReplayStudy } from "../steps/acts.ts";
import { People, peopleOf } from "../steps/names.ts";
import { beginning, stepsOf } from "../steps/steps.ts";
import dialogsStyles from "./dialogs.module.css";
import { Paper } from "./Sheet.tsx";
import sheetStyles from "./sheet.module.css";

interface Props {
  study: ReplayStudy;
  own: boolean; // the user may be a player in it
  close(): void;
}

/** Request the replays of all chapters; null until they are there, "failed" if one cannot be had. */
function useReplays(study: ReplayStudy): Replay[] | "failed" | null {
  const [replays, setReplays] = useState<Replay[] | "failed" | null>(null);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const found: Replay[] = [];
      for (const record of await study.records()) {
        const { replay } = await ask({ do: "replay", record, seat: null });
        if (!replay) throw new Error("not read");
        await layTable(replay.summary.game);
        if (!isShown) return;
        found.push(replay);
      }
      setReplays(found);
    };
    load().catch(() => isShown && setReplays("failed"));
    return () => {
      isShown = false;
    };
  }, []);
  return replays;
}

export function StudySheet({ study, own, close }: Props) {
  const replays = useReplays(study);
  return (
    <Dialog name="study-sheet" title={shownName(study.title)} close={close}>
      {replays === null && <Loading />}
      {replays === "failed" && (
        <p class={panelStyles.refusal} role="alert">
          {t("replay-failed")}
        </p>
      )}
      {Array.isArray(replays) &&
        replays.map((replay, i) => (
          <section key={replay.record} class={sheetStyles.chapter}>
            <h2>{t("replay-chapter", { chapter: i + 1, name: study.names[i] ?? "" })}</h2>
            <Written replay={replay} chapter={`chapter-${i + 1}-`} own={own} />
          </section>
        ))}
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        <Button
          primary
          class={dialogsStyles.button}
          aria-disabled={!Array.isArray(replays)}
          onClick={() => Array.isArray(replays) && window.print()}
        >
          {t("replay-print")}
        </Button>
      </div>
    </Dialog>
  );
}

function Written({ replay, chapter, own }: { replay: Replay; chapter: string; own: boolean }) {
  const steps = stepsOf(replay);
  const first = beginning(steps);
  return (
    <People.Provider value={peopleOf(replay, own)}>
      <Paper replay={replay} deals={replay.deals} ended />
      {first && (
        <Moves
          steps={steps}
          current={first}
          until={steps.main.steps.length}
          go={() => undefined}
          embedded={false}
          chapter={chapter}
          edit={null}
        />
      )}
    </People.Provider>
  );
}
