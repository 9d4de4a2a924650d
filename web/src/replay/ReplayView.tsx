// A game looked back on, over the whole page: the table in the middle, what happened beside it, the controls
// under the thumb. This file loads it and says so when it cannot be shown; Viewer.tsx shows it.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/client.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Problem, Seat } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import buttonStyles from "../kit/button.module.css";
import panelStyles from "../kit/panel.module.css";
import type { Settings } from "../settings/settings.ts";
import { Sign } from "./pieces/Sign.tsx";
import replayStyles from "./replay.module.css";
import type { ReplayActs } from "./steps/acts.ts";
import { nobody, People, peopleOf } from "./steps/names.ts";
import { useReplay } from "./steps/useReplay.ts";
import { Viewer } from "./Viewer.tsx";

export interface ReplayProps {
  record: string;
  at: Moment | null;
  seat: Seat | null; // seen from one seat; null: all hands lie open
  own: boolean; // its player is who sits here
  settled?: boolean; // it goes on: what its player may know is shown, and all hands of deals that are over for good
  kept?: string | null; // its id on the shelf, when what is written beside it is kept there
  id?: string | null; // its id on the shelf
  settings: Settings;
  embedded?: boolean; // in another site's page: to be looked at only
  acts: ReplayActs;
}

export function ReplayView({
  record,
  at,
  seat,
  own,
  settled = false,
  kept = null,
  id = null,
  settings,
  embedded = false,
  acts,
}: ReplayProps) {
  const [look, setLook] = useState(seat);
  const latest = useRef(acts);
  latest.current = acts;
  const keep = useCallback((text: string) => latest.current.keep(text), []);
  const data = useReplay(record, look, settled, keep);
  const { loaded, problems, failed } = data;
  const people = useMemo(() => (loaded ? peopleOf(loaded.replay, own) : nobody), [loaded, own, settings.name]);

  if (problems.length > 0) return <Broken problems={problems} close={embedded ? null : acts.close} />;
  if (failed) {
    const again = () => {
      engine.restart();
      data.retry();
    };
    return <Stopped words={t("replay-failed")} again={again} close={embedded ? null : acts.close} />;
  }
  if (!loaded) {
    return (
      <div class={`${replayStyles.replay} ${replayStyles.waiting}`} data-part="replay">
        <p role="status">{t("replay-awaited")}</p>
      </div>
    );
  }
  return (
    <People.Provider value={people}>
      <Viewer
        data={data}
        loaded={loaded}
        at={at}
        look={look}
        setLook={setLook}
        kept={kept}
        id={id}
        settings={settings}
        embedded={embedded}
        acts={acts}
      />
    </People.Provider>
  );
}

function Broken({ problems, close }: { problems: Problem[]; close: (() => void) | null }) {
  const words = problems.map((problem) => explain(problem));
  return <Stopped words={t("replay-broken")} more={[...new Set(words)].slice(0, 5)} again={null} close={close} />;
}

interface StoppedProps {
  words: string;
  more?: string[];
  again: (() => void) | null;
  close: (() => void) | null;
}

/** There is nothing to look at: why, and a way on. */
export function Stopped({ words, more = [], again, close }: StoppedProps) {
  return (
    <main class={`${replayStyles.replay} ${replayStyles.stopped}`} data-part="replay">
      <div class={replayStyles.stoppedSlip}>
        <p role="alert">{words}</p>
        {more.map((each) => (
          <p key={each} class={panelStyles.small}>
            {each}
          </p>
        ))}
        <div class={replayStyles.stoppedButtons}>
          {again && (
            <button
              type="button"
              class={`${buttonStyles.button} ${replayStyles.button} ${buttonStyles.primary} ${replayStyles.primary}`}
              onClick={again}
            >
              {t("engine-restart")}
            </button>
          )}
          {close ? (
            <button
              type="button"
              class={
                again
                  ? `${buttonStyles.button} ${replayStyles.button}`
                  : `${buttonStyles.button} ${replayStyles.button} ${buttonStyles.primary} ${replayStyles.primary}`
              }
              onClick={close}
            >
              {t("replay-close")}
            </button>
          ) : (
            <a class={`${buttonStyles.button} ${replayStyles.button}`} href="/" target="_blank" rel="noopener">
              <Sign name="here" /> {t("replay-open-page")}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}
