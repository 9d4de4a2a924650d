import { t } from "../i18n/index.ts";
import { ruleName } from "../i18n/problem.ts";
import styles from "./link.module.css";

/** The id of a rule, as a link to its place in the rule book. */
export function RuleLink({ rule }: { rule: string }) {
  return (
    <button
      type="button"
      class={styles.ruleLink}
      data-event={`app:book:${rule}`}
      aria-label={t("rule-in-book", { rule })}
    >
      {ruleName(rule)}
    </button>
  );
}
