// The page's words. Of each language (a folder in py/ecarte/locales) the first moments of a game need one part, panels
// and belote the rest, and some panels a topic of their own; each is fetched when it is asked for, and in English, too,
// for what a language does not say yet.

import { parts } from "virtual:words";
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Words = Record<string, string | number>;

/** Every language there is. */
export const languages: string[] = Object.keys(parts.first ?? {});

let bundles: FluentBundle[] = [];
let current = "en";
let wanted = current; // what was chosen last, perhaps still on its way
/** What has been asked for: it is fetched with every language from then on. */
const asked = new Set(["first"]);

/** The language in use. */
export const language = (): string => current;

/** The language that the page's own address names: "/fr/". */
const named = /^\/([a-z]{2})(?:\/|$)/;

/** The page's own path in a language; "/" is for English, and for whatever the browser asks for. */
export const pathIn = (lang: string): string => (lang === "" || lang === "en" ? "/" : `/${lang}/`);

/** `?lang=` wins, then the page's own address, then the player's setting, then what the browser asks for, then
 *  English. */
export function chooseLanguage(setting: string): string {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, named.exec(location.pathname)?.[1], setting, ...navigator.languages];
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split("-")[0];
    if (base && languages.includes(base)) return base;
  }
  return "en";
}

const read = async (lang: string, part: string): Promise<FluentResource> =>
  new FluentResource((await parts[part]?.[lang]?.()) ?? "");

/** A language and what it falls back to. */
const spoken = (lang: string): string[] => (lang === "en" ? ["en"] : [lang, "en"]);

async function bundle(lang: string): Promise<FluentBundle> {
  // Isolating marks would stand, unseen, in the accessible names.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const part of await Promise.all([...asked].map((part) => read(lang, part)))) made.addResource(part);
  return made;
}

/** Fetch a language, and put it to use for the page. */
export async function loadLanguage(lang: string): Promise<void> {
  wanted = lang;
  const before = asked.size;
  const made = await Promise.all(spoken(lang).map(bundle));
  if (lang !== wanted) return; // another was chosen meanwhile
  if (asked.size !== before) return loadLanguage(lang); // more was asked for meanwhile
  bundles = made;
  current = lang;
  document.documentElement.lang = lang;
  // The application to be installed speaks it, too.
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest && !manifest.href.endsWith(`/${lang}.webmanifest`))
    manifest.href = manifest.href.replace(/\w+(?=\.webmanifest$)/, lang);
}

/** Fetch a part that has not been needed so far, in the language in use. */
async function fetchPart(part: string): Promise<void> {
  if (asked.has(part)) return;
  const lang = current;
  const found = await Promise.all(spoken(lang).map((each) => read(each, part)));
  if (asked.has(part)) return;
  asked.add(part);
  // Another language was chosen meanwhile: it is fetched again, whole.
  if (lang !== current) return loadLanguage(wanted);
  bundles.forEach((made, at) => {
    const words = found[at];
    if (words) made.addResource(words);
  });
}

/** Fetch what only panels and the second game say. */
export const loadRest = (): Promise<void> => fetchPart("rest");

/** Fetch the words of a topic, "laws" for `topics/laws.ftl`. */
export const loadTopic = (topic: string): Promise<void> => fetchPart(topic);

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
