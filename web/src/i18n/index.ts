// The words of the page. A language (a folder in py/ecarte/locales) has a first part for the beginning of a game, the
// rest for panels and belote, and topics for single panels. Each is fetched on demand. Words missing in a language are
// in English (web/words.ts).

import { parts } from "virtual:words";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { root } from "../browser/site.ts";
import { lookUp } from "../engine/lookUp.ts";
import { cut, nouns } from "./shown.ts";

export type Words = Record<string, string | number>;

export const languages: string[] = Object.keys(parts.first ?? {});

let bundle = new FluentBundle("en");
let current = "en";
let wanted = current; // the language chosen last, which may not have been fetched yet
/** The parts in use, which are fetched with every language. */
const partsInUse = new Set(["first"]);

export const language = (): string => current;

export const chosenLanguage = (): string => wanted;

/** Return the language in use as the user's browser names it, with the region: for dates and times. */
export const locale = (): string =>
  navigator.languages.find((one) => one.toLowerCase().split("-")[0] === current && isLocale(one)) ?? current;

/** Return whether `Intl` takes a name: some browsers have names like "en-US@posix". */
function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

/** Return the language in the path: "fr/" in the site's folder. */
const named = (): string | undefined =>
  /^([a-z]{2,3})(?:\/|$)/.exec(location.pathname.slice(root.pathname.length))?.[1];

/** Return the path of the page in a language: the site's folder for English, and for the browser's own language. */
export const pathIn = (lang: string): string => root.pathname + (lang === "" || lang === "en" ? "" : `${lang}/`);

/** Return the first of some wishes that is a language of the page. */
function firstOf(wishes: readonly (string | null | undefined)[]): string | undefined {
  const bases = wishes.map((wish) => wish?.toLowerCase().split("-")[0] ?? "");
  return bases.find((base) => languages.includes(base));
}

/** Return the language that the address names, by `?lang=` or its path: it is used whatever the settings say. */
export const addressLanguage = (): string | undefined =>
  firstOf([new URLSearchParams(location.search).get("lang"), named()]);

/** Return the language to use: that of the address, of the settings, of the browser, or English. */
export const chooseLanguage = (setting: string): string =>
  addressLanguage() ?? firstOf([setting, ...navigator.languages]) ?? "en";

export function nameOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

const read = async (lang: string, part: string): Promise<FluentResource> =>
  new FluentResource((await lookUp(lookUp(parts, part), lang)?.()) ?? "");

async function fetchLanguage(lang: string): Promise<FluentBundle> {
  // Isolating marks would become part of accessible names.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const part of await Promise.all([...partsInUse].map((part) => read(lang, part)))) made.addResource(part);
  return made;
}

export async function loadLanguage(lang: string): Promise<void> {
  wanted = lang;
  const before = partsInUse.size;
  const made = await fetchLanguage(lang).catch((error: unknown) => {
    if (lang === wanted) wanted = current;
    throw error;
  });
  if (lang !== wanted) return; // another was chosen meanwhile
  if (partsInUse.size !== before) return loadLanguage(lang); // another part is needed by now
  bundle = made;
  current = lang;
  document.documentElement.lang = lang;
  // An application is installed in this language too.
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest && !manifest.href.endsWith(`/${lang}.json`))
    manifest.href = manifest.href.replace(/\w+(?=\.json$)/, lang);
}

/** Fetch a language and use it; if it cannot be fetched, use another: a device may wrongly report that it is online. */
export async function loadKeptLanguage(lang: string): Promise<void> {
  let failed: unknown;
  for (const each of [lang, ...languages]) {
    try {
      return await loadLanguage(each);
    } catch (error) {
      failed ??= error;
    }
  }
  throw failed;
}

async function fetchPart(part: string): Promise<void> {
  if (partsInUse.has(part)) return;
  const lang = current;
  const resource = await read(lang, part);
  if (partsInUse.has(part)) return;
  partsInUse.add(part);
  // Another language was chosen meanwhile: fetch it again, now with this part.
  if (lang !== current) return loadLanguage(wanted);
  bundle.addResource(resource);
}

/** Fetch the words of panels and of the second game. */
export const loadRest = (): Promise<void> => fetchPart("rest");

/** Fetch the words of a topic, "laws" for `topics/laws.ftl`. */
export const loadTopic = (topic: string): Promise<void> => fetchPart(topic);

/** Fetch a topic in another language, and return its words by their ids: the originals of what is translated here. */
export async function wordsOf(lang: string, topic: string): Promise<(id: string) => string> {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(await read(lang, topic));
  return (id) => made.formatPattern(made.getMessage(id)?.value ?? id, {}, []);
}

export const has = (id: string): boolean => Boolean(bundle.getMessage(id)?.value);

/** Return the words of a message, or its id if it is missing, so that this is noticed. */
export function t(id: string, words?: Words): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? withNouns(bundle.formatPattern(pattern, fitted(words), []), words) : id;
}

const LONGEST = 2000; // Fluent prints "{???}" instead of a text of more than 2,500 characters

/** Return the variables of a message, cut so that Fluent prints each. */
function fitted(words: Words | undefined): Words | undefined {
  if (!words || !Object.values(words).some((word) => typeof word === "string" && word.length > LONGEST)) return words;
  const entries = Object.entries(words).map(([name, word]) => [
    name,
    typeof word === "string" ? cut(word, LONGEST) : word,
  ]);
  return Object.fromEntries(entries);
}

/** Return a noun that stands where a name does: "The opponent". Inside a sentence it begins with a small letter. */
export function noun(id: string): string {
  const words = t(id);
  nouns.add(words);
  return words;
}

/** Return a sentence in which the nouns among its words begin with a small letter, except at its beginning. */
function withNouns(sentence: string, words: Words = {}): string {
  if (nouns.size === 0) return sentence;
  return Object.values(words).reduce<string>((said, one) => {
    if (typeof one !== "string" || !nouns.has(one)) return said;
    const small = one.charAt(0).toLocaleLowerCase(current) + one.slice(1);
    return said.replaceAll(one, (found, at: number) => (/(?:^|[.!?。]\s*)$/.test(said.slice(0, at)) ? found : small));
  }, sentence);
}

export function remedy(id: string, words?: Words): string {
  const pattern = bundle.getMessage(id)?.attributes.remedy;
  return pattern ? bundle.formatPattern(pattern, fitted(words), []) : "";
}
