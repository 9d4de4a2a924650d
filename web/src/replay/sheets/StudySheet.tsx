// A whole study, to be read in one piece or printed: of each chapter the score sheet, the deals, and what is written beside
// the moves.
import { ask } from "../../engine/client.ts";
import type { Replay } from "../../engine/types/replay.ts";
import { t } from "../../i18n/index.ts";
import { shownName } from "../../i18n/shown.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
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

interface Chapter {
  number: number;
  replay: Replay;
}

/** Request the replays of the chapters that are there. */
async function chaptersOf(study: ReplayStudy, ending: AbortSignal): Promise<Chapter[]> {
  const chapters: Chapter[] = [];
  for (const [i, record] of (await study.records()).entries()) {
    if (record === null || ending.aborted) continue;
    const { replay } = await ask({ do: "replay", record, seat: null });
    if (!replay) throw new Error("not read");
    await layTable(replay.summary.game);
    chapters.push({ number: i + 1, replay });
  }
  return chapters;
}

export function StudySheet({ study, own, close }: Props) {
  const { answer: chapters, hasFailed } = useAsked(study.title, (ending) => chaptersOf(study, ending));
  return (
    <Dialog name="study-sheet" title={shownName(study.title)} close={close}>
      {!chapters && !hasFailed && <Loading />}
      {hasFailed && (
        <p class={panelStyles.refusal} role="alert">
          {t("replay-failed")}
        </p>
      )}
      {chapters?.map(({ number, replay }) => (
        <section key={number} class={sheetStyles.chapter}>
          <h2>{t("replay-chapter", { chapter: number, name: study.names[number - 1] ?? "" })}</h2>
          <Written replay={replay} chapter={`chapter-${number}-`} own={own} />
        </section>
      ))}
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        <Button
          primary
          class={dialogsStyles.button}
          aria-disabled={!chapters}
          onClick={() => chapters && window.print()}
          says="replay-print"
        />
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
          tags={replay.tags}
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
