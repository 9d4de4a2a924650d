// Presses are handed on by their events, but not those that were meant for what is gone.
import { expect, test } from "vitest";
import { listen } from "../../src/browser/dispatch.ts";

function page(): { press: (at: string, detail: number) => void; heard: string[] } {
  const root = document.createElement("main");
  const heard: string[] = [];
  listen(root, (event) => heard.push(event));
  const press = (at: string, detail: number) => {
    root.innerHTML = `<button data-event="${at}"></button>`;
    root.firstElementChild?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  };
  return { press, heard };
}

test("the second click of a double click counts only where the first was", () => {
  const { press, heard } = page();
  press("S.Ks", 1);
  press("S.Qs", 2); // it has come under the finger
  expect(heard).toEqual(["S.Ks"]);
  press("S.Qs", 1);
  press("S.Qs", 2);
  expect(heard).toEqual(["S.Ks", "S.Qs", "S.Qs"]);
});

test("keys, which have no number of clicks, always count", () => {
  const { press, heard } = page();
  press("S.Ks", 0);
  press("S.Qs", 0);
  expect(heard).toEqual(["S.Ks", "S.Qs"]);
});

test("a click tells when and where the finger went down; a key tells nothing", () => {
  const root = document.createElement("main");
  root.innerHTML = '<button data-event="S.Ks"></button>';
  const told: unknown[] = [];
  listen(root, (_, press) => told.push(press));
  const button = root.firstElementChild as HTMLElement;
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: 12, clientY: 34 }));
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));
  expect(told).toEqual([expect.objectContaining({ x: 12, y: 34 }), null]);
});
