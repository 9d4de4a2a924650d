import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import { against, sideOf } from "../../engine/seats.ts";
import { namesOf, scoreOfTwo } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import type { Reads } from "../../state/state.ts";
import curtainStyles from "./curtain.module.css";

const GUARD_MS = 450; // a tap meant for the table must not open the curtain

/** The curtain between the turns of two people at one device: it shows whose turn it is and the score, and no card. */
export default function Curtain({ state }: Reads<"game" | "curtain" | "waiting">) {
  const { game, curtain: to, waiting } = state;
  const [guarded, setGuarded] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect comes before the next tap.
  useLayoutEffect(() => {
    setGuarded(true);
    const timer = setTimeout(() => setGuarded(false), GUARD_MS);
    return () => clearTimeout(timer);
  }, [to]);
  // Not before the button is enabled: a held Enter key would press it.
  useEffect(() => {
    if (!guarded && (!document.activeElement || document.activeElement === document.body)) button.current?.focus();
  }, [guarded]);
  if (!game || !to) return null;
  const names = namesOf(game, null);
  const name = lookUp(names, to) ?? to;
  const { score, sides, deal, deals = 0, target } = game.summary;
  const order = [sideOf(to, sides), ...against(to, sides)];
  return (
    <main class={curtainStyles.curtain} data-for={to}>
      <div class={curtainStyles.curtainPlate}>
        <p class={curtainStyles.curtainAsk}>{t("curtain-pass")}</p>
        <h2>{name}</h2>
        <Button ref={button} primary event="app:here" disabled={guarded} aria-busy={waiting}>
          {t("curtain-here", { name })}
        </Button>
        <p class={curtainStyles.curtainScore}>
          {t("curtain-score", { deal, deals, target, ...scoreOfTwo(order, score, names) })}
        </p>
      </div>
    </main>
  );
}
