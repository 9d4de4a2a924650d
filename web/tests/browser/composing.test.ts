// Esc and Enter belong to an input method while it composes a word.
import { beforeAll, expect, test } from "vitest";
import { leaveComposing } from "../../src/browser/dispatch.ts";

const heard: string[] = [];
let field: HTMLElement;

beforeAll(() => {
  leaveComposing();
  document.body.innerHTML = "<dialog><input /></dialog>";
  field = document.querySelector("input") as HTMLElement;
  field.addEventListener("keydown", ({ key }) => heard.push(key));
  addEventListener("keydown", ({ key }) => heard.push(`capturing ${key}`), true);
  document.querySelector("dialog")?.addEventListener("cancel", () => heard.push("cancel"));
});

const press = (key: string, init: KeyboardEventInit = {}): void => {
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }));
};

const cancel = (): boolean =>
  field.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true })) ?? false;

test("a key that composes is heard by nothing on the page", () => {
  field.dispatchEvent(new Event("compositionstart", { bubbles: true }));
  press("Escape", { isComposing: true });
  expect(cancel()).toBe(false);
  field.dispatchEvent(new Event("compositionend", { bubbles: true }));
  press("Escape", { keyCode: 229 }); // as Safari does
  expect(heard).toEqual([]);
  press("Escape");
  expect(cancel()).toBe(true);
  expect(heard).toEqual(["capturing Escape", "Escape", "cancel"]);
});
