// What your backers say to you, on small slips, until you have decided. You decide.
import { theCards } from "../../cards/words.ts";
import { advice } from "../../game/sharing.ts";
import { has, t } from "../../i18n/index.ts";
import type { Game } from "../../store/games.ts";
import styles from "./standing.module.css";
import { called } from "./words.ts";

/** "Play! Who dares, wins!", as this spectator says it. What is advised is "stand", "accept-double", "7h" to play,
 *  "-Qs9s" to discard. */
function says(name: string, what: string): string {
  const [verb = ""] = what.split("-");
  const cards = theCards(what.match(/[KQJAT987][shdc]/g) ?? []);
  const kind = what === "-0" ? "keep" : what.startsWith("-") ? "discard" : cards ? "play" : verb;
  const id = has(`gallery-${name}-says`) ? `gallery-${name}-says` : "gallery-says";
  const words = t(id, { what: kind, cards });
  return words.slice(0, 1).toUpperCase() + words.slice(1); // some begin with the card
}

export function Advice({ game, log }: { game: Game; log: Game["log"] }) {
  const { view, seat } = game;
  const said = view.turn === seat ? advice(log, seat) : [];
  return (
    <div class={styles.advice} role="log" aria-live="polite" aria-label={t("match-advice")}>
      {said.map(({ name, what }) => (
        <p key={name} class={styles.adviceNote}>
          <b>
            <bdi>{called(name)}</bdi>
          </b>{" "}
          <span>{says(name, what)}</span>
        </p>
      ))}
    </div>
  );
}
