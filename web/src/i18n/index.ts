// The page's words. They live in Fluent files (py/ecarte/locales/*.ftl), one a language; only the
// chosen one is fetched, and English for what it does not say yet. Each comes in two parts (web/words.ts):
// what the first moments may say, and the rest, which is fetched when a panel or belote asks for it.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Words = Record<string, string | number>;

type Files = Record<string, () => Promise<string>>;

const first: Files = import.meta.glob<string>("../../../py/ecarte/locales/*.ftl", {
  query: "?first",
  import: "default",
});
const rest: Files = import.meta.glob<string>("../../../py/ecarte/locales/*.ftl", {
  query: "?rest",
  import: "default",
});

/** Every language there is a file for. */
export const languages: string[] = Object.keys(first)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
  .sort();

let bundles: FluentBundle[] = [];
let current = "en";
let whole = false; // the rest of the words has been asked for, and is fetched with every language from then on

/** The language in use. */
export const language = (): string => current;

/** `?lang=` wins, then the player's setting, then what the browser asks for, then English. */
export function chooseLanguage(setting: string): string {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, setting, ...navigator.languages];
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split("-")[0];
    if (base && languages.includes(base)) return base;
  }
  return "en";
}

const read = async (files: Files, lang: string): Promise<FluentResource> =>
  new FluentResource((await files[`../../../py/ecarte/locales/${lang}.ftl`]?.()) ?? "");

/** A language and what it falls back to. */
const spoken = (lang: string): string[] => (lang === "en" ? ["en"] : [lang, "en"]);

async function bundle(lang: string, parts: Files[]): Promise<FluentBundle> {
  // Isolating marks would stand, unseen, in the accessible names.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const part of await Promise.all(parts.map((files) => read(files, lang)))) made.addResource(part);
  return made;
}

/** Fetch a language, and put it to use for the page. */
export async function loadLanguage(lang: string): Promise<void> {
  const parts = whole ? [first, rest] : [first];
  bundles = await Promise.all(spoken(lang).map((each) => bundle(each, parts)));
  current = lang;
  document.documentElement.lang = lang;
  document.title = t("app-title");
}

/** Fetch what has not been needed so far of the language in use. */
export async function loadRest(): Promise<void> {
  if (whole) return;
  const lang = current;
  const parts = await Promise.all(spoken(lang).map((each) => read(rest, each)));
  if (whole) return;
  whole = true;
  // Another language was chosen meanwhile: it is fetched again, whole.
  if (lang !== current) return loadLanguage(current);
  bundles.forEach((made, at) => {
    const part = parts[at];
    if (part) made.addResource(part);
  });
}

/** Is there a message of this name? */
export const has = (id: string): boolean => bundles.some((b) => b.getMessage(id)?.value);

/** The words for a message. A name that is missing is shown as it is, so that it is found. */
export function t(id: string, words?: Words): string {
  for (const b of bundles) {
    const pattern = b.getMessage(id)?.value;
    if (pattern) return b.formatPattern(pattern, words, []);
  }
  return id;
}

/** What can be done about it: the advice beside a message, or "" where there is none. */
export function remedy(id: string, words?: Words): string {
  for (const b of bundles) {
    const pattern = b.getMessage(id)?.attributes.remedy;
    if (pattern) return b.formatPattern(pattern, words, []);
  }
  return "";
}
