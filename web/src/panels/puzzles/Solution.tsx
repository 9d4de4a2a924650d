// The solution of a problem: the worth of all choices.

import { type ComponentChildren, Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { lossWords, reasonWords } from "../../analysis/choices.ts";
import { CardList, Choice, Worths } from "../../analysis/Worths.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import { against, sideOf } from "../../engine/seats.ts";
import type { JudgedChoice, Solution as Solved } from "../../engine/types/analysis.ts";
import type { Seat, View } from "../../engine/types/view.ts";
import { type Rating, UNSURE } from "../../game/progress/puzzles.ts";
import { has, noun, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { joined } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import practiceStyles from "../../kit/practice.module.css";
import styles from "./puzzles.module.css";

interface Props {
  solution: Solved;
  view: View; // the position: on a phone its table is out of sight
  rating?: Rating; // the new rating, where it counts
  gained?: number; // 0 when the problem was tried before
  next(): void;
  openGame?: () => void;
  goOn?: string; // the words of the button that continues
}

const ALL = 6; // up to so many choices are all shown, as every card of a hand is
const SHOWN = 4; // of more, as discards have them: the best, and the one chosen

export function Solution({
  solution: { right, event, answers, choices, exact, worlds, unit },
  view: { seat, score, sides, trump, hand },
  rating,
  gained = 0,
  next,
  openGame,
  goOn = t("puzzle-next"),
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.parentElement?.scrollIntoView({ block: "nearest" }); // with the button
  }, []);
  const [them = ""] = against(seat, sides);
  const chosen = choices.find((one) => one.event === event);
  const shown = choices.length > ALL ? choices.slice(0, SHOWN) : choices;
  if (chosen && !shown.includes(chosen)) shown.splice(SHOWN - 1, 1, chosen);
  const rest = choices.filter((one) => !shown.includes(one));
  // The reasons say why a choice is worse than the best one: the next best, if the best was chosen.
  const worse = right ? choices.find((one) => !answers.includes(one.event)) : chosen;
  const reasonsOf = ({ reasons }: JudgedChoice) =>
    joined(reasonWords(reasons, "review", { other: noun("puzzle-other") }));
  const equals = answers.filter((each) => each !== event && (right || each !== answers[0]));
  const why = worse ? reasonsOf(worse) : "";
  const others = shown.flatMap((one) => {
    const words = one === worse || answers.includes(one.event) ? "" : reasonsOf(one);
    return words ? [{ event: one.event, words }] : [];
  });
  return (
    <section class={styles.solution} aria-labelledby="puzzle-verdict">
      <h3 id="puzzle-verdict" ref={heading} tabIndex={-1}>
        {t(right ? "puzzle-right" : "puzzle-wrong")}
      </h3>
      <p class={panelStyles.small}>
        {/* Where losses are points of the deal, the score does not matter. */}
        {unit === "game" &&
          t("puzzle-stands", {
            suit: trump ?? "",
            mine: lookUp(score, sideOf(seat, sides)) ?? 0,
            theirs: lookUp(score, them) ?? 0,
          }) + t("sentence-gap")}
        <CardList cards={hand} sentence={(cards) => t("puzzle-held", { cards })} />
      </p>
      <p>
        <Choice event={event} sentence={(choice) => t("puzzle-chosen", { choice })} />
        {t("sentence-gap")}
        {!right && chosen && t("puzzle-cost", { told: lossWords(unit, { ...chosen, error: 0 }) })}
        {t("sentence-gap")}
        {!right && <Choice event={answers[0] ?? ""} sentence={(choice) => t("puzzle-best", { choice })} />}
        {t("sentence-gap")}
        {equals.map((each) => (
          <Fragment key={each}>
            <Choice event={each} sentence={(choice) => t("puzzle-equal", { choice })} />
            {t("sentence-gap")}
          </Fragment>
        ))}
      </p>
      {worse && why && (
        <p>
          {/* Of two choices, the other is known. */}
          {choices.length > 2 && <Choice event={worse.event} sentence={(choice) => t("puzzle-compared", { choice })} />}
          {t("sentence-gap")}
          {why}
        </p>
      )}
      <Worths unit={unit} worths={shown} label={t("estimate-choices")} headed />
      {others.length > 0 && (
        <details>
          <summary>{t("puzzle-others")}</summary>
          {others.map(({ event, words }) => (
            <p key={event}>
              <Choice event={event} sentence={(choice) => t("puzzle-compared", { choice })} />
              {t("sentence-gap")}
              {words}
            </p>
          ))}
        </details>
      )}
      {rest.length > 0 && (
        <details>
          <summary>{t("estimate-rest", { count: rest.length })}</summary>
          <Worths unit={unit} worths={rest} label={t("estimate-others")} />
        </details>
      )}
      <p class={panelStyles.small}>
        {t("puzzle-points", { unit })}
        {t("sentence-gap")}
        {exact ? t("estimate-exact") : t("puzzle-sampled", { unit, worlds })}
        {t("sentence-gap")}
        {rating &&
          (rating.deviation > UNSURE
            ? t("puzzle-provisional", {
                rating: String(Math.round(rating.rating)),
                error: String(Math.round((2 * rating.deviation) / 10) * 10),
              })
            : t("puzzle-rating", {
                rating: String(Math.round(rating.rating)),
                changed: gained === 0 ? "no" : "yes",
                gained: `${gained > 0 ? "+" : "−"}${Math.abs(gained)}`,
              }))}
      </p>
      <div class={`${panelStyles.panelButtons} ${styles.stay}`} data-stays="bottom">
        {openGame && <Button onClick={openGame} says="puzzle-look" />}
        <Button primary onClick={next}>
          {goOn}
        </Button>
      </div>
    </section>
  );
}

/** Return the name of a seat: "you", that of its computer player, or "the other". */
export function nameAt({ game, seat }: View, each: Seat): string {
  const id = `person-${game}-${each}`;
  return each === seat ? you() : has(id) ? t(id) : noun("puzzle-other");
}

/** The table of a problem. The events pressed at it go to `take`, and not to the game below the panel. */
export function Cloth({ take, children }: { take(event: string): void; children: ComponentChildren }) {
  const choose = (click: MouseEvent) => {
    const event = (click.target as Element).closest<HTMLElement>("[data-event]")?.dataset.event ?? "";
    if (!event || /^(?:table|app):/.test(event)) return;
    click.preventDefault();
    take(event);
  };
  return (
    // biome-ignore lint/a11y: the buttons of the table are within
    <div class={practiceStyles.cloth} onClick={choose}>
      {children}
    </div>
  );
}
