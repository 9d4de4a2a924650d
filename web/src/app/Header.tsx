import { offers } from "../engine/offers.ts";
import { isShared, isWatched } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import { FIRST, gameIfOther } from "../i18n/phrases.ts";
import { explain } from "../i18n/problem.ts";
import barStyles from "../kit/bar.module.css";
import { Icon } from "../kit/Icon.tsx";
import type { Reads } from "../state/state.ts";
import type { Game } from "../store/games.ts";
import appStyles from "./app.module.css";

/** The kinds of events that a player decides, and can take back. */
const decisions = ["say", "discard", "play"];

/** Return why nothing can be taken back in a game, "" where it can. */
const whyFinal = ({ summary }: Game): string => (summary.noBack ? explain(summary.noBack) : "");

/** The header: the game, help, a new game, the menu. A button without effect stays in its place and keeps the focus
 *  (aria-disabled); its command checks for itself. */
export function Header({ state }: Reads<"game" | "watching" | "hint" | "estimate" | "seeking">) {
  const { game, watching } = state;
  // Between people there is no taking back and no advice.
  const mine = game !== null && !watching && !isShared(game) && !isWatched(game) && !game.side;
  const canTakeBack = offers(game?.summary.game ?? FIRST, "takeback");
  const final = game && whyFinal(game);
  const decided = mine && game.log.some((entry) => entry.seat === game.seat && decisions.includes(entry.do));
  const other = game && (game.summary.daily ? t("daily-deal") : gameIfOther(game.summary.game));
  return (
    <header class={`${barStyles.bar} ${appStyles.bar}`}>
      {other ? (
        <h1 class={`${appStyles.wordmark} ${appStyles.other}`}>{other}</h1>
      ) : (
        <h1 class={appStyles.wordmark} lang="fr">
          Écarté
        </h1>
      )}
      <div class={barStyles.barTools}>
        {canTakeBack && (
          <button
            type="button"
            class={barStyles.barButton}
            data-event="app:back"
            aria-disabled={!decided || Boolean(final)}
            title={final || undefined}
            aria-describedby={final ? "no-back" : undefined}
          >
            <Icon name="back" />
            <span>{t("take-back")}</span>
          </button>
        )}
        {canTakeBack && final && (
          <span id="no-back" hidden>
            {final}
          </span>
        )}
        <button
          type="button"
          class={barStyles.barButton}
          data-event="app:hint"
          data-told={Boolean(state.hint && state.estimate)}
          aria-disabled={!mine || game.view.turn !== game.seat}
          aria-busy={state.seeking}
        >
          <Icon name="hint" />
          <span>{t(state.hint && state.estimate ? "hint-why" : "hint")}</span>
        </button>
        <button type="button" class={barStyles.barButton} data-event="app:new">
          <Icon name="new" />
          <span>{t("new-game")}</span>
        </button>
        <button
          type="button"
          class={`${barStyles.barButton} ${barStyles.barMenu}`}
          data-event="app:menu"
          aria-haspopup="dialog"
        >
          <Icon name="menu" />
          <span>{t("menu")}</span>
        </button>
      </div>
    </header>
  );
}
