// One way to press a thing: moves and the page's commands are named in `data-event`, what concerns a panel or a replay alone has
// an `onClick` (src/browser/dispatch.ts).
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../../src");
const components = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
const textOf = (file: string): string => readFileSync(resolve(SRC, file), "utf8");

/** Return the opening tags of a text, each with its attributes. */
function* tags(text: string): Generator<string> {
  for (const { index } of text.matchAll(/(?<=[\s(>&?:])<[A-Za-z][\w.]*\s/g)) {
    let depth = 0;
    let at = index;
    for (; at < text.length && (depth > 0 || text[at] !== ">"); at += 1) {
      if (text[at] === "{") depth += 1;
      if (text[at] === "}") depth -= 1;
    }
    // What is drawn inside an attribute has tags of its own.
    yield text.slice(index, at).replace(/=\{\s*<[\s\S]*/, "");
  }
}

const isWrong = (tag: string): boolean => /\s(?:data-)?event=/.test(tag) && /\sonClick=/.test(tag);

test("no element has both an event and a function", () => {
  const wrong = '<button data-event="app:new" onClick={() => go(a > b)}>';
  expect([...tags(` ${wrong}`)].map(isWrong)).toEqual([true]);
  expect(components.length).toBeGreaterThan(100);
  for (const file of components)
    for (const tag of tags(textOf(file))) expect(isWrong(tag), `${file}: ${tag}`).toBe(false);
});

test("only the page itself calls the loop; its panels, the table and replays name events", () => {
  const callers = components.filter((file) => /from "[./]*control\/loop\.ts"/.test(textOf(file)));
  expect(callers).toEqual(["app/App.tsx"]); // for the table between two people, whose events stay out of the page
});
