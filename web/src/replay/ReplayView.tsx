// A replay over the whole page: this loads the game and says so when it cannot be shown; Viewer.tsx shows it.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import { root } from "../browser/site.ts";
import { engine } from "../engine/client.ts";
import type { First } from "../engine/links/first.ts";
import type { Problem } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";
import { Button } from "../kit/Button.tsx";
import buttonStyles from "../kit/button.module.css";
import { Loading } from "../kit/Loading.tsx";
import panelStyles from "../kit/panel.module.css";
import { Sign } from "./pieces/Sign.tsx";
import replayStyles from "./replay.module.css";
import type { ReplayProps } from "./steps/acts.ts";
import { nobody, People, peopleOf } from "./steps/names.ts";
import { beginning, stepsOf } from "./steps/steps.ts";
import { type Data, useReplay } from "./steps/useReplay.ts";
import { Viewer } from "./Viewer.tsx";

export function ReplayView(props: ReplayProps) {
  const { record, first: told, seat, own, settled = false, settings, embedded = false, acts } = props;
  const [look, setLook] = useState(seat);
  const latest = useRef(acts);
  latest.current = acts;
  const keep = useCallback((text: string) => latest.current.keep(text), []);
  const data = useReplay(record, look, settled, keep);
  const awaited = useMemo(() => told && begun(told), [told]);
  const waits = !data.loaded && awaited !== undefined;
  const loaded = data.loaded ?? awaited?.loaded ?? null;
  const { problems, failed } = data;
  const people = useMemo(() => (loaded ? peopleOf(loaded.replay, own) : nobody), [loaded, own, settings.name]);

  if (problems.length > 0) return <Broken problems={problems} close={embedded ? null : acts.close} />;
  if (failed) {
    const again = () => {
      engine.restart();
      data.retry();
    };
    return <Stopped words={t(failed)} again={again} close={embedded ? null : acts.close} />;
  }
  if (!loaded) return <Awaited />;
  const first = beginning(loaded.steps);
  if (!first)
    return (
      <p class={`${replayStyles.replay} ${replayStyles.waiting}`} data-part="replay">
        {explain({ code: "E-no-record", rule: null, data: {} })}
      </p>
    );
  return (
    <People.Provider value={people}>
      <Viewer
        {...props}
        data={waits && awaited ? awaited : data}
        waits={waits}
        loaded={loaded}
        beginning={first}
        look={look}
        setLook={setLook}
      />
    </People.Provider>
  );
}

/** Return what a link tells of its game, as a replay that goes no further. */
function begun({ replay, view }: First): Data {
  const steps = stepsOf(replay);
  return {
    loaded: { text: "", seat: replay.seat, replay, steps },
    problems: [],
    failed: "",
    retry: () => undefined,
    view: ({ at }) => (at === beginning(steps)?.at ? view : undefined),
    want: () => undefined,
    change: async () => [],
  };
}

/** Shown while the engine reads the record. */
export function Awaited() {
  return (
    <div class={`${replayStyles.replay} ${replayStyles.waiting}`} data-part="replay">
      <p role="status">{t("replay-awaited")}</p>
      <Loading />
    </div>
  );
}

/** The record cannot be read: say why, in at most five sentences. */
export function Broken({ problems, close }: { problems: Problem[]; close: (() => void) | null }) {
  const words = problems.map((problem) => explain(problem));
  return <Stopped words={t("replay-broken")} more={[...new Set(words)].slice(0, 5)} again={null} close={close} />;
}

interface StoppedProps {
  words: string;
  more?: string[];
  again: (() => void) | null;
  close: (() => void) | null;
}

/** There is nothing to show: say why, and offer a way on. */
export function Stopped({ words, more = [], again, close }: StoppedProps) {
  const primary = `${replayStyles.button} ${replayStyles.primary}`;
  return (
    <main class={`${replayStyles.replay} ${replayStyles.stopped}`} data-part="replay">
      <div class={replayStyles.stoppedSlip}>
        <div role="alert">
          <h1>{words}</h1>
        </div>
        {more.map((each) => (
          <p key={each} class={panelStyles.small}>
            {each}
          </p>
        ))}
        <div class={replayStyles.stoppedButtons}>
          {again && <Button primary class={primary} onClick={again} says="engine-restart" />}
          {close ? (
            <Button
              primary={!again}
              class={again ? replayStyles.button : primary}
              onClick={close}
              says="replay-close"
            />
          ) : (
            <a class={`${buttonStyles.button} ${replayStyles.button}`} href={root.href} target="_blank" rel="noopener">
              <Sign name="here" /> {t("replay-open-page")}
            </a>
          )}
        </div>
      </div>
    </main>
  );
}
