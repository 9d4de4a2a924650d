// Between two people's turns nothing of the game is on the page but what both know: whose turn it is, and the score.
import { useEffect, useRef, useState } from "preact/hooks";
import { against, sideOf } from "../../engine/seats.ts";
import { namesOf } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import type { State } from "../../state/state.ts";
import curtainStyles from "./curtain.module.css";

/** A tap meant for the table must not draw the curtain: it can be drawn a moment after it has fallen. */
const GUARD = 450;

export default function Curtain({ state }: { state: State }) {
  const { game, curtain: to, waiting } = state;
  const [guarded, setGuarded] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    setGuarded(true);
    const timer = setTimeout(() => setGuarded(false), GUARD);
    return () => clearTimeout(timer);
  }, [to]);
  // Not before it can be pressed: Enter, held down, would press it.
  useEffect(() => {
    if (!guarded && (!document.activeElement || document.activeElement === document.body)) button.current?.focus();
  }, [guarded]);
  if (!game || !to) return null;
  const names = namesOf(game, null);
  const name = names[to] ?? to;
  const { score, sides, deal, target } = game.summary;
  const [first = "", second = ""] = [sideOf(to, sides), ...against(to, sides)];
  return (
    <main class={curtainStyles.curtain} data-for={to}>
      <div class={curtainStyles.curtainPlate}>
        <p class={curtainStyles.curtainAsk}>{t("curtain-pass")}</p>
        <h2>{name}</h2>
        <button
          ref={button}
          type="button"
          class={`${buttonStyles.button} ${curtainStyles.button} ${buttonStyles.primary}`}
          data-event="app:here"
          disabled={guarded}
          aria-busy={waiting}
        >
          {t("curtain-here", { name })}
        </button>
        <p class={curtainStyles.curtainScore}>
          {t("curtain-score", {
            deal,
            target,
            first: names[first] ?? first,
            firstScore: score[first] ?? 0,
            second: names[second] ?? second,
            secondScore: score[second] ?? 0,
          })}
        </p>
      </div>
    </main>
  );
}
