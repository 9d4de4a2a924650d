import type { VNode } from "preact";
import type { Law, Verdict } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import styles from "./arbiter.module.css";
import { LawText } from "./LawList.tsx";

interface Props {
  verdict: Verdict;
  laws: Law[];
  heading: (words: string) => VNode;
}

/** The ruling: who chooses, what each choice leads to, and the laws it rests on. */
export function Ruling({ verdict, laws, heading }: Props) {
  return (
    <>
      {heading(t(`arbiter-chooser-${verdict.chooser ?? "none"}`))}
      <ul class={styles.choices}>
        {verdict.choices.map(({ name, effects }) => (
          <li key={name + effects.join()} class={styles.choice}>
            <b>{t(`arbiter-choice-${name}`)}</b>
            <p>{effects.map((effect) => t(`arbiter-effect-${effect}`)).join(t("arbiter-page-between"))}</p>
          </li>
        ))}
      </ul>
      {verdict.laws.map((number) => {
        const law = laws.find((one) => one.number === number);
        return law && <LawText key={number} law={law} heading="h4" />;
      })}
    </>
  );
}
