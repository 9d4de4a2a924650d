// Giving up a game is asked once.
import { t } from "../i18n/index.ts";
import buttonStyles from "../kit/button.module.css";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { State } from "../state/state.ts";

export function Resign({ state }: { state: State }) {
  const many = (state.game?.summary.seats.length ?? 2) > 2;
  return (
    <Panel name="resign" title={t("resign-question")}>
      <p>{t(many ? "resign-means-sides" : "resign-means")}</p>
      <div class={panelStyles.panelButtons}>
        <button type="button" class={buttonStyles.button} data-event="app:resign-yes">
          {t("resign-yes")}
        </button>
        <button type="button" class={`${buttonStyles.button} ${buttonStyles.primary}`} data-event="app:close" autofocus>
          {t("resign-no")}
        </button>
      </div>
    </Panel>
  );
}
