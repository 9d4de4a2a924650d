import { useEffect, useRef, useState } from "preact/hooks";
import { theCards } from "../../cards/cardNames.ts";
import { CardPicture } from "../../cards/Face.tsx";
import { has, loadTopic, t } from "../../i18n/index.ts";
import { FIRST, sentenceOf, valueWords } from "../../i18n/phrases.ts";
import { Button, EnglishLink } from "../../kit/Button.tsx";
import { WhichGame } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel, useAddress } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { WhereFrom } from "../../kit/WhereFrom.tsx";
import type { Reads } from "../../state/state.ts";
import bookStyles from "./book.module.css";
import {
  addressOf,
  type Book,
  books,
  cardsOf,
  type Item,
  type Picture,
  placeOf,
  rulesOf,
  type Section,
} from "./data.ts";
import { search } from "./search.ts";
import { Try } from "./Try.tsx";

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
  const onLaid = () => {
    if (!hasTouched.current) scroll();
  };
  return { text, onLaid };
}

/** The rule book: every rule and option of both games, chapter by chapter, with its contents beside it where there
 *  is room. The address names the place, "#book=E17". */
export default function BookPanel({ state }: Reads<"shown" | "notice">) {
  const [at, turn] = useAddress();
  const [query, setQuery] = useState("");
  const place = placeOf(at, state.shown?.view.game ?? FIRST);
  const { text, onLaid } = useScrollTo(place.at);
  const book = books.find(({ game }) => game === place.game) ?? books[0];
  if (!book) return null;
  const number = place.chapter ?? 0; // a wide panel shows the first chapter beside the contents
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
          <button type="button" class={fieldsStyles.textButton} data-event="app:fair">
            {t("about-fair")}
          </button>
          <EnglishLink class={fieldsStyles.textButton} to="docs/choices.html">
            {t("book-choices")}
          </EnglishLink>
        </nav>
        <div class={bookStyles.text} ref={text}>
          {chapter && (
            <>
              <Button class={bookStyles.back} onClick={() => turn(book.game)} says="book-contents" />
              <h3 class={bookStyles.chapter}>{t(`book-chapter-${book.game}-${chapter.chapter}`)}</h3>
              {chapter.sections.map((section) => (
                <SectionText key={section.section} game={book.game} section={section} onLaid={onLaid} />
              ))}
              <ChapterLinks book={book} chapter={number} open={open} />
              <button type="button" class={fieldsStyles.textButton} onClick={() => window.print()}>
                {t("book-print")}
              </button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

interface Props {
  book: Book;
  open: (at: string) => void;
}

function Contents({ book, open }: Props) {
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

function SearchResults({ book, query, open }: Props & { query: string }) {
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

function ChapterLinks({ book, chapter, open }: Props & { chapter: number }) {
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

interface SectionTextProps {
  game: string;
  section: Section;
  onLaid: () => void; // called when an example has its final size
}

function SectionText({ game, section, onLaid }: SectionTextProps) {
  const address = addressOf(game, section);
  return (
    <section class={bookStyles.section} aria-labelledby={`title-${address}`}>
      <h4 id={`title-${address}`} tabIndex={-1} data-place={address}>
        {t(`book-section-${game}-${section.section}`)}
      </h4>
      {section.items.map((item) => (
        <ItemText key={JSON.stringify(item)} item={item} first={address} onLaid={onLaid} />
      ))}
    </section>
  );
}

/** An item of a section; the address of its first rule is that of the heading. */
function ItemText({ item, first, onLaid }: Omit<SectionTextProps, "game" | "section"> & { item: Item; first: string }) {
  if ("rule" in item)
    return (
      <>
        <p class={bookStyles.rule} tabIndex={-1} data-place={item.rule === first ? undefined : item.rule}>
          <span class={bookStyles.id}>{item.rule}</span>
          {t(`book-${item.rule}`, item.numbers)}
        </p>
        <WhereFrom rule={item.rule} works={item.from} />
      </>
    );
  if ("option" in item) return <Values item={item} />;
  if ("preset" in item)
    return (
      <div class={bookStyles.option}>
        <h5>{t(`preset-${item.preset}`)}</h5>
        <p>{t(`book-preset-${item.preset}`)}</p>
      </div>
    );
  if ("picture" in item) return <Drawn picture={item} />;
  return <Try example={item} onLaid={onLaid} />;
}

/** Return the name of an option's value; flags share theirs. */
const nameOfValue = (option: string, value: string): string =>
  (value === "on" || value === "off") && !has(`option-${option}-${value}`)
    ? t(`option-${value}`)
    : valueWords(option, value);

function Values({ item }: { item: Extract<Item, { option: string }> }) {
  const { option, values, numbers } = item;
  return (
    <div class={bookStyles.option}>
      <h5>{t(`option-${option}`)}</h5>
      <dl>
        {values.map((value, i) => (
          <div key={value}>
            <dt>
              {nameOfValue(option, value)}
              {i === 0 && <span class={bookStyles.usual}> · {t("book-usual")}</span>}
            </dt>
            {sentenceOf(option, value) && <dd>{sentenceOf(option, value, numbers)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Drawn({ picture }: { picture: Picture }) {
  const cards = cardsOf(picture.cards);
  const faceUp = cards.filter((card) => card !== "??");
  const points = picture.points ?? [];
  const label = points.length
    ? cards.map((card, i) => `${theCards([card])} ${points[i]}`).join(", ")
    : theCards(faceUp);
  return (
    <div class={bookStyles.drawn} data-picture={picture.picture} role="img" aria-label={label}>
      {cards.map((card, i) => (
        <span key={card} class={bookStyles.drawnOne}>
          <CardPicture card={card} />
          {points.length > 0 && <b>{points[i]}</b>}
        </span>
      ))}
    </div>
  );
}
