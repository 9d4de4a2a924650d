// No word that comes from data is looked up in a plain object: `table["constructor"]` finds what every object inherits, and
// `table["__proto__"] = …` changes it. For such words there are `lookUp` and `put` of src/engine/lookUp.ts, and Maps.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Node, type SourceFile, SyntaxKind } from "typescript/unstable/ast";
import * as is from "typescript/unstable/ast/is";
import { API, type Checker, type Project, type Type, TypeFlags, type UnionType } from "typescript/unstable/sync";
import { afterAll, beforeAll, expect, test } from "vitest";

const WEB = resolve(import.meta.dirname, "../..");
const SRC = `${WEB}/src/`;
const HOME = "engine/lookUp.ts"; // where names are looked up for everybody
const MADE = "made-up.ts"; // exists in this test alone

const EXAMPLES = `
import type { View } from "./engine/types/view.ts";
export function wrong(word: string, view: View, table: Record<string, number>, named: { [name: string]: { of: number } }) {
  const { [word]: taken } = table;
  table[word] = 1;
  table[word] ??= 1;
  delete table[word];
  const found = [table[\`x\${word}\`], table[view.game], named?.[word]?.of, { a: 1 }[word], word in table];
  for (const each of Object.keys(table)) found.push(table[each]);
  return [found, taken];
}
export const wrongToo = <T extends string>(table: Record<T, 1>, word: T) => table[word];
const apart = { a: 1, b: 2 };
export const right = <K extends keyof typeof apart>(table: Record<string, number>, some: number[], at: number, key: K) =>
  [table.a, table["a"], apart[key], some[at], "text"[at], { [key]: 1, ...table }, "a" in table, new Map([["a", 1]]).get(key)];
`;
const WRONG = [
  "[word]: taken",
  "table[word]",
  "table[word]",
  "table[word]",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what the sample above says
  "table[`x${word}`]",
  "table[view.game]",
  "named?.[word]",
  "{ a: 1 }[word]",
  "word in table",
  "table[each]",
  "table[word]",
];

let api: API;
let project: Project;

beforeAll(() => {
  const made = SRC + MADE;
  api = new API({
    fs: {
      readFile: (name) => (name === made ? EXAMPLES : undefined),
      fileExists: (name) => (name === made ? true : undefined),
      getAccessibleEntries: (folder) => {
        if (`${folder}/` !== SRC) return undefined;
        const entries = readdirSync(SRC, { withFileTypes: true });
        const namesOf = (isFolder: boolean) =>
          entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name);
        return { files: [...namesOf(false), MADE], directories: namesOf(true) };
      },
    },
  });
  const [first] = api.updateSnapshot({ openProjects: [`${WEB}/tsconfig.json`] }).getProjects();
  if (!first) throw new Error("no project");
  project = first;
}, 60_000);

afterAll(() => api?.close());

const partsOf = (type: Type): readonly Type[] =>
  type.flags & TypeFlags.Union ? (type as UnionType).getTypes().flatMap(partsOf) : [type];

/** Return whether a name of this type may be any text. */
function isAnyText(type: Type | undefined, checker: Checker): boolean {
  if (!type) return true;
  const bound = type.flags & TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : type;
  const open =
    TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown;
  return bound === undefined || partsOf(bound).some(({ flags }) => flags & open);
}

/** Return whether a table may have any names: then a name of a narrow type, too, is data. */
function hasAnyNames(table: Node, checker: Checker): boolean {
  const type = checker.getTypeAtLocation(table);
  const whole = type && checker.getNonNullableType(type);
  if (!whole) return false;
  return partsOf(whole).some((one) =>
    checker.getIndexInfosOfType(one).some(({ keyType }) => keyType.flags & TypeFlags.String),
  );
}

const isNumber = (type: Type | undefined): boolean =>
  type !== undefined && partsOf(type).every(({ flags }) => flags & TypeFlags.NumberLike);

/** Return the look-ups of data in plain objects in a file, as they are written. */
function lookUpsIn(file: SourceFile, checker: Checker): string[] {
  const found: string[] = [];
  const isData = (name: Node, table: Node | null): boolean => {
    if (is.isStringLiteral(name) || is.isNoSubstitutionTemplateLiteral(name) || is.isNumericLiteral(name)) return false;
    const type = checker.getTypeAtLocation(name);
    if (isNumber(type)) return false;
    return isAnyText(type, checker) || (table !== null && hasAnyNames(table, checker));
  };
  const visit = (node: Node): void => {
    const isFound =
      (is.isElementAccessExpression(node) && isData(node.argumentExpression, node.expression)) ||
      (is.isBinaryExpression(node) &&
        node.operatorToken.kind === SyntaxKind.InKeyword &&
        isData(node.left, node.right)) ||
      (is.isBindingElement(node) &&
        node.propertyName !== undefined &&
        is.isComputedPropertyName(node.propertyName) &&
        isData(node.propertyName.expression, null));
    if (isFound) found.push(file.text.slice(node.getStart(file), node.end));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

test("the look-ups that this test is about are found, and no others", () => {
  const file = project.program.getSourceFile(SRC + MADE);
  if (!file) throw new Error("no file");
  expect(lookUpsIn(file, project.checker)).toEqual(WRONG);
});

test("no word from data is looked up in a plain object", { timeout: 60_000 }, () => {
  const { program, checker } = project;
  const names = program.getSourceFileNames().filter((name) => name.startsWith(SRC));
  expect(names.length).toBeGreaterThan(200);
  const found = names.flatMap((name) => {
    const own = name.slice(SRC.length);
    const file = own === HOME || own === MADE ? undefined : program.getSourceFile(name);
    return file ? lookUpsIn(file, checker).map((text) => `${own}: ${text}`) : [];
  });
  expect(found).toEqual([]);
});
