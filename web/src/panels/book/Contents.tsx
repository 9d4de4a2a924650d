// Navigation in the rule book: its contents, search results, the chapters before and after.
import { useEffect, useState } from "preact/hooks";
import { loadTopic, t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";
import bookStyles from "./book.module.css";
import { addressOf, type Book, rulesOf } from "./data.ts";
import { search } from "./search.ts";

interface Props {
  book: Book;
  open: (at: string) => void;
}

/** All sections of a book, chapter by chapter. */
export function Contents({ book, open }: Props) {
  return (
    <ol class={bookStyles.contents}>
      {book.chapters.map(({ chapter, sections }) => (
        <li key={chapter}>
          <h3>{t(`book-chapter-${book.game}-${chapter}`)}</h3>
          <ul>
            {sections.map((section) => (
              <li key={section.section}>
                <button type="button" class={bookStyles.line} onClick={() => open(addressOf(book.game, section))}>
                  <span>{t(`book-section-${book.game}-${section.section}`)}</span>
                  <span class={bookStyles.id}>{rulesOf(section).join(" ")}</span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The results of a search in the book and the laws. */
export function SearchResults({ book, query, open }: Props & { query: string }) {
  const [, setFetched] = useState(false);
  useEffect(() => void loadTopic("laws").then(() => setFetched(true)), []); // a failure is reported where it occurs
  const hits = search(book, query);
  return (
    <>
      <p class={panelStyles.small} role="status">
        {t("book-found", { count: hits.length, query })}
      </p>
      <ul class={bookStyles.found}>
        {hits.map(({ page, address, title, text }) => (
          <li key={`${page} ${address}`}>
            <button
              type="button"
              class={bookStyles.line}
              {...(page === "book" ? { onClick: () => open(address) } : { "data-event": `app:arbiter:${address}` })}
            >
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <span class={bookStyles.id}>{page === "book" && /\d/.test(address) ? address : ""}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Buttons to the chapters before and after. */
export function ChapterLinks({ book, chapter, open }: Props & { chapter: number }) {
  const link = (number: number, key: string) => {
    const there = book.chapters[number];
    const first = there?.sections[0];
    if (!there || !first) return null;
    return (
      <Button onClick={() => open(addressOf(book.game, first))}>
        {t(key, { title: t(`book-chapter-${book.game}-${there.chapter}`) })}
      </Button>
    );
  };
  return (
    <div class={panelStyles.panelButtons}>
      {link(chapter - 1, "book-previous")}
      {link(chapter + 1, "book-next")}
    </div>
  );
}
