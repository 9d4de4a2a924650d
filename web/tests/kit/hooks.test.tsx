// What components share: one attempt at a time, and answers that belong to what was asked last.
import { render } from "preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneAtATime } from "../../src/kit/hooks/once.ts";
import { useAsked } from "../../src/kit/hooks/useAsked.ts";

let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = "<div></div>";
  host = document.body.firstElementChild as HTMLElement;
});
afterEach(() => render(null, host));

test("a call is ignored while an earlier one is under way, also one that fails", async () => {
  const calls: string[] = [];
  let end = (_: Error | null) => {};
  const run = oneAtATime(async (name: string) => {
    calls.push(name);
    const error = await new Promise<Error | null>((resolve) => {
      end = resolve;
    });
    if (error) throw error;
  });
  const first = run("first");
  await run("second");
  end(new Error("refused"));
  await expect(first).rejects.toThrow("refused");
  const third = run("third");
  end(null);
  await third;
  expect(calls).toEqual(["first", "third"]);
});

test("an answer is shown only for the question it answers, and nothing is asked without one", async () => {
  const waiting: Record<string, { resolve: (answer: string) => void; reject: () => void }> = {};
  const ask = (key: string) =>
    new Promise<string>((resolve, reject) => {
      waiting[key] = { resolve, reject };
    });
  let again = () => {};
  const Asking = ({ question }: { question: string | null }) => {
    const asked = useAsked(question, () => ask(question ?? ""));
    again = asked.again;
    return <p>{asked.hasFailed ? "failed" : (asked.answer ?? "awaited")}</p>;
  };
  const drawn = async (question: string | null) => {
    render(<Asking question={question} />, host);
    await settled();
    return host.textContent;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 40)); // effects run after a frame
  expect(await drawn(null)).toBe("awaited");
  expect(Object.keys(waiting)).toEqual([]);
  expect(await drawn("one")).toBe("awaited");
  expect(await drawn("two")).toBe("awaited");
  waiting.one?.resolve("late");
  await settled();
  expect(host.textContent).toBe("awaited");
  waiting.two?.resolve("there");
  await settled();
  expect(host.textContent).toBe("there");
  expect(await drawn("three")).toBe("awaited");
  waiting.three?.reject();
  await settled();
  expect(host.textContent).toBe("failed");
  again();
  await settled();
  expect(host.textContent).toBe("awaited");
  waiting.three?.resolve("at last");
  await settled();
  expect(host.textContent).toBe("at last");
});
