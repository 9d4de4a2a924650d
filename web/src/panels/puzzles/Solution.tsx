// What the choice in a problem was worth, beside all others.
import { useEffect, useRef } from "preact/hooks";
import { Worths } from "../../analysis/Worths.tsx";
import { choiceWords, percent, reasonWords, sentences } from "../../analysis/words.ts";
import type { Solution as Solved } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import styles from "./puzzles.module.css";

interface Props {
  solution: Solved;
  rating: number; // afterwards
  gained: number; // 0 when it was tried before
  next(): void;
  look(): void;
}

const SHOWN = 4;

/** The verdict, the worth of the choices, and why. */
export function Solution({ solution: { right, event, answers, choices, exact, worlds }, ...props }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const best = choices[0];
  const chosen = choices.find((one) => one.event === event);
  const shown = choices.slice(0, SHOWN);
  if (chosen && !shown.includes(chosen)) shown.splice(SHOWN - 1, 1, chosen);
  // Reasons are why a choice is worse than the best: those of the next best, where the best was chosen.
  const worse = right ? choices.find((one) => !answers.includes(one.event)) : chosen;
  const why = reasonWords(worse?.reasons ?? [], "review", { other: t("puzzle-other") });
  return (
    <section class={styles.solution} aria-labelledby="puzzle-verdict">
      <h3 id="puzzle-verdict" ref={heading} tabIndex={-1}>
        {right
          ? t("puzzle-right", { choice: choiceWords(event) })
          : t("puzzle-wrong", { choice: choiceWords(event), best: choiceWords(answers[0] ?? "") })}
      </h3>
      {!right && best && chosen && <p>{t("puzzle-cost", { cost: percent(best.game - chosen.game, 1) })}</p>}
      {why.length > 0 && <p>{sentences(why)}</p>}
      <Worths worths={shown} label={t("estimate-choices")} headed />
      <p class={panelStyles.small}>
        {exact ? t("estimate-exact") : t("puzzle-sampled", { worlds })}{" "}
        {props.gained === 0
          ? t("puzzle-rating", { rating: String(Math.round(props.rating)) })
          : t("puzzle-rating-now", {
              rating: String(Math.round(props.rating)),
              gained: `${props.gained > 0 ? "+" : "−"}${Math.abs(props.gained)}`,
            })}
      </p>
      <div class={panelStyles.panelButtons}>
        <Button onClick={props.look}>{t("puzzle-look")}</Button>
        <Button primary onClick={props.next}>
          {t("puzzle-next")}
        </Button>
      </div>
    </section>
  );
}
