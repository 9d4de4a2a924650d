import { t } from "../i18n/index.ts";
import { Icon } from "../kit/Icon.tsx";
import styles from "../kit/strip.module.css";
import type { Game } from "../store/games.ts";

/** The strip above a what-if game, with the way back to its replay. */
export function WhatIf({ game }: { game: Game }) {
  return (
    <aside class={styles.strip} data-part="strip" aria-label={t("what-if")}>
      <p>{t("what-if-from", { deal: game.view.deal })}</p>
      <button type="button" class={styles.stripButton} data-event="app:leave">
        <Icon name="replay" />
        {t("what-if-back")}
      </button>
    </aside>
  );
}
