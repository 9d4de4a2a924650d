// The rule book: every rule and option of both games, a chapter at a time, with its contents beside it where
// there is room. The address names the place, "#book=E17".
import { useEffect, useRef, useState } from "preact/hooks";
import { FIRST } from "../../i18n/games.ts";
import { loadTopic, t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { page, turnTo } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import bookStyles from "./book.module.css";
import { addressOf, type Book, books, placeOf, rulesOf } from "./data.ts";
import { search } from "./search.ts";
import { Text } from "./Text.tsx";

export default function BookPanel({ state }: { state: State }) {
  const [, setTurned] = useState(0); // the address is what is shown; turning a page draws it anew
  const [query, setQuery] = useState("");
  const text = useRef<HTMLDivElement>(null);
  const touched = useRef(false); // since then: what is laid later does not move the page any more
  const { fourColour } = state.settings;
  const there = page()?.at ?? "";
  const place = placeOf(there, state.shown?.view.game ?? FIRST);
  const book = books.find(({ game }) => game === place.game) ?? books[0];
  const number = place.chapter ?? 0; // beside the contents, where there is room, the first
  const chapter = book?.chapters[number];
  const section = chapter?.sections.find(
    (one) => place.at === addressOf(place.game, one) || rulesOf(one).includes(place.at),
  );
  const shows = [
    section && rulesOf(section).includes(place.at) ? t("book-rule", { rule: place.at }) : "",
    book && section ? t(`book-section-${book.game}-${section.section}`) : "",
    book && !section && place.chapter === null && there ? t(`game-${book.game}`) : "",
    t("rule-book"),
  ];
  // What was asked for is scrolled to and has the focus, so that it is read from there.
  const scroll = () => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].find(
      ({ dataset }) => dataset.place === place.at,
    );
    found?.scrollIntoView({ block: "start" });
    if (!found) text.current?.closest("[data-part=panel-sheet]")?.scrollTo(0, 0);
    return found;
  };
  useEffect(() => {
    touched.current = false;
    scroll()?.focus({ preventScroll: true });
  }, [place.at]);
  useEffect(() => {
    const touch = () => {
      touched.current = true;
    };
    const ways = ["pointerdown", "wheel", "touchmove", "keydown"];
    for (const way of ways) text.current?.addEventListener(way, touch, { passive: true });
  }, []);
  if (!book) return null;

  const laid = () => {
    if (!touched.current) scroll();
  };

  const turn = (at: string) => {
    turnTo(at);
    setTurned((number) => number + 1);
  };
  const open = (at: string) => {
    setQuery("");
    turn(at);
  };
  return (
    <Panel name="book" title={t("rule-book")} shows={shows.filter(Boolean).join(" – ")} notice={state.notice}>
      <div class={`${bookStyles.book}${place.chapter === null ? "" : ` ${bookStyles.open}`}`}>
        <nav class={bookStyles.nav} aria-label={t("book-contents")}>
          <fieldset class={bookStyles.segments}>
            <legend class={unseenStyles.unseen}>{t("new-which")}</legend>
            <div class={fieldsStyles.segmentsRow}>
              {books.map(({ game }) => (
                <label key={game} class={fieldsStyles.segment}>
                  <input type="radio" name="book-of" checked={book.game === game} onChange={() => turn(game)} />
                  <span>{t(`game-${game}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <input
            type="search"
            class={bookStyles.search}
            placeholder={t("book-search")}
            aria-label={t("book-search")}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {query.trim() ? (
            <Found book={book} query={query.trim()} open={open} />
          ) : (
            <Contents book={book} here={chapter?.chapter} open={open} />
          )}
          <button type="button" class={fieldsStyles.asUsual} data-event="app:fair">
            {t("about-fair")}
          </button>
        </nav>
        <div class={bookStyles.text} ref={text}>
          {chapter && (
            <>
              <button type="button" class={`${buttonStyles.button} ${bookStyles.back}`} onClick={() => turn(book.game)}>
                {t("book-contents")}
              </button>
              <h3 class={bookStyles.chapter}>{t(`book-chapter-${book.game}-${chapter.chapter}`)}</h3>
              {chapter.sections.map((section) => (
                <Text key={section.section} game={book.game} section={section} fourColour={fourColour} laid={laid} />
              ))}
              <Leaves book={book} chapter={number} open={open} />
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

interface Listed {
  book: Book;
  open: (at: string) => void;
}

function Contents({ book, here, open }: Listed & { here: string | undefined }) {
  return (
    <ol class={bookStyles.contents}>
      {book.chapters.map(({ chapter, sections }) => (
        <li key={chapter} class={chapter === here ? "" : ""}>
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

function Found({ book, query, open }: Listed & { query: string }) {
  const [, setFetched] = useState(false);
  useEffect(() => void loadTopic("laws").then(() => setFetched(true)), []); // what went wrong is told there
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
              data-event={page === "arbiter" ? `app:arbiter:${address}` : undefined}
              onClick={page === "book" ? () => open(address) : undefined}
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

/** To the chapters before and after. */
function Leaves({ book, chapter, open }: Listed & { chapter: number }) {
  const to = (number: number, key: string) => {
    const there = book.chapters[number];
    const first = there?.sections[0];
    if (!there || !first) return null;
    return (
      <button type="button" class={buttonStyles.button} onClick={() => open(addressOf(book.game, first))}>
        {t(key, { title: t(`book-chapter-${book.game}-${there.chapter}`) })}
      </button>
    );
  };
  return (
    <div class={panelStyles.panelButtons}>
      {to(chapter - 1, "book-previous")}
      {to(chapter + 1, "book-next")}
    </div>
  );
}
