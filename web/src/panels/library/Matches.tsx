import { t } from "../../i18n/index.ts";
import linesStyles from "../../kit/lines.module.css";
import type { Resumable } from "../match/resumable.ts";
import libraryStyles from "./library.module.css";

/** The matches that can be resumed. */
export const Matches = ({ matches }: { matches: Resumable[] }) => (
  <>
    <h3>{t("games-matches")}</h3>
    <ul class={`${linesStyles.gamesList} ${libraryStyles.gamesList} ${libraryStyles.matchesList}`}>
      {matches.map(({ id, words, next }) => (
        <li key={id} class={`${linesStyles.gameLine} ${libraryStyles.gameLine}`}>
          <button
            type="button"
            class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}
            data-event={`app:match-next:${id}`}
          >
            <strong>{words}</strong>
            <small>{t("games-match-next", { game: next })}</small>
          </button>
        </li>
      ))}
    </ul>
  </>
);
