// What closes a panel: Esc does, and not a field inside it.
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../src/i18n/index.ts";
import { Panel } from "../../src/kit/Panel.tsx";
import { openPanel, shownPanel } from "../../src/state/history.ts";

beforeAll(() => loadLanguage("en"));

test("a panel is closed by Esc, and stays when the choice of a file is cancelled", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  openPanel("import");
  await act(() =>
    render(
      <Panel name="import" title="Import">
        <input type="file" />
      </Panel>,
      host,
    ),
  );
  const cancel = (element: Element | null) => {
    const event = new Event("cancel", { bubbles: true, cancelable: true });
    element?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(cancel(host.querySelector("input"))).toBe(false);
  expect(shownPanel()).toBe("import");
  expect(cancel(host.querySelector("dialog"))).toBe(true); // the history closes it
  render(null, host);
});
