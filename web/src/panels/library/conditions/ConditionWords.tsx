import { addressOf } from "../../../browser/site.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import { t } from "../../../i18n/index.ts";
import { listed } from "../../../i18n/list.ts";
import { joined } from "../../../i18n/sentences.ts";
import panelStyles from "../../../kit/panel.module.css";
import type { Row } from "../finding.ts";
import styles from "./conditions.module.css";
import { isSearched, type Searched } from "./searching.ts";

/** A condition that fits a game. */
const EXAMPLES: Record<string, string> = { ecarte: "any(vole)", belote: "any(capot)" };

/** A line about conditions below the search, with examples for these kinds of games. */
export function ConditionWords({ id, kinds }: { id: string; kinds: string[] }) {
  const examples = [...kinds.flatMap((kind) => lookUp(EXAMPLES, kind) ?? []), "deals > 7"].slice(0, 2);
  return (
    <p class={`${panelStyles.small} ${styles.conditions}`}>
      <span id={id}>
        {t("library-conditions")}
        {examples.map((example) => (
          <>
            {" "}
            <code lang="en">{example}</code>
          </>
        ))}
      </span>{" "}
      <a href={addressOf("docs/guide/filter.html")} hreflang="en" target="_blank" rel="noopener">
        {t("library-conditions-help")}
      </a>
    </p>
  );
}

/** What a condition leaves out: games of another kind, and those that are still being played. */
export function LeftOut({ search, rows }: { search: Searched; rows: Row[] }) {
  const { about } = search;
  const hasOthers = rows.some(({ game }) => !about.includes(game.summary.game));
  const hasOpen = rows.some(({ game }) => about.includes(game.summary.game) && !isSearched(game));
  const words = [
    hasOthers && t("library-condition-about", { games: listed(about.map((game) => t(`game-${game}`))) }),
    hasOpen && t("library-condition-over"),
  ].filter(Boolean);
  return words.length > 0 ? <p class={panelStyles.small}>{joined(words)}</p> : null;
}
