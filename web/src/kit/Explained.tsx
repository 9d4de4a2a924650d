import type { Problem } from "../engine/types/view.ts";
import { explain, inBook, ruleName } from "../i18n/problem.ts";
import { RuleLink } from "./RuleLink.tsx";

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
