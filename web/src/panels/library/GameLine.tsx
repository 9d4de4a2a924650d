// One game of the list: the line itself is what one will most likely want of it.
import { reviewable } from "../../game/reviewable.ts";
import { closed } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { Icon } from "../../kit/Icon.tsx";
import iconStyles from "../../kit/icon.module.css";
import linesStyles from "../../kit/lines.module.css";
import type { Listed } from "../../store/games.ts";
import libraryStyles from "./library.module.css";
import { detail, label as labelOf, title, wordsOf } from "./words.ts";

interface Props {
  game: Listed;
  current: boolean; // it lies on the table
  remove: (id: string) => void;
}

export function GameLine({ game, current, remove }: Props) {
  const { id, summary } = game;
  const words = wordsOf(game);
  const open = !summary.over && !summary.viewOf; // of one seat's view nobody can say how it goes on
  const name = title(game, words);
  const below = detail(game, words);
  const sign = (event: string, icon: "replay" | "review" | "file", label: string, tip: string) => (
    <button
      type="button"
      class={iconStyles.iconButton}
      data-event={`app:${event}:${id}`}
      aria-label={label}
      title={tip}
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
      {open && !closed(game) && sign("replay", "replay", labelOf(game, "replay", words), t("replay-game"))}
      {reviewable(summary) && sign("review", "review", labelOf(game, "review", words), t("review"))}
      {!closed(game) && sign("save", "file", labelOf(game, "save", words), t("save-record"))}
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
