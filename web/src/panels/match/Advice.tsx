import { advice } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import type { Game } from "../../store/games.ts";
import styles from "./standing.module.css";
import { adviceWords, displayName } from "./words.ts";

/** The advice of the player's backers, on small slips, until the decision. table/spoken.ts announces it. */
export function Advice({ game, log }: { game: Game; log: Game["log"] }) {
  const { view, seat } = game;
  const said = view.turn === seat ? advice(log, seat) : [];
  return (
    <div class={styles.advice} role="log" aria-live="off" aria-label={t("match-advice")}>
      {said.map((one) => (
        <p key={one.name} class={styles.adviceNote}>
          <b>
            <bdi>{displayName(one.name)}</bdi>
          </b>{" "}
          <span>{adviceWords(one)}</span>
        </p>
      ))}
    </div>
  );
}
