// A comment, in which the ids of rules lead to the rule book.
import { root } from "../../browser/site.ts";
import { inBook } from "../../i18n/problem.ts";
import { RuleLink } from "../../kit/Explained.tsx";

const RULE = /\b([EB][1-9]\d?)\b/;

/** The words of a comment. Inside another site's page the rule book opens beside it. */
export function Comment({ text, embedded }: { text: string; embedded: boolean }) {
  return (
    <>
      {text.split(RULE).map((part, i) => {
        if (i % 2 === 0 || !inBook(part)) return part; // every second part is what RULE has matched
        if (!embedded) return <RuleLink key={`${part}${i}`} rule={part} words={part} />;
        return (
          <a key={`${part}${i}`} href={`${root.href}#book=${part}`} target="_blank" rel="noopener">
            {part}
          </a>
        );
      })}
    </>
  );
}
