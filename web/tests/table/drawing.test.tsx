// What is drawn when the game goes on: only what is new in the log, and each moment once.
import { render } from "preact";
import { beforeAll, expect, test } from "vitest";
import { Store } from "../../src/control/store.ts";
import type { Entry, Frame } from "../../src/engine/types/view.ts";
import { loadLanguage } from "../../src/i18n/index.ts";
import { loadSettings } from "../../src/settings/settings.ts";
import type { Game } from "../../src/store/rows.ts";
import { Log } from "../../src/table/Log.tsx";
import { playFrames } from "../../src/table/motion.ts";
import { newGame } from "../support/games.ts";

let game: Game;

beforeAll(async () => {
  await loadLanguage("en");
  game = await newGame("one");
});

test("a line of the log is described once, while its entry and the names stay the same", () => {
  const told: string[] = [];
  const describe = ({ do: what }: Entry, names: Record<string, string>): string => {
    told.push(what);
    return `${names.S}: ${what}`;
  };
  const host = document.createElement("div");
  // Each answer of the engine is a new log, of new entries.
  const draw = (log: Entry[], name = "Anna") =>
    render(<Log log={structuredClone(log)} names={{ S: name }} me="S" describe={describe} open={false} />, host);
  const words = () => [...host.querySelectorAll("p")].map((line) => line.textContent);
  const log: Entry[] = game.log.slice(0, 3);
  draw(log);
  const first = [...host.querySelectorAll("p")];
  const more: Entry = { ...log[0], do: "over" } as Entry;
  told.length = 0;
  draw([...log, more]);
  expect(told).toEqual(["over"]);
  expect(words()).toEqual([...log, more].map(({ do: what }) => `Anna: ${what}`));
  expect([...host.querySelectorAll("p")].slice(0, 3)).toEqual(first);
  draw([more, ...log.slice(1)], "Bruno");
  expect(words()).toEqual([more, ...log.slice(1)].map(({ do: what }) => `Bruno: ${what}`));
  draw([more]);
  expect(words()).toEqual(["Anna: over"]);
  render(null, host);
});

test("the hands of a deal are drawn together", async () => {
  const entry = game.log.find(({ do: what }) => what === "deal") as Entry;
  const frames: Frame[] = ["S", "N"].map((seat) => ({ entry: { ...entry, seat }, view: game.view }));
  const drawn: Frame[] = [];
  await playFrames(frames, (frame) => drawn.push(frame), { ...loadSettings(), speed: "off" });
  expect(drawn).toEqual(frames.slice(1));
});

test("nothing is drawn when nothing changes", () => {
  let drawn = 0;
  const store = new Store();
  store.follow(() => {
    drawn += 1;
  });
  store.set({ notice: null, seeking: false });
  expect(drawn).toBe(0);
  store.set({ seeking: true });
  store.set({}); // the words have changed
  expect(drawn).toBe(2);
  store.setForNext({ seeking: false });
  expect(drawn).toBe(2);
  store.set({ seeking: false }); // draws what was put off
  expect(drawn).toBe(3);
});
