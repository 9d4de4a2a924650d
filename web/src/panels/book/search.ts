// Searching the rule book in everyday words: "may I look at my discards?". The best match comes first; words that occur
// everywhere count little.

import { offers } from "../../engine/offers.ts";
import { has, language, t } from "../../i18n/index.ts";
import { joined, sentenceOf, valueWords } from "../../i18n/phrases.ts";
import { addressOf, type Book, type Section } from "./data.ts";

export interface Hit {
  page: "book" | "arbiter"; // the arbiter panel shows the laws
  address: string; // a rule or its section; the number of a law
  title: string; // of the section, or of the law
  text: string;
}

interface Place extends Hit {
  heading: string[];
  body: string[];
}

const LAWS = 51;

function textsOf(game: string, section: Section): Hit[] {
  const title = t(`book-section-${game}-${section.section}`);
  let address = addressOf(game, section);
  const hit = (text: string): Hit => ({ page: "book", address, title, text });
  return section.items.flatMap((item) => {
    if ("rule" in item) {
      address = item.rule;
      return [hit(t(`book-${item.rule}`, item.numbers))];
    }
    if ("option" in item) {
      const values = item.values.map((value) => {
        const text = sentenceOf(item.option, value, item.numbers);
        return text ? `${valueWords(item.option, value)}: ${text}` : valueWords(item.option, value);
      });
      return [hit(joined([t(`option-${item.option}`), ...values]))];
    }
    if ("preset" in item) return [hit(joined([t(`preset-${item.preset}`), t(`book-preset-${item.preset}`)]))];
    return [];
  });
}

/** Return the laws, once their words have been fetched. */
const laws = (game: string): Hit[] =>
  !offers(game, "arbiter") || !has("law-1")
    ? []
    : Array.from({ length: LAWS }, (_, at) => ({
        page: "arbiter",
        address: String(at + 1),
        title: `${t("law-name", { number: at + 1 })} · ${t(`law-${at + 1}-title`)}`,
        text: t(`law-${at + 1}`),
      }));

/** Return the words of a text without accents and capitals, also in a language without spaces. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "") // except the marks of kana, which change the letter
    .normalize("NFC")
    .toLowerCase();
  if (!("Segmenter" in Intl)) return plain.match(/[\p{L}\p{N}]+/gu) ?? []; // an older browser
  const segments = new Intl.Segmenter(language(), { granularity: "word" }).segment(plain);
  return [...segments].filter((each) => each.isWordLike).map((each) => each.segment);
}

let cache: { of: string; places: Place[] } = { of: "", places: [] };

function placesOf(book: Book): Place[] {
  const of = `${language()} ${book.game} ${has("law-1")}`;
  if (cache.of !== of) {
    const hits = book.chapters.flatMap(({ sections }) => sections.flatMap((section) => textsOf(book.game, section)));
    const also = ({ address }: Hit) => (has(`book-also-${address}`) ? t(`book-also-${address}`) : "");
    cache = {
      of,
      places: [...hits, ...laws(book.game)].map((hit) => ({
        ...hit,
        heading: wordsOf(`${hit.address} ${hit.title} ${also(hit)}`),
        body: wordsOf(hit.text),
      })),
    };
  }
  return cache.places;
}

/** Return whether two words are forms of one: "turned" and "turn", "refuses" and "refusing". */
function areAkin(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same >= Math.max(4, Math.max(a.length, b.length) - 3);
}

/** Return how well a word matches the best of others: equal, a form of it or, for the last word, its beginning. */
function match(word: string, others: string[], last: boolean): number {
  if (others.includes(word)) return 1;
  if (others.some((other) => areAkin(word, other))) return 0.8;
  return last && others.some((other) => other.startsWith(word)) ? 0.7 : 0; // it is still being typed
}

/** Search a book and the laws; the best match first, one per address. */
export function search(book: Book, query: string): Hit[] {
  const asked = [...new Set(wordsOf(query))];
  const idle = new Set(wordsOf(t("book-idle-words")));
  const words = asked.every((word) => idle.has(word)) ? asked : asked.filter((word) => !idle.has(word));
  const places = placesOf(book);
  const worth = places.map(() => 0);
  words.forEach((word) => {
    const matches = places.map(({ heading, body }) =>
      Math.max(2 * match(word, heading, word === asked.at(-1)), match(word, body, word === asked.at(-1))),
    );
    const weight = Math.log(1 + places.length / Math.max(matches.filter(Boolean).length, 1));
    matches.forEach((how, at) => {
      worth[at] = (worth[at] ?? 0) + how * weight;
    });
  });
  const best = Math.max(...worth, 0);
  const ranked = places
    .map(({ page, address, title, text }, at) => ({ page, address, title, text, worth: worth[at] ?? 0 }))
    .filter((hit) => hit.worth > 0 && hit.worth >= best * ENOUGH)
    .sort((a, b) => b.worth - a.worth);
  return ranked.filter(
    (hit, at) => ranked.findIndex(({ page, address }) => page === hit.page && address === hit.address) === at,
  );
}

/** The share of the best match's weight below which a place is not listed. */
const ENOUGH = 0.45;
