import { nameOf } from "../game/people.ts";
import { isLaid } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Reads } from "../state/state.ts";

/** The confirmation before the game is resigned. */
export function Resign({ state }: Reads<"game" | "settings">) {
  const { game, settings } = state;
  const many = (game?.summary.seats.length ?? 2) > 2;
  const whose = game && isLaid(game, settings) ? game.summary.seats : []; // nobody holds the device
  return (
    <Panel name="resign" title={t("resign-question")}>
      <p>{t(many ? "resign-means-sides" : "resign-means")}</p>
      <div class={panelStyles.panelButtons}>
        {whose.length === 0 && <Button event="app:resign-yes" says="resign-yes" />}
        {whose.map((seat) => (
          <Button key={seat} event={`app:resign-yes:${seat}`}>
            {t("facing-resign", { name: game ? nameOf(game, seat) : seat })}
          </Button>
        ))}
        <Button primary event="app:close" autofocus says="resign-no" />
      </div>
    </Panel>
  );
}
