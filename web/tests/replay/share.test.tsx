// The dialog that makes links, where the chapters of a study cannot be read.
import { render } from "preact";
import { afterEach, expect, test, vi } from "vitest";
import { t } from "../../src/i18n/index.ts";
import { Share } from "../../src/replay/sheets/Share.tsx";
import type { Loaded } from "../../src/replay/steps/useReplay.ts";

afterEach(() => render(null, document.body));

test("that the chapters cannot be read is said, where the link would be", async () => {
  const replay = { seats: ["S", "N"], prepared: false, summary: { viewOf: null, over: true } };
  const loaded = { replay, text: "", seat: null, steps: { main: { steps: [] } } } as unknown as Loaded;
  const study = { title: "Mine", names: ["one", "two"], at: 1, records: () => Promise.reject(new Error("shut")) };
  const acts = { rename: () => {}, close: () => {} };
  render(<Share kind="share" loaded={loaded} at="1#3" study={study} name="" {...acts} />, document.body);
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe(t("replay-failed")));
});
