import { useEffect, useState } from "preact/hooks";
import { isReady, look, offline } from "../../browser/offline.ts";
import { FIRST } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import panelStyles from "../../kit/panel.module.css";

/** Whether a game can be played without a network; nothing while that is unknown. */
export function Ready({ game }: { game: string }) {
  const [, setKept] = useState(offline.kept);
  useEffect(() => {
    const end = offline.subscribe(setKept);
    void look();
    return end;
  }, []);
  const ready = isReady(game === FIRST ? null : game);
  if (ready === null) return null;
  return (
    <p class={panelStyles.small} role="status">
      {t(ready ? "offline-ready" : "offline-unready")}
    </p>
  );
}
