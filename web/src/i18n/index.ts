// The page's words. They live in Fluent files (py/ecarte/locales/*.ftl), one a language; only the
// chosen one is fetched, and English for what it does not say yet.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Words = Record<string, string | number>;

const files = import.meta.glob<string>("../../../py/ecarte/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Every language there is a file for. */
export const languages: string[] = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
  .sort();

let bundles: FluentBundle[] = [];
let current = "en";

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

async function bundle(lang: string): Promise<FluentBundle> {
  const load = files[`../../../py/ecarte/locales/${lang}.ftl`];
  // Isolating marks would stand, unseen, in the accessible names.
  const made = new FluentBundle(lang, { useIsolating: false });
  if (load) made.addResource(new FluentResource(await load()));
  return made;
}

/** Fetch a language, and put it to use for the page. */
export async function loadLanguage(lang: string): Promise<void> {
  const wanted = lang === "en" ? ["en"] : [lang, "en"];
  bundles = await Promise.all(wanted.map(bundle));
  current = lang;
  document.documentElement.lang = lang;
  document.title = t("app-title");
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
