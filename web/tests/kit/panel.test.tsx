// What closes a panel: Esc does, and not a field inside it; and where the focus stays while it is open.
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

test("when the focused button is removed, the heading gets the focus; removing another changes nothing", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const draw = (...names: string[]) =>
    act(async () => {
      render(
        <Panel name="friend" title="Play a friend" keepsFocus>
          {names.map((name) => (
            <button key={name} type="button">
              {name}
            </button>
          ))}
        </Panel>,
        host,
      );
    });
  await draw("Sit down", "Connect");
  const [, sit, connect] = host.querySelectorAll("button");
  connect?.focus();
  await draw("Connect");
  expect(sit?.isConnected).toBe(false);
  expect(document.activeElement).toBe(connect);
  await draw("Copy");
  expect(document.activeElement?.textContent).toBe("Play a friend");
  const copy = host.querySelectorAll("button")[1];
  copy?.focus();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })); // a tap beside the panel
  copy?.blur();
  await draw("Save");
  expect(document.activeElement).toBe(document.body);
  render(null, host);
});
