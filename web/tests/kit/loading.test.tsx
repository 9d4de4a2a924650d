// The line for whoever waits for the engine: what has come, of how much, and nothing when it is ready.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { engine } from "../../src/engine/client.ts";
import { loadLanguage } from "../../src/i18n/index.ts";
import { Loading } from "../../src/kit/Loading.tsx";
import { type Frame, frames } from "../support/frame.ts";

afterEach(() => engine.end());

test("how much of the engine has come is told until it is ready", async () => {
  await loadLanguage("en");
  const made = frames();
  const host = document.createElement("div");
  await act(() => {
    engine.restart(); // another file of tests may have ended it
    render(<Loading />, host);
  });
  expect(host.textContent).toBe("");
  const frame = made.at(-1) as Frame;
  await act(() => frame.tell({ come: 1_200_000, of: 3_700_000 }));
  expect(host.textContent).toBe("1.2 MB of 3.7 MB loaded");
  const bar = host.querySelector("progress");
  expect([bar?.value, bar?.max]).toEqual([1_200_000, 3_700_000]);
  await act(() => frame.tell({ come: 3_700_000, of: 3_700_000 }));
  expect(host.textContent).toBe("All loaded; starting…");
  await act(() => frame.tell({ ready: true }));
  expect(host.textContent).toBe("");
});
