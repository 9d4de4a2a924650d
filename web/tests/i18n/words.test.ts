// What the page says: languages, plurals, brackets, what is missing.
import { beforeEach, expect, test, vi } from "vitest";

const load = () => import("../../src/i18n/index.ts");
let words: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.resetModules();
  words = await load();
});

test("a number is said as the language has it", async () => {
  const said = async (lang: string, count: number) => {
    await words.loadLanguage(lang);
    await words.loadRest();
    return words.t("library-missing", { count });
  };
  expect(await said("en", 1)).toBe("One game could not be read, and is not in the file.");
  expect(await said("en", 0)).toBe("0 games could not be read, and are not in the file.");
  expect(await said("en", 2)).toBe("2 games could not be read, and are not in the file.");
  // In French none is one.
  const [none, two] = [await said("fr", 0), await said("fr", 2)];
  expect(none).toBe(await said("fr", 1));
  expect(two).not.toBe(none);
});

test("a word that is missing is shown by its name, and one that is not translated in English", async () => {
  await words.loadLanguage("ja");
  expect(words.t("no-such-word")).toBe("no-such-word");
  expect(words.has("no-such-word")).toBe(false);
  expect(words.remedy("no-such-word")).toBe("");
  expect(words.t("you")).toBe("あなた");
});

test("the rest of the words is there once it is asked for, also after another language is chosen", async () => {
  await words.loadLanguage("en");
  expect(words.has("library-missing")).toBe(false);
  await words.loadRest();
  expect(words.has("library-missing")).toBe(true);
  await words.loadLanguage("fr");
  expect(words.t("library-missing", { count: 2 })).toMatch(/^2 parties/);
  expect(words.has("arbiter-what")).toBe(false);
  await words.loadTopic("laws");
  await words.loadLanguage("ja");
  expect(words.has("arbiter-what")).toBe(true);
});

test("the language chosen last is the one that is spoken, whichever comes first", async () => {
  await Promise.all([words.loadLanguage("fr"), words.loadLanguage("ja"), words.loadLanguage("en")]);
  expect(words.language()).toBe("en");
  expect(document.documentElement.lang).toBe("en");
  // A part that was asked for on the way is there too.
  await Promise.all([words.loadLanguage("fr"), words.loadRest()]);
  expect(words.t("library-missing", { count: 2 })).toMatch(/^2 parties/);
});

test("the address says the language, then the setting, then the browser", () => {
  const at = (address: string, setting: string, ...browser: string[]) => {
    history.replaceState(null, "", address);
    vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
    return words.chooseLanguage(setting);
  };
  expect(at("/?lang=ja", "fr", "en")).toBe("ja");
  expect(at("/fr/?lang=xx", "ja", "en")).toBe("fr");
  expect(at("/frx/", "ja", "fr")).toBe("ja");
  expect(at("/", "", "de-CH", "fr-CA", "ja")).toBe("fr");
  expect(at("/", "", "de")).toBe("en");
  vi.restoreAllMocks();
  expect(["", "en", "fr"].map(words.pathIn)).toEqual(["/", "/", "/fr/"]);
});

test("a problem is a sentence, with its rule and what to do", async () => {
  await words.loadLanguage("en");
  await words.loadRest();
  const { explain } = await import("../../src/i18n/problem.ts");
  expect(explain({ code: "E-follow", rule: "E17", data: { suit: "h" } })).toMatch(
    /^You must follow suit.*\(rule E17\)/,
  );
  expect(explain({ code: "E-turn", rule: "E4", data: { turn: "N" } })).toBe(words.t("not-your-turn"));
  expect(explain({ code: "E-none-such", rule: null, data: {} })).toContain("E-none-such");
  // A law is no rule of the book.
  expect(explain({ code: "E-follow", rule: "law 43", data: { suit: "h" } })).not.toContain("rule law");
  const needs = { option: "doubling", value: "true", needed: "target", wanted: "5 / 10" };
  const told = explain({ code: "E-option-needs", rule: null, data: needs });
  expect(told).toContain(words.t("option-doubling"));
  expect(told).not.toMatch(/option-|true/);
});

