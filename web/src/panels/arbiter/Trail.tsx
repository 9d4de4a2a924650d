import type { Arbiter, Laws } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/sentences.ts";
import { Button } from "../../kit/Button.tsx";
import arbiterStyles from "./arbiter.module.css";

interface Props {
  tree: Laws;
  group?: string; // while nothing else has been chosen
  arbiter: Arbiter | null;
  go: (at: string) => void;
}

/** The answers so far, a step back, and a new start. */
export function Trail({ tree, group, arbiter, go }: Props) {
  const { what = "", asked = [] } = arbiter ?? {};
  const name = group ?? tree.groups.find((one) => one.what.includes(what))?.name;
  if (!name) return null;
  // For each answer, the place where it was given.
  const steps: [to: string, words: string][] = [["", t(`arbiter-group-${name}`)]];
  if (what) steps.push([name, t(`arbiter-what-${what}`)]);
  asked.forEach(({ question, answer }, i) => {
    const to = [what, ...asked.slice(0, i).map((one) => one.answer)].join(".");
    steps.push([to, joined([t(`arbiter-ask-${question}`), t(`arbiter-answer-${question}-${answer}`)])]);
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
        <Button class={arbiterStyles.button} onClick={() => go(steps.at(-1)?.[0] ?? "")}>
          {t("arbiter-page-back")}
        </Button>
        <Button class={arbiterStyles.button} onClick={() => go("")}>
          {t("arbiter-page-again")}
        </Button>
      </div>
    </nav>
  );
}
