// Tells the service worker (sw.js) which files of the build belong to which parts of the site. Parts are a language ("fr"), a
// game ("belote"), "help", "puzzles", "friend", "four-colours", "other-cards", and "tables-<rules>". A file without a part is needed by every game of écarté. A file
// with several is kept once all of them are wanted: the French words of the rule book need "fr" and "help".
// Which files those are follows from their addresses, and for scripts and styles from what imports them.
import type { Plugin, Rolldown } from "vite";
import quoted from "../py/ecarte/book/works.json" with { type: "json" };
import { sent } from "../tools/building/compress.mjs";
import { FOUR_COLOURS, FRIEND, OTHER_CARDS, PUZZLES, partsOfTable } from "./src/browser/parts.ts";
import { languages } from "./words.ts";

/** Modules that are loaded on demand, and the part of what only they import. */
const FETCHED: [RegExp, string][] = [
  [/\/src\/panels\/(?:book|arbiter|explorer|fair)\/(?:Book|Arbiter|Explorer|Fair)Panel/, "help"],
  [/\/src\/panels\/stats\/plot\./, "help"],
  [/\/src\/panels\/(?:puzzles|lessons)\/(?:Puzzle|Lessons)Panel/, PUZZLES],
  [/\/src\/panels\/guide\/(?:Guide|begin)\./, PUZZLES],
  [/\/src\/(?:panels\/)?friend\//, FRIEND],
  [/\/src\/table\/(?!ecarte|generic|facing)(\w+)\//, "$1"],
];
const WORDS = /virtual:words\/([a-z]+)-([a-z]+)$/;
const IN_PLAY = ["first", "rest", "analysis", "daily", "pad", "stats"]; // what a game, its replay and its figures need

const PUZZLED = [PUZZLES, "lessons", "guide"]; // those that are kept with the problems
const BEFRIENDED = [FRIEND, "connect"]; // those that are kept with games between friends

/** The parts of files outside assets/. */
const LAID_READY: [RegExp, (found: RegExpExecArray) => string[] | undefined][] = [
  [/^app\/\w+\/(\w+)\.json$/, ([, lang = ""]) => [lang]],
  [/^cards\/\w+\/(?:large|plain|back)-/, () => [OTHER_CARDS]],
  [/^cards\/.*4\.svg$/, () => [FOUR_COLOURS]],
  [
    /^policies\/([\w-]+)\.\w+\.(?:bin|wasm)$/,
    ([, table = ""]) => {
      const parts = partsOfTable(table);
      return parts.length > 0 ? parts : undefined;
    },
  ],
  [/^licences\//, () => ["help"]],
  [/^assets\/script-/, () => [FRIEND]],
];

/** Files that are never kept: for search engines, messengers, the system and the host; the servers, which the host may change at any
 *  time; and prepared deals, because an engine that is kept deals by itself. */
const APART = [
  "netlify.toml",
  "robots.txt",
  "servers.json",
  "picture.png",
  "favicon.ico",
  "**/*.br",
  "app/**/*.{png,jpg}",
  "deals/**",
  "docs/**",
];
/** The embedded viewer is not kept either, nor "/fr/" and the like: "/" is the page in every language. */
export const apart = [...APART, "embed/**", ...languages.map((lang) => `${lang}/**`)];

interface Entry {
  url: string;
  revision: string | null;
  size: number;
  parts?: string[];
  bytes?: number; // as sent
}

type Chunk = Rolldown.OutputChunk;

/** Return the parts of a chunk that is fetched for them alone; null for one that is there from the beginning. */
function partsOf({ facadeModuleId }: Chunk): string[] | null {
  const id = facadeModuleId ?? "";
  const [, lang = "", words = ""] = WORDS.exec(id) ?? [];
  if (words === "sources" && Object.values(quoted).includes(lang)) return ["help"]; // originals, for every language
  if (lang && IN_PLAY.includes(words)) return [lang];
  if (lang) return [lang, PUZZLED.includes(words) ? PUZZLES : BEFRIENDED.includes(words) ? FRIEND : "help"];
  for (const [folder, part] of FETCHED) {
    const found = folder.exec(id);
    if (found) return [part.replace("$1", found[1] ?? "")];
  }
  return null;
}

/** Return the files of a chunk and of all it imports, but for chunks that have parts of their own. */
function reached(chunks: Map<string, Chunk>, from: Chunk): Set<string> {
  const found = new Set<string>();
  const left = [from];
  for (let chunk = left.pop(); chunk; chunk = left.pop()) {
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (next && !found.has(name) && !partsOf(next)) left.push(next);
    }
  }
  return found;
}

/** Return the plugin that learns who imports whom, and the function that adds parts to workbox's list of files. */
export function parts(folder: string) {
  const ofAssets = new Map<string, string[]>();
  const elsewhere = new Set<string>(); // scripts of another entry
  const plugin: Plugin = {
    name: "ecarte-parts",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const every = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
        const chunks = new Map(every.map((chunk) => [chunk.fileName, chunk]));
        const page = every.find(({ isEntry, name }) => isEntry && name === "index");
        if (!page) throw new Error("parts: the page's entry is missing");
        const inPlay = reached(chunks, page);
        for (const chunk of every) {
          const parts = partsOf(chunk);
          if (parts) for (const file of reached(chunks, chunk)) if (!inPlay.has(file)) ofAssets.set(file, parts);
        }
        for (const name of chunks.keys()) if (!inPlay.has(name) && !ofAssets.has(name)) elsewhere.add(name);
        for (const lang of languages)
          if (![...ofAssets.values()].some(([part]) => part === lang)) throw new Error(`parts: no words of ${lang}`);
      },
    },
  };

  const partsOfFile = (url: string): string[] | undefined => {
    for (const [pattern, named] of LAID_READY) {
      const found = pattern.exec(url);
      if (found) return named(found);
    }
    return ofAssets.get(url);
  };

  async function describe(entries: Entry[]): Promise<{ manifest: Entry[] }> {
    const manifest = entries.map(async (entry) => {
      const { url, revision } = entry;
      const parts = partsOfFile(url);
      if (!parts) return elsewhere.has(url) ? [] : [entry];
      // A file that is not named by what it holds says so in its address: sw.js finds it again by that.
      const address = revision ? `${url}?${revision}` : url;
      return [{ url: address, revision: null, size: entry.size, parts, bytes: await sent(`${folder}/${url}`) }];
    });
    return { manifest: (await Promise.all(manifest)).flat() };
  }
  return { plugin, describe };
}
