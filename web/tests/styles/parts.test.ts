// Class names keep to the part that declares them: CSS Modules, whose names scoped.ts makes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { partOf } from "../../scoped.ts";

const src = join(process.cwd(), "src");
const read = (suffix: RegExp): [string, string][] =>
  readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => suffix.test(file))
    .map((file) => [file, readFileSync(join(src, file), "utf8")]);
const sheets = read(/\.css$/);
const code = read(/\.tsx?$/);

// Parts whose classes others may use for what they draw themselves, and who: the rest is used within the part alone.
const SHARED: Record<string, RegExp> = {
  kit: /./,
  cards: /./,
  table: /^table$|^belote$|^ecarte$|^facing$|^replay\/Stage/,
  rules: /^belote$|^ecarte$/, // the rules in short of each game
  explorer: /^belote$|^ecarte$/, // what it asks of each game
  pad: /^belote$/, // what it asks about a deal
  replay: /^belote$|^ecarte$|^embed$/,
  reader: /^replay\/ReaderLater/,
};

// Pieces of another part that a style sheet places or sizes. They say by `data-part` which they are; no class is known.
const PLACED: Record<string, string> = {
  app: "strip guide replay visit",
  belote:
    "table cloth chronicle ask choices hand held offer slip trick thrown backs back bubble tags tag known note small-card",
  book: "panel-sheet",
  explorer: "worths",
  facing: "ask choices result thrown",
  guide: "guide notices unsaved",
  kit: "table panel-head panel-sheet",
  library: "notice panel-head panel-sheet",
  reader: "beside",
  replay:
    "lines panel-sheet table opponent backs back held emblem plate contract medallion count trumps tags small-card",
  rules: "panel-sheet",
};

const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "url()");

/** The selectors of a style sheet; those of key frames are none. */
function selectors(css: string): string[] {
  const plain = bare(css).replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map((found) => (found[1] ?? "").trim())
    .filter((one) => !one.startsWith("@"));
}

const classes = (css: string) =>
  new Set(
    selectors(css).flatMap((one) =>
      [...one.replace(/"[^"]*"/g, "").matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1] ?? ""),
    ),
  );
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What of a style sheet goes beyond its part. */
function strays(file: string, css: string): string[] {
  if (!file.endsWith(".module.css")) return file.startsWith("styles/") ? [...classes(css)] : [file];
  const forbidden = bare(css).match(/:global\((?!#app\))[^)]*\)|\bcomposes\b|@value|:import/g) ?? [];
  const placed = (PLACED[partOf(file)] ?? "").split(" ");
  const parts = [...css.matchAll(/\[data-part="([^"]*)"\]/g)].map((found) => found[1] ?? "");
  return [...forbidden, ...parts.filter((name) => !placed.includes(name))];
}

interface Use {
  by: string; // the file
  sheet: string;
  name: string;
}

/** The classes a file uses, and what it does with class names besides. */
function uses(by: string, text: string): { used: Use[]; strays: string[] } {
  const used: Use[] = [];
  const strays: string[] = [];
  for (const [, as = "", at = ""] of text.matchAll(/^import (\w+) from "([^"]*\.module\.css)";$/gm)) {
    const sheet = new URL(at, `http://src/${by}`).pathname.slice(1);
    const mine =
      partOf(by) === partOf(sheet) || SHARED[partOf(sheet)]?.test(partOf(by)) || SHARED[partOf(sheet)]?.test(by);
    if (!mine) strays.push(`${as} of ${sheet}`);
    for (const [, name = ""] of text
      .replace(/^import.*$/gm, "")
      .matchAll(new RegExp(`\\b${as}\\b(?:\\.(\\w+))?`, "g"))) {
      if (name) used.push({ by, sheet, name });
      else strays.push(`${as} without a name`);
    }
  }
  strays.push(...[...text.matchAll(/\bclass(?:Name)?="[^"]*"|\bclassName = "[^"]*"/g)].map(([found]) => found));
  for (const value of values(text))
    strays.push(
      ...[...value.matchAll(/(?:^|[?:{(]|&&)\s*"[^"]+"|[`}]\s*[a-z]+[a-z -]*(?=[`$])/g)].map(([found]) => found),
    );
  return { used, strays };
}

/** What stands in the braces of each `class={…}`. */
function values(text: string): string[] {
  return [...text.matchAll(/\bclass=\{/g)].map(({ index, 0: { length } }) => {
    let deep = 1;
    let end = index + length;
    for (; deep > 0 && end < text.length; end += 1) deep += Number(text[end] === "{") - Number(text[end] === "}");
    return text.slice(index + length, end - 1);
  });
}

const found = code.map(([file, text]) => uses(file, text));

test("no class name crosses a part", () => {
  const crossing = sheets.flatMap(([file, css]) => strays(file, css).map((one) => `${file}: ${one}`));
  expect(crossing).toEqual([]);
  expect(found.flatMap((each) => each.strays)).toEqual([]);
});

test("no script looks for a class", () => {
  const sought = code.flatMap(([file, text]) =>
    [...text.matchAll(/(?:["'`]|[\])>] )\.[a-z][\w-]*(?=[ "'`:>[])[^"'`\n]*["'`]/g)].map(([all]) => `${file}: ${all}`),
  );
  expect(sought).toEqual([]);
});

test("a class that crosses a part is found", () => {
  expect(strays("kit/x.module.css", ':global(.table__slip) { color: red } .a { composes: b from "./c.css" }')).toEqual([
    ":global(.table__slip)",
    "composes",
  ]);
  expect(strays("kit/x.module.css", '.a [data-part="slip"] { color: red }')).toEqual(["slip"]);
  expect(strays("kit/x.css", ".a { color: red }")).toEqual(["kit/x.css"]);
  expect(strays("styles/base.css", ".a { color: red }")).toEqual(["a"]);
  const text =
    'import styles from "../panels/book/book.module.css";\n<p class="plain" />\n<p class={open ? "open" : styles.a} />';
  expect(uses("kit/X.tsx", text).strays).toHaveLength(3);
});

test("every class that is used is declared, and every one that is declared is used", () => {
  const used = found.flatMap((each) => each.used);
  const declared = new Map(sheets.map(([file, css]) => [file, new Set([...classes(css)].map(camel))]));
  expect(used.filter(({ sheet, name }) => !declared.get(sheet)?.has(name))).toEqual([]);
  const known = new Set(used.map(({ sheet, name }) => `${partOf(sheet)} ${name}`));
  const idle = [...declared].flatMap(([file, names]) =>
    [...names].filter((name) => !known.has(`${partOf(file)} ${name}`)).map((name) => `${file}: ${name}`),
  );
  expect(idle).toEqual([]);
});

test("every piece that is placed is there", () => {
  const all = code.map(([, text]) => text).join("\n");
  const named = new Set(Object.values(PLACED).flatMap((names) => names.split(" ")));
  const drawn = new Set([...all.matchAll(/data-part="([^"]*)"/g)].map(([, name]) => name));
  expect([...named].filter((name) => !drawn.has(name))).toEqual([]);
  const told = sheets.map(([, css]) => css).join("\n") + all;
  expect(
    [...drawn].filter((name) => !told.includes(`[data-part="${name}"]`) && !told.includes(`[data-part=${name}]`)),
  ).toEqual([]);
});
