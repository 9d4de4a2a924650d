// Giving up a game is asked once.
import { t } from "../i18n/index.ts";
import { Panel } from "./Panel.tsx";

export function Resign() {
  return (
    <Panel name="resign" title={t("resign-question")}>
      <p>{t("resign-means")}</p>
      <div class="panel-buttons">
        <button type="button" class="button" data-event="app:resign-yes">
          {t("resign-yes")}
        </button>
        <button type="button" class="button primary" data-event="app:close" autofocus>
          {t("resign-no")}
        </button>
      </div>
    </Panel>
  );
}
