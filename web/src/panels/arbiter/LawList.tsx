import { useEffect, useRef } from "preact/hooks";
import type { Law } from "../../engine/types/laws.ts";
import { t } from "../../i18n/index.ts";
import { RuleLink } from "../../kit/RuleLink.tsx";
import styles from "./arbiter.module.css";

interface Props {
  law: Law;
  heading: "h3" | "h4"; // one level below the heading above it
}

/** A law: its number, title and text, and the rules of the game it belongs to. */
export function LawText({ law, heading: Heading }: Props) {
  const { number, kind, rules } = law;
  return (
    <article class={styles.law} aria-labelledby={`law-${number}`} data-law={number} tabIndex={-1}>
      <Heading id={`law-${number}`}>
        <span class={styles.lawNumber}>{t("law-name", { number })}</span> {t(`law-${number}-title`)}
      </Heading>
      <p>{t(`law-${number}`)}</p>
      <p class={styles.lawFoot}>
        <span>{t(`law-kind-${kind}`)}</span>
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </article>
  );
}

/** The 51 laws, with the focus on one of them. */
export function LawList({ laws, at }: { laws: Law[]; at: number }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const law = list.current?.querySelector<HTMLElement>(`[data-law="${at}"]`);
    law?.scrollIntoView({ block: "start" });
    law?.focus({ preventScroll: true });
  }, [at]);
  return (
    <div ref={list}>
      {laws.map((law) => (
        <LawText key={law.number} law={law} heading="h3" />
      ))}
    </div>
  );
}
