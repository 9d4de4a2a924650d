import { goesOn, reviewable } from "../../game/reviewable.ts";
import { isClosed } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { Icon } from "../../kit/Icon.tsx";
import iconStyles from "../../kit/icon.module.css";
import linesStyles from "../../kit/lines.module.css";
import type { Listed } from "../../store/games.ts";
import libraryStyles from "./library.module.css";
import { detail, label as labelOf, title as titleOf, wordsOf } from "./words.ts";

interface Props {
  game: Listed;
  current: boolean; // it is on the table
  remove: (id: string) => void;
}

/** A line of the list: pressing it opens the game or, if it is over, its replay; buttons do the rest. */
export function GameLine({ game, current, remove }: Props) {
  const { id, summary } = game;
  const words = wordsOf(game);
  const open = goesOn(summary);
  const name = titleOf(game, words);
  const below = detail(game, words);
  const button = (event: string, icon: "replay" | "review" | "file", label: string, title: string) => (
    <button
      type="button"
      class={iconStyles.iconButton}
      data-event={`app:${event}:${id}`}
      aria-label={label}
      title={title}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <button
        type="button"
        class={`${linesStyles.menuLine} ${libraryStyles.menuLine}`}
        data-event={open ? `app:open:${id}` : `app:replay:${id}`}
        aria-current={current ? "true" : undefined}
        title={below}
      >
        <strong>
          {current && <span aria-hidden="true">› </span>}
          {name}
        </strong>
        <small>{below}</small>
      </button>
      {open && !isClosed(game) && button("replay", "replay", labelOf(game, "replay", words), t("replay-game"))}
      {reviewable(summary) && button("review", "review", labelOf(game, "review", words), t("review"))}
      {!isClosed(game) && button("save", "file", labelOf(game, "save", words), t("save-record"))}
      <button
        type="button"
        class={iconStyles.iconButton}
        aria-label={labelOf(game, "delete", words)}
        title={t("delete")}
        onClick={() => remove(id)}
      >
        <Icon name="bin" />
      </button>
    </>
  );
}
