// What the arbiter has been told so far, a step back, and the beginning.
import type { Arbiter, Laws } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import arbiterStyles from "./arbiter.module.css";

interface Props {
  tree: Laws;
  group: string | undefined; // chosen, and nothing else yet
  arbiter: Arbiter | null;
  go: (at: string) => void;
}

export function Trail({ tree, group, arbiter, go }: Props) {
  const { what = "", asked = [] } = arbiter ?? {};
  const of = group ?? tree.groups.find((one) => one.what.includes(what))?.name;
  if (!of) return null;
  // Where each thing was chosen, and what was.
  const steps: [to: string, words: string][] = [["", t(`arbiter-group-${of}`)]];
  if (what) steps.push([of, t(`arbiter-what-${what}`)]);
  asked.forEach(({ question, answer }, i) => {
    const to = [what, ...asked.slice(0, i).map((one) => one.answer)].join(".");
    steps.push([to, `${t(`arbiter-ask-${question}`)} ${t(`arbiter-answer-${question}-${answer}`)}`]);
  });
  return (
    <nav class={arbiterStyles.trail} aria-label={t("arbiter-page-told")}>
      <ol>
        {steps.map(([to, words]) => (
          <li key={to}>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      <div class={arbiterStyles.steps}>
        <button
          type="button"
          class={`${buttonStyles.button} ${arbiterStyles.button}`}
          onClick={() => go(steps.at(-1)?.[0] ?? "")}
        >
          {t("arbiter-page-back")}
        </button>
        <button type="button" class={`${buttonStyles.button} ${arbiterStyles.button}`} onClick={() => go("")}>
          {t("arbiter-page-again")}
        </button>
      </div>
    </nav>
  );
}
