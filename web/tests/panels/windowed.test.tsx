// The lines of a long list: only those in sight are there.
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Windowed } from "../../src/panels/library/Windowed.tsx";

const HEIGHT = 60;
let sheet: HTMLElement;
let scrolled = 0;

beforeEach(() => {
  document.body.innerHTML = '<div data-part="panel-sheet"><div id="host"></div></div>';
  sheet = document.querySelector("[data-part=panel-sheet]") as HTMLElement;
  scrolled = 0;
  // What only a browser knows: where things lie.
  Object.defineProperty(sheet, "clientHeight", { value: 600 });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return { top: this === sheet ? 100 : 100 - scrolled } as DOMRect;
  });
});

afterEach(() => {
  render(null, document.getElementById("host") as HTMLElement);
  vi.restoreAllMocks();
});

const lines = (): number[] =>
  Array.from(sheet.querySelectorAll("li"), (line) => Number(line.getAttribute("aria-posinset")) - 1);

async function scrollTo(at: number): Promise<void> {
  scrolled = at * HEIGHT;
  sheet.dispatchEvent(new Event("scroll"));
  await new Promise((resolve) => setTimeout(resolve));
}

const items = Array.from({ length: 5000 }, (_, at) => at);

test("of five thousand lines those in sight are there, and the one that has the focus", async () => {
  const line = (item: number) => <button type="button">{item}</button>;
  render(
    <Windowed items={items} height={HEIGHT} keyOf={String} line={line} />,
    document.getElementById("host") as HTMLElement,
  );
  await scrollTo(0);
  // Ten fit; some lie ready beyond.
  expect(lines()).toEqual(Array.from({ length: lines().length }, (_, at) => at));
  expect(lines().length).toBeGreaterThanOrEqual(10);
  expect(lines().length).toBeLessThan(30);
  const first = sheet.querySelector("button") as HTMLButtonElement;
  first.focus();
  await scrollTo(3000);
  const [focused, ...there] = lines();
  expect(focused).toBe(0);
  expect(document.activeElement).toBe(first);
  for (let at = 3000; at < 3010; at += 1) expect(there).toContain(at);
  expect(there.length).toBeLessThan(30);
  expect(sheet.querySelector("li:last-child")?.getAttribute("aria-setsize")).toBe("5000");
  first.blur();
  await scrollTo(3000);
  expect(lines()).not.toContain(0);
  await scrollTo(4990);
  expect(lines().at(-1)).toBe(4999);
});
