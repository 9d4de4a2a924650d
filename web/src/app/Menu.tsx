// Everything that is not needed at every moment.

import { awaitsDeal } from "../fair/sealed.ts";
import { t } from "../i18n/index.ts";
import { forAll, shared, watches } from "../match/sharing.ts";
import { reviewable } from "../review/reviewable.ts";
import { site } from "../site.ts";
import { Panel } from "./Panel.tsx";
import type { State } from "./state.ts";

export function Menu({ state }: { state: State }) {
  const { game, watching, update, installable, notice, shown } = state;
  const holds = shown !== null && !forAll(shown.view); // who gives up must be known
  const real = game?.source === "what-if" ? null : game; // what-if games are left, not given up
  const live = real && !real.summary.over && !watching && (!shared(real) || holds) && !watches(real);
  const lines: [event: string, label: string, shown: unknown][] = [
    ["app:new", "new-game", true],
    ["app:games", "your-games", true],
    ["app:rules", "how-to-play", true],
    ["app:book", "rule-book", true],
    ["app:arbiter", "call-arbiter", true],
    ["app:explorer", "explorer", true],
    ["app:cut", "cut-pack", awaitsDeal(real) && !watching && !watches(real)],
    ["app:fair", "fair-deals", true],
    ["app:settings", "settings", true],
    ["app:match", "choice-match", game?.summary.match],
    ["app:resign", "resign", live],
    ["app:review", "review", real && reviewable(real.summary)],
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
