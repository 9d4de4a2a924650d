import { site } from "../browser/site.ts";
import { gamesWith, type Offer, offers } from "../engine/offers.ts";
import { awaitsDeal } from "../game/sealed.ts";
import { isForAll, isReviewable, isShared, isWatched } from "../game/sharing.ts";
import { language, languages, nameOf, t } from "../i18n/index.ts";
import { FIRST } from "../i18n/phrases.ts";
import { Icon, type IconName } from "../kit/Icon.tsx";
import linesStyles from "../kit/lines.module.css";
import { Panel } from "../kit/Panel.tsx";
import panelStyles from "../kit/panel.module.css";
import type { Reads } from "../state/state.ts";
import menuStyles from "./menu.module.css";

/** A command, its words, its icon, and whether it is shown. */
type Line = [command: string, label: string, icon: IconName, shown: unknown];

function Group({ name, lines }: { name: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ul class={`${linesStyles.menuList} ${menuStyles.menuList}`} aria-label={t(name)}>
      {lines.map(([command, label, icon]) => (
        <li key={command}>
          <button type="button" class={`${linesStyles.menuLine} ${menuStyles.menuLine}`} data-event={`app:${command}`}>
            <Icon name={icon} />
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The languages, marked by a globe and in their own names: for a person who cannot read the page. */
function Languages() {
  return (
    <div class={menuStyles.languages}>
      <Icon name="globe" />
      <ul aria-label={t("settings-language")}>
        {languages.map((lang) => (
          <li key={lang}>
            <button
              type="button"
              lang={lang}
              class={linesStyles.menuLine}
              data-event={`app:language:${lang}`}
              aria-current={lang === language()}
            >
              {nameOf(lang)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The menu: everything that is needed only from time to time. */
export function Menu({ state }: Reads<"game" | "watching" | "update" | "installable" | "notice" | "shown">) {
  const { game, watching, update, installable, notice, shown } = state;
  const isTurn = shown !== null && !isForAll(shown.view); // otherwise nobody knows who resigns
  const real = game?.source === "what-if" ? null : game; // a what-if game is left, not resigned
  const live = real && !real.summary.over && !watching && (!isShared(real) || isTurn) && !isWatched(real);
  const has = (what: Offer) => offers(game?.summary.game ?? FIRST, what);
  const anyHas = (what: Offer) => has(what) || offers(FIRST, what); // what is of the first game beside another
  const groups: [name: string, lines: Line[]][] = [
    [
      "menu-games",
      [
        ["new", "new-game", "new", true],
        ["daily", "daily-deal", "daily", anyHas("daily")],
        ["games", "your-games", "games", true],
        ["pad", "score-pad", "pad", gamesWith("pad").length > 0],
        ["stats", "statistics", "stats", true],
      ],
    ],
    [
      "menu-this",
      [
        ["match", "choice-match", "match", game?.summary.match],
        ["cut", "cut-pack", "cut", awaitsDeal(real) && !watching && !isWatched(real)],
        ["review", "review", "review", real && isReviewable(real.summary)],
        ["replay", "replay-game", "replay", real?.summary.over],
        ["save", "save-record", "file", real?.summary.over],
        ["resign", "resign", "resign", live],
      ],
    ],
    [
      "menu-learn",
      [
        ["lessons", "lessons", "lessons", has("lessons")],
        ["puzzles", "puzzles", "puzzles", anyHas("puzzles")],
        ["rules", "how-to-play", "rules", true],
        ["book", "rule-book", "book", true],
        ["arbiter", "call-arbiter", "arbiter", has("arbiter")],
        ["explorer", "explorer", "explorer", has("explorer")],
        ["fair", "fair-deals", "fair", true],
      ],
    ],
    [
      "menu-page",
      [
        ["settings", "settings", "settings", true],
        ["update", "update-take", "update", update === "ready"],
        ["install", "install", "install", installable],
        ["about", "about", "about", true],
      ],
    ],
  ];
  return (
    <Panel name="menu" title={t("menu")} notice={notice}>
      <Languages />
      {groups.map(([name, lines]) => (
        <Group key={name} name={name} lines={lines.filter(([, , , shown]) => shown)} />
      ))}
      <p class={panelStyles.panelFoot}>{t("version", { version: site.version })}</p>
    </Panel>
  );
}
