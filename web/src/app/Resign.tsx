import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { State } from "../state/state.ts";

/** The confirmation before the game is resigned. */
export function Resign({ state }: { state: State }) {
  const many = (state.game?.summary.seats.length ?? 2) > 2;
  return (
    <Panel name="resign" title={t("resign-question")}>
      <p>{t(many ? "resign-means-sides" : "resign-means")}</p>
      <div class={panelStyles.panelButtons}>
        <Button event="app:resign-yes">{t("resign-yes")}</Button>
        <Button primary event="app:close" autofocus>
          {t("resign-no")}
        </Button>
      </div>
    </Panel>
  );
}
