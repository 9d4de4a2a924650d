// The examples of the rule book, which the real engine judges; places in it, and what a player finds there.
import { beforeAll, expect, test } from "vitest";
import type { Hit } from "../../src/panels/book/search.ts";
import { nativeFrames } from "../support/frame.ts";
import { openPage } from "../support/shelf.ts";

type Data = typeof import("../../src/panels/book/data.ts");
type Examples = typeof import("../../src/panels/book/Try.tsx");

let data: Data;
let examples: Examples;
let find: (game: string, query: string) => Hit[];

beforeAll(async () => {
  await openPage();
  const { ready } = nativeFrames();
  const { engine } = await import("../../src/engine/client.ts");
  const words = await import("../../src/i18n/index.ts");
  engine.start();
  ready();
  await words.loadLanguage("en");
  await Promise.all([words.loadRest(), words.loadTopic("book"), words.loadTopic("laws")]);
  data = await import("../../src/panels/book/data.ts");
  examples = await import("../../src/panels/book/Try.tsx");
  const { search } = await import("../../src/panels/book/search.ts");
  find = (game, query) => search(data.books.find((book) => book.game === game) as Data["books"][number], query);
});

const named = (name: string) => {
  const items = data.books.flatMap(({ chapters }) =>
    chapters.flatMap(({ sections }) => sections.flatMap((one) => one.items)),
  );
  return items.find((item) => "example" in item && item.example === name) as Parameters<Examples["answersTo"]>[0];
};

/** The replies to choices of an example, each as if it were the last right one and as if it were not. */
async function replies(name: string, ...ids: string[]): Promise<string[]> {
  const example = named(name);
  const answers = await examples.answersTo(example);
  return ids.flatMap((id) => {
    const choice = answers.choices.find((one) => one.id === id);
    if (!choice) throw new Error(`${name} has no choice ${id}`);
    return [false, true].map((isLast) => examples.replyTo(example, answers, choice, isLast));
  });
}

test("the engine finds right what the book says, in every example", async () => {
  let count = 0;
  for (const { chapters } of data.books)
    for (const { items } of chapters.flatMap(({ sections }) => sections))
      for (const item of items) {
        if (!("example" in item)) continue;
        const answers = await examples.answersTo(item);
        expect(
          answers.choices
            .filter(({ right }) => right)
            .map(({ id }) => id)
            .sort(),
          item.example,
        ).toEqual([...item.answer].sort());
        for (const { id } of answers.choices)
          expect(examples.choiceWords(item, answers, id), `${item.example} ${id}`).not.toMatch(/^book-/);
        expect(examples.question(item), item.example).not.toMatch(/^book-/);
        count += 1;
      }
  expect(count).toBeGreaterThan(25);
});

test("a choice is answered by what is asked: cards, moves, a number, the winner of a trick, yes or no", async () => {
  expect(await replies("higher", "Kh")).toEqual([
    "Yes: the king of hearts. There are more.",
    "Yes: the king of hearts. That is all.",
  ]);
  const [wrong = ""] = await replies("higher", "8h");
  expect(wrong).toMatch(/^No\. You must beat the 10 of hearts.*E17/);
  const [more, all, refused] = await replies("discard-least", "discard-one", "discard-none");
  expect([more, all]).toEqual(["Yes: discard one card. There is more.", "Yes: discard one card. That is all."]);
  expect(refused).toMatch(/^No\. .+/);
  const [point = "", , other] = await replies("point", "1", "2");
  expect(point).toMatch(/^Yes: .+\. .+/); // what it was scored for
  expect(other).toBe("No, it is another number.");
  expect(await replies("ace", "S", "N")).toEqual(["Yes: You.", "Yes: You.", "No.", "No."]);
});

test("of yes and no, the right one is explained by what the engine says to the wrong one", async () => {
  const [late = ""] = await replies("king-late", "no");
  expect(late).toMatch(/^Yes: No\. .+E14/);
  expect((await replies("king-led", "yes"))[0]).toBe("Yes: Yes.");
});

test("a record that the engine refuses is an error", async () => {
  await expect(examples.answersTo({ ...named("ace"), record: ["[ECN"] })).rejects.toThrow();
});

test("an address leads to a rule, a section without rules, or the contents of a book", () => {
  expect(data.placeOf("belote", "ecarte")).toEqual({ game: "belote", chapter: null, at: "" });
  expect(data.placeOf("unheard-of", "belote")).toEqual({ game: "belote", chapter: null, at: "" });
  for (const { game, chapters } of data.books)
    chapters.forEach(({ sections }, chapter) => {
      for (const section of sections)
        for (const at of [data.addressOf(game, section), ...data.rulesOf(section)])
          expect(data.placeOf(at, "ecarte")).toEqual({ game, chapter, at });
    });
});

test.each([
  ["may I look at my discards?", "E12"],
  ["he played out of turn", "40"],
  ["what is the vole?", "E22"],
  ["forgot to announce the king", "E14"],
  ["Can I take a card back", "39"],
  ["must I follow suit", "E17"],
  ["e23", "E23"],
])("a player who asks %s finds %s first", (question, address) => {
  const [first, ...rest] = find("ecarte", question);
  expect(first?.address).toBe(address);
  expect(rest.map((hit) => `${hit.page} ${hit.address}`)).not.toContain(`${first?.page} ${address}`);
});

test("what stands nowhere is not found, and the laws are those of écarté alone", () => {
  expect(find("ecarte", "quantum physics")).toEqual([]);
  expect(find("belote", "out of turn").filter(({ page }) => page === "arbiter")).toEqual([]);
});
