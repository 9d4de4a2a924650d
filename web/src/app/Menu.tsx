// Everything that is not needed at every moment.
import { t } from "../i18n/index.ts";
import { site } from "../site.ts";
import { Panel } from "./Panel.tsx";
import type { State } from "./state.ts";

export function Menu({ state }: { state: State }) {
  const { game, watching, update, installable, notice } = state;
  const real = game?.source === "what-if" ? null : game; // what-if games are left, not given up
  const live = real && !real.summary.over && !watching;
  const lines: [event: string, label: string, shown: unknown][] = [
    ["app:new", "new-game", true],
    ["app:games", "your-games", true],
    ["app:rules", "how-to-play", true],
    ["app:settings", "settings", true],
    ["app:resign", "resign", live],
    ["app:replay", "replay-game", real?.summary.over],
    ["app:save", "save-record", real?.summary.over],
    ["app:update", "update-take", update === "ready"],
    ["app:install", "install", installable],
    ["app:about", "about", true],
  ];
  return (
    <Panel name="menu" title={t("menu")} notice={notice}>
      <ul class="menu-list">
        {lines
          .filter(([, , shown]) => shown)
          .map(([event, label]) => (
            <li key={event}>
              <button type="button" class="menu-line" data-event={event}>
                {t(label)}
              </button>
            </li>
          ))}
      </ul>
      <p class="panel-foot">{t("version", { version: site.version })}</p>
    </Panel>
  );
}
