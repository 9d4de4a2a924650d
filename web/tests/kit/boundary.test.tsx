// What fails in a panel leaves the page in use, and the ways to save open.
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, expect, test, vi } from "vitest";
import { loadLanguage } from "../../src/i18n/index.ts";
import { Boundary } from "../../src/kit/Boundary.tsx";

beforeAll(() => loadLanguage("en"));

const Wrong = (): never => {
  throw new TypeError("a damaged row");
};

test("an error in a panel is the panel's alone, and the games can be saved from there", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const host = document.body.appendChild(document.createElement("div"));
  await act(() =>
    render(
      <Boundary>
        <main>the table</main>
        <Boundary panel="games">
          <Wrong />
        </Boundary>
      </Boundary>,
      host,
    ),
  );
  expect(host.querySelector("main")?.textContent).toBe("the table");
  const events = [...host.querySelectorAll("dialog [data-event]")].map((button) => button.getAttribute("data-event"));
  expect(events).toEqual(expect.arrayContaining(["app:close", "app:backup", "app:reload"]));
  await act(() =>
    render(
      <Boundary key="page">
        <Wrong />
      </Boundary>,
      host,
    ),
  );
  expect(host.querySelector('main [data-event="app:backup"]')).not.toBeNull();
  render(null, host);
});