test("what a stranger wrote can neither vanish nor turn a sentence round", async () => {
  const { shown, shownName, initial } = await import("../../src/i18n/shown.ts");
  expect(shown("a\u200bb\u202ec\u0000")).toBe("a\ufffdb\ufffdc\ufffd");
  expect(shown("👩\u200d👧")).toBe("👩\u200d👧");
  expect(shown("a\u200db")).toBe("a\ufffdb");
  expect(shown(`e${"\u0301".repeat(9)}`)).toBe(`e${"\u0301".repeat(4)}`);
  expect(shownName(" Anna ")).toBe("Anna");
  expect(shownName("דן")).toBe("\u2068דן\u2069");
  expect(initial(shownName("דן"))).toBe("ד");
  expect(initial("𝒜nna")).toBe("𝒜");
});

test("a name for a record has no brackets and no end of its own", async () => {
  const { asName, isName, isPlayer } = await import("../../src/i18n/nameless.ts");
  expect(asName(' A"n\\n[a]{}\u200b\n ')).toBe("Anna");
  expect(asName("x".repeat(99))).toHaveLength(24);
  expect(["", "?", " ", "You", "Vous", "あなた", "Anna"].map(isName)).toEqual([...Array(6).fill(false), true]);
  expect(["", "?", "You", "Vous", "あなた", "Anna"].map(isPlayer)).toEqual([false, false, true, true, true, false]);
});

test("a value of an option has words, or is shown as it is", async () => {
  await words.loadLanguage("en");
  await words.loadRest();
  const { valueWords } = await import("../../src/i18n/phrases.ts");
  expect(valueWords("doubling", true)).toBe(words.t("option-on"));
  expect(valueWords("contracts", "suits+nt")).toBe(words.t("option-contracts-suits-nt"));
  expect(words.has("option-contracts-suits-nt")).toBe(true);
  expect(valueWords("target", 5)).toBe("5");
});

test("sentences are joined with a space, but for signs that bring their own", async () => {
  const { joined } = await import("../../src/i18n/phrases.ts");
  expect(joined(["One.", "", null, undefined, false, "Two."])).toBe("One. Two.");
  expect(joined(["一つ。", "二つ。", "3"])).toBe("一つ。二つ。3");
  expect(joined(["（一）", "Two.", "三"])).toBe("（一）Two. 三");
  expect(joined([])).toBe("");
  await words.loadLanguage("ja");
  expect(words.t("sentence-gap")).toBe("");
  await words.loadLanguage("fr");
  expect(words.t("sentence-gap")).toBe(" ");
});

test("a noun in the place of a name is written as its place in the sentence asks for", async () => {
  await words.loadLanguage("en");
  await words.loadTopic("puzzles");
  const name = words.noun("puzzle-other");
  expect(name).toBe("The opponent");
  expect(words.t("ask-thinking", { name })).toBe("The opponent is thinking");
  expect(words.t("log-score", { who: "you", mine: 1, other: name, theirs: 2 })).toMatch(/1, the opponent has 2/);
  expect(words.t("ask-thinking", { name: "Anna" })).toBe("Anna is thinking"); // a name stays
  const { shownName } = await import("../../src/i18n/shown.ts");
  const other = shownName(name); // of somebody who is called so
  expect(words.t("log-score", { who: "you", mine: 1, other, theirs: 2 })).toContain("The opponent");
  await words.loadLanguage("fr");
  const friend = words.noun("challenge-somebody");
  expect(words.t("challenge-title", { name: friend })).toBe("Un ami vous défie");
  expect(words.t("challenge-alike", { name: friend, mine: 5, theirs: 3 })).toMatch(/ un ami/);
});
