// A problem or a rule in words, which lead to the rule book.
import type { Ref } from "preact";
import type { Problem } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain, inBook, ruleName } from "../i18n/problem.ts";
import styles from "./link.module.css";
import panelStyles from "./panel.module.css";

/** A rule in words, "rule E17" unless others are given, as a link to its place in the rule book. */
export function RuleLink({ rule, words = ruleName(rule) }: { rule: string; words?: string }) {
  return (
    <button
      type="button"
      class={styles.ruleLink}
      data-event={`app:book:${rule}`}
      aria-label={t("rule-in-book", { rule })}
    >
      {words}
    </button>
  );
}

/** A problem in words; the rule in it links to the rule book. */
export function Explained({ problem }: { problem: Problem }) {
  const words = explain(problem);
  const { rule } = problem;
  const name = rule ? ruleName(rule) : "";
  const at = name ? words.lastIndexOf(name) : -1;
  if (!rule || at < 0 || !inBook(rule)) return <>{words}</>;
  return (
    <>
      {words.slice(0, at)}
      <RuleLink rule={rule} />
      {words.slice(at + name.length)}
    </>
  );
}

/** The place in a panel where the last refusal is explained, if there was one. */
export const Refusal = ({ problem, ref }: { problem: Problem | null; ref?: Ref<HTMLParagraphElement> }) => (
  <p ref={ref} class={panelStyles.refusal} role="alert">
    {problem && <Explained problem={problem} />}
  </p>
);
