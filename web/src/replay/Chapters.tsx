// The chapters of a study: a list with the one that is shown, and buttons to the chapters before and after it.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { shownName } from "../i18n/shown.ts";
import chaptersStyles from "./chapters.module.css";
import { Sign } from "./pieces/Sign.tsx";
import type { ReplayStudy } from "./steps/acts.ts";

let pressed = ""; // the part of the last list in which another chapter was chosen: the next list takes the focus there

/** The study's title and its chapters. */
export function Chapters({ study, go }: { study: ReplayStudy; go(chapter: number): void }) {
  const { title, names, at } = study;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = root.current?.querySelector<HTMLElement>("[aria-current]");
    current?.scrollIntoView({ block: "nearest" });
    const part = pressed;
    pressed = "";
    if (part) (part === "list" ? current : root.current?.querySelector<HTMLElement>(`[data-way="${part}"]`))?.focus();
  }, [at]);
  const turn = (chapter: number, part: string) => {
    if (chapter < 1 || chapter > names.length || chapter === at) return;
    pressed = part;
    go(chapter);
  };
  const way = (name: "before" | "next", chapter: number) => (
    <button
      type="button"
      class={chaptersStyles.way}
      data-way={name}
      aria-label={t(`replay-chapter-${name}`)}
      title={t(`replay-chapter-${name}`)}
      aria-disabled={chapter < 1 || chapter > names.length}
      onClick={() => turn(chapter, name)}
    >
      <Sign name={name} />
    </button>
  );
  return (
    <nav ref={root} class={chaptersStyles.chapters} aria-label={t("replay-chapters")}>
      <div class={chaptersStyles.head}>
        {way("before", at - 1)}
        <p>
          <strong>{shownName(title)}</strong>
          <small>{t("replay-chapter-of", { chapter: at, count: names.length })}</small>
        </p>
        {way("next", at + 1)}
      </div>
      <ol>
        {names.map((name, i) => (
          <li key={`${i} ${name}`}>
            <button type="button" aria-current={i + 1 === at ? "true" : undefined} onClick={() => turn(i + 1, "list")}>
              {t("replay-chapter", { chapter: i + 1, name })}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
