// The figures behind a hint: the best choices and why the first is best. The rest is folded.

import type { VNode } from "preact";
import type { Estimate } from "../engine/types/analysis.ts";
import { t } from "../i18n/index.ts";
import { joined } from "../i18n/phrases.ts";
import styles from "../kit/panel.module.css";
import { reasonsOf, reasonWords } from "./choices.ts";
import { formOf } from "./unit.ts";
import { Worths } from "./Worths.tsx";

const SHOWN = 3;

export const figuresOf = (estimate: Estimate): VNode => <Figures {...estimate} />;

function Figures({ choices, exact, worlds, unit, reasons = [] }: Estimate) {
  const { worth, figure } = formOf(unit);
  const ranked = [...choices].sort((a, b) => worth(b) - worth(a));
  const rest = ranked.slice(SHOWN);
  const why = reasons.filter(({ code }) => code !== "hand"); // the player sees the hand
  const words = (figures: boolean) => reasonWords(reasonsOf(why, figures), "hint");
  const [said, behind] = [words(false), words(true)];
  return (
    <>
      <h2>{t("estimate-choices")}</h2>
      <Worths unit={unit} worths={ranked} rows={SHOWN} label={t("estimate-choices")} headed />
      {said.length > 0 && <p>{joined(said)}</p>}
      <details>
        <summary>{t("estimate-rest", { count: rest.length })}</summary>
        {rest.length > 0 && <Worths unit={unit} worths={rest} label={t("estimate-others")} />}
        {behind.length > 0 && <p class={styles.small}>{joined(behind)}</p>}
        <p class={styles.small}>
          {exact ? t("estimate-exact") : t("estimate-sampled", { unit, worlds, error: figure(ranked[0]?.error ?? 0) })}
        </p>
      </details>
    </>
  );
}
