import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/client.ts";
import { t } from "../i18n/index.ts";
import { sizeWords } from "../i18n/phrases.ts";
import loadingStyles from "./loading.module.css";

/** How much of the engine has been loaded; nothing once it is ready. */
export function Loading() {
  const [progress, setProgress] = useState(engine.progress);
  useEffect(() => {
    setProgress(engine.progress); // what was loaded before the component was drawn
    return engine.watchProgress(setProgress);
  }, []);
  if (!progress) return null;
  const { bytes, of } = progress;
  const words = bytes < of ? t("engine-coming", { come: sizeWords(bytes), whole: sizeWords(of) }) : t("engine-here");
  return (
    <small class={loadingStyles.loading} aria-live="off">
      <progress class={loadingStyles.share} max={of} value={bytes} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </small>
  );
}

/** Words that ask for patience while the engine is loading. */
export const EngineAwaited = () => (
  <>
    {t("engine-awaited")} <Loading />
  </>
);
