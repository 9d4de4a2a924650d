import { useEffect, useRef, useState } from "preact/hooks";
import { FIRST } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAddress } from "../../kit/hooks/useAddress.ts";
import { Panel } from "../../kit/Panel.tsx";
import { WhichGame } from "../../kit/WhichGame.tsx";
import type { State } from "../../state/state.ts";
import bookStyles from "./book.module.css";
import { ChapterLinks, Contents, SearchResults } from "./Contents.tsx";
import { addressOf, books, placeOf, rulesOf } from "./data.ts";
import { Text } from "./Text.tsx";

/** Scroll to the place that the address names, and focus it for screen readers. */
function useScrollTo(at: string) {
  const text = useRef<HTMLDivElement>(null);
  const hasTouched = useRef(false); // after a touch, late examples no longer move the page
  const scroll = () => {
    const found = [...(text.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])].find(
      ({ dataset }) => dataset.place === at,
    );
    found?.scrollIntoView({ block: "start" });
    if (!found) text.current?.closest("[data-part=panel-sheet]")?.scrollTo(0, 0);
    return found;
  };
  useEffect(() => {
    hasTouched.current = false;
    scroll()?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    const touch = () => {
      hasTouched.current = true;
    };
    for (const event of ["pointerdown", "wheel", "touchmove", "keydown"])
      text.current?.addEventListener(event, touch, { passive: true });
  }, []);
  return { text, onLaid: () => void (hasTouched.current || scroll()) };
}

/** The rule book: every rule and option of both games, chapter by chapter, with its contents beside it where there
 *  is room. The address names the place, "#book=E17". */
export default function BookPanel({ state }: { state: State }) {
  const [at, turn] = useAddress();
  const [query, setQuery] = useState("");
  const place = placeOf(at, state.shown?.view.game ?? FIRST);
  const { text, onLaid } = useScrollTo(place.at);
  const book = books.find(({ game }) => game === place.game) ?? books[0];
  if (!book) return null;
  const number = place.chapter ?? 0; // where there is room beside the contents, the first
  const chapter = book.chapters[number];
  const section = chapter?.sections.find(
    (one) => place.at === addressOf(place.game, one) || rulesOf(one).includes(place.at),
  );
  const shows = [
    section && rulesOf(section).includes(place.at) ? t("book-rule", { rule: place.at }) : "",
    section ? t(`book-section-${book.game}-${section.section}`) : "",
    !section && place.chapter === null && at ? t(`game-${book.game}`) : "",
    t("rule-book"),
  ];
  const open = (to: string) => {
    setQuery("");
    turn(to);
  };
  return (
    <Panel name="book" title={t("rule-book")} shows={shows.filter(Boolean).join(" – ")} notice={state.notice}>
      <div class={`${bookStyles.book}${place.chapter === null ? "" : ` ${bookStyles.open}`}`}>
        <nav class={bookStyles.nav} aria-label={t("book-contents")}>
          <WhichGame
            name="book-of"
            class={bookStyles.segments}
            value={book.game}
            games={books.map(({ game }) => game)}
            change={turn}
          />
          <input
            type="search"
            class={bookStyles.search}
            placeholder={t("book-search")}
            aria-label={t("book-search")}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {query.trim() ? (
            <SearchResults book={book} query={query.trim()} open={open} />
          ) : (
            <Contents book={book} open={open} />
          )}
          <button type="button" class={fieldsStyles.asUsual} data-event="app:fair">
            {t("about-fair")}
          </button>
        </nav>
        <div class={bookStyles.text} ref={text}>
          {chapter && (
            <>
              <Button class={bookStyles.back} onClick={() => turn(book.game)}>
                {t("book-contents")}
              </Button>
              <h3 class={bookStyles.chapter}>{t(`book-chapter-${book.game}-${chapter.chapter}`)}</h3>
              {chapter.sections.map((section) => (
                <Text key={section.section} game={book.game} section={section} onLaid={onLaid} />
              ))}
              <ChapterLinks book={book} chapter={number} open={open} />
              <button type="button" class={fieldsStyles.asUsual} onClick={() => window.print()}>
                {t("book-print")}
              </button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
