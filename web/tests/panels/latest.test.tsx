// Asking one thing at a time, while what is asked for changes.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import { useLatest } from "../../src/panels/stats/useLatest.ts";

/** A component that asks, and the ends of its questions. */
function asking() {
  const asked: string[] = [];
  const ends: ((answer: string | Error) => void)[] = [];
  let found: unknown;
  const root = document.createElement("div");
  function Asking({ name }: { name: string | null }) {
    found = useLatest(name, () => {
      asked.push(String(name));
      return new Promise<string>((resolve, reject) => {
        ends.push((answer) => (typeof answer === "string" ? resolve(answer) : reject(answer)));
      });
    });
    return null;
  }
  return {
    asked,
    found: () => found,
    show: (name: string | null) => act(() => render(<Asking name={name} />, root)),
    end: (answer: string | Error) =>
      act(async () => {
        ends.shift()?.(answer);
        await new Promise((done) => setTimeout(done));
      }),
    remove: () => act(() => render(null, root)),
  };
}

test("what changes while an answer is awaited is asked next, and only what it is then", async () => {
  const { asked, found, show, end } = asking();
  await show(null);
  expect(asked).toEqual([]);
  for (const name of ["a", "b", "c"]) await show(name);
  expect(asked).toEqual(["a"]);
  await end("of a");
  expect(found()).toEqual({ key: "a", answer: "of a" });
  expect(asked).toEqual(["a", "c"]);
  await end("of c");
  expect(found()).toEqual({ key: "c", answer: "of c" });
  await show("d");
  expect(found()).toEqual({ key: "c", answer: "of c" });
  expect(asked).toEqual(["a", "c", "d"]);
});

test("a failure is an answer, and the next question is asked", async () => {
  const { asked, found, show, end } = asking();
  await show("a");
  await show("b");
  await end(new Error("gone"));
  expect(found()).toEqual({ key: "a", answer: "failed" });
  await end("of b");
  expect(found()).toEqual({ key: "b", answer: "of b" });
  expect(asked).toEqual(["a", "b"]);
});

test("nothing is asked once it is removed", async () => {
  const { asked, show, end, remove } = asking();
  await show("a");
  await show("b");
  await remove();
  await end("of a");
  expect(asked).toEqual(["a"]);
});
