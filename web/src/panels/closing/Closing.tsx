import { useState } from "preact/hooks";
import { costlyWords } from "../../analysis/losses.ts";
import { savesData } from "../../browser/offline.ts";
import { store } from "../../control/store.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { against } from "../../engine/seats.ts";
import { counts, type Tally, tallyOf } from "../../game/fitting.ts";
import { namesOf } from "../../game/people.ts";
import { reviewable } from "../../game/reviewable.ts";
import { t } from "../../i18n/index.ts";
import { together } from "../../i18n/list.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import type { Settings } from "../../settings/settings.ts";
import { arrive, goTo } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import { type Game, listGames } from "../../store/games.ts";
import styles from "./closing.module.css";
import { SoundOffer } from "./SoundOffer.tsx";
import { useCostliest } from "./useCostliest.ts";

interface Props {
  state: State;
  change(patch: Partial<Settings>): void;
}

/** The tally against this opponent, and the costliest decision. */
export default function Closing({ state, change }: Props) {
  const { game } = state;
  const id = game?.id ?? "";
  const games = useAsked(id, listGames);
  const tally = game && Array.isArray(games) ? tallyOf(games, game) : null;
  if (!game) return null;
  return (
    <>
      {counts(game) && <p class={styles.tally}>{tally && tallyWords(game, tally)}</p>}
      {game.summary.warmUp && <p class={styles.tally}>{t("tally-warm-up")}</p>}
      {reviewable(game.summary) && !savesData() && <Costliest game={game} />}
      {/* Between the games of a match, and below the guide, a phone has no room for it. */}
      {!game.summary.match && state.guide !== id && <SoundOffer isOn={state.settings.sound} change={change} />}
    </>
  );
}

function tallyWords(game: Game, { won, lost }: Tally): string {
  const names = namesOf(game);
  const others = game.summary.seats.filter((seat) =>
    against(game.seat, game.summary.sides).some((side) => side.includes(seat)),
  );
  const words = { name: together(others.map((seat) => lookUp(names, seat) ?? seat)), mine: won, theirs: lost };
  if (others.length > 1) return t("tally-many", words);
  return t("tally", { ...words, state: won > lost ? "ahead" : won < lost ? "behind" : "level" });
}

function Costliest({ game }: { game: Game }) {
  const found = useCostliest(game);
  const [isLeft, setLeft] = useState(false); // pressed twice
  if (found === "failed") return <p class={styles.costliest} />;
  if (found === "awaited") return <p class={styles.costliest}>{t("reviewed-awaited")}</p>;
  if (found === null) return <p class={styles.costliest}>{t("reviewed-none")}</p>;
  const { decision, at } = found;
  const look = () => {
    if (isLeft) return;
    setLeft(true);
    store.set({ judging: decision });
    goTo({ kept: game.id, at });
    void arrive();
  };
  return (
    <p class={styles.costliest}>
      {costlyWords(decision, "costliest")}
      {t("sentence-gap")}
      <button type="button" class={styles.look} onClick={look}>
        {t("reviewed-look")}
      </button>
    </p>
  );
}
