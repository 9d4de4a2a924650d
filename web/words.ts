// The words as the page gets them. A language is a folder (py/ecarte/locales/<code>): `first.ftl` for the first moments
// of a game, `rest/` for all that panels and belote say besides, `topics/` for what a single panel asks for, and
// `native/` for the command line and the build, which is never sent. Each of the former is one module here.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const locales = fileURLToPath(new URL("../py/ecarte/locales/", import.meta.url));
const name = "virtual:words";

/** Every language there is a folder for. */
export const languages: readonly string[] = readdirSync(locales).sort();

/** The Fluent files of a language in a folder, or a single one. */
export function filesOf(lang: string, part: string): string[] {
  const path = `${locales}${lang}/${part}`;
  return part.endsWith(".ftl")
    ? [path]
    : readdirSync(path)
        .sort()
        .map((file) => `${path}/${file}`);
}

const read = (paths: string[]): string => paths.map((path) => readFileSync(path, "utf8")).join("\n");

/** A language's words for the build itself: all but the topics. */
export function bundleOf(lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(read(["first.ftl", "rest", "native"].flatMap((part) => filesOf(lang, part)))));
  return bundle;
}

/** A Fluent file without its comments. */
const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, "");

const messagesOf = (text: string): string[] => withoutComments(text).split(/^(?=[A-Za-z])/m);
const idOf = (message: string): string => message.split(/[ =]/, 1)[0] ?? "";

/** A part in a language, with the English messages that it lacks: no page has to fetch two languages. */
function whole(lang: string, place: string): string {
  const own = messagesOf(read(filesOf(lang, place)));
  const there = new Set(own.map(idOf));
  const lacking = messagesOf(read(filesOf("en", place))).filter((message) => !there.has(idOf(message)));
  return [...own, ...lacking.map((message) => `${message}\n`)].join("");
}

const topics = readdirSync(`${locales}en/topics`)
  .sort()
  .map((file) => file.replace(/\.ftl$/, ""));

/** What can be fetched of a language, by its name in the module. */
const parts: Record<string, string> = {
  first: "first.ftl",
  rest: "rest",
  ...Object.fromEntries(topics.map((topic) => [topic, `topics/${topic}.ftl`])),
};

/** How the page calls its own player in a record, in every language. */
const selves = (): string[] =>
  languages.map((lang) => {
    const bundle = bundleOf(lang);
    return bundle.formatPattern(bundle.getMessage("you-in-record")?.value ?? "");
  });

/** `virtual:words`: the parts of each language, to be fetched. */
function index(): string {
  const fetched = (part: string): string =>
    languages.map((lang) => `${lang}: () => import("${name}/${lang}-${part}").then((found) => found.default)`).join();
  const listed = Object.keys(parts).map((part) => `${part}: { ${fetched(part)} }`);
  return `export const parts = { ${listed.join()} };\nexport const selves = ${JSON.stringify(selves())};`;
}

export function words(): Plugin {
  return {
    name: "ecarte-words",
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${name}`) return index();
      const [, lang, part] = /^\0virtual:words\/([a-z]+)-([a-z]+)$/.exec(id) ?? [];
      const place = part && parts[part];
      if (!lang || !place) return null;
      for (const path of [...filesOf(lang, place), ...filesOf("en", place)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(whole(lang, place))}`;
    },
  };
}
