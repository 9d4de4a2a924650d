// Where a rule or law comes from: what its sources say, with the original beside a translation.
import { useState } from "preact/hooks";
import quoted from "../../../py/ecarte/book/works.json";
import { lookUp } from "../engine/lookUp.ts";
import { language, loadTopic, t, wordsOf } from "../i18n/index.ts";
import { useAsked } from "./hooks/useAsked.ts";
import panelStyles from "./panel.module.css";
import unseenStyles from "./unseen.module.css";
import styles from "./whereFrom.module.css";

interface Props {
  rule: string; // "E17", or the name of a law
  works: string[]; // "jirai", "law-43"
}

/** The sources of a rule, folded; their words are fetched when somebody unfolds them. */
export function WhereFrom({ rule, works }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={styles.from} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t("source-title")}
        <span class={unseenStyles.unseen}> ({rule})</span>
      </summary>
      {isOpen && <Sources rule={rule} works={works} />}
    </details>
  );
}

/** Return the language that a work is quoted in; the laws are one work. */
const languageOf = (work: string): string | undefined => lookUp(quoted, work.replace(/^law-\d+$/, "law"));

/** Fetch what the sources say, and return it in their own languages. */
async function fetchOriginals() {
  await loadTopic("sources");
  const languages = [...new Set(Object.values(quoted))];
  const words = languages.map(async (lang) => [lang, await wordsOf(lang, "sources")] as const);
  return Object.fromEntries(await Promise.all(words));
}

function Sources({ rule, works }: Props) {
  const { answer: originals, hasFailed } = useAsked("sources", fetchOriginals);
  if (!originals)
    return (
      <p class={panelStyles.small} aria-live="polite">
        {hasFailed && t("page-outdated")}
      </p>
    );
  return (
    <dl>
      {works.map((work) => {
        const law = /^law-(\d+)$/.exec(work)?.[1];
        const id = law ? `source-${work}` : `source-${rule}-${work}`;
        const lang = languageOf(work);
        return (
          <div key={work}>
            <dt>{law ? t("source-law", { number: law }) : t(`source-${work}`)}</dt>
            <dd>{t(id)}</dd>
            {lang && lang !== language() && <dd lang={lang}>{lookUp(originals, lang)?.(id)}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
