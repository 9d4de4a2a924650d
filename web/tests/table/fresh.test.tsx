// A table drawn in a page that has just been loaded shows words, never the ids of words: with the first words alone where
// a game claims to need no more, with the rest where it does not. Each language has a word in the file where English has it
// (tests/project/test_locales.py).
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { Entry, View } from "../../src/engine/types/view.ts";
import { native } from "../support/frame.ts";
import { replayOf } from "../support/replays.ts";

const read = (files: Record<string, string>): string => Object.values(files).join("\n");
const ids = new Set(
  [
    ...read(
      import.meta.glob<string>("../../../py/ecarte/locales/en/{first,rest/*}.ftl", {
        query: "?raw",
        import: "default",
        eager: true,
      }),
    ).matchAll(/^([a-z][\w-]*-[\w-]+) =/gm),
  ].map(([, id = ""]) => id),
);
const records: string[] = Object.entries(
  import.meta.glob<string>("../../../tests/golden/*.ecn", { query: "?raw", import: "default", eager: true }),
)
  .filter(([path]) => !/irregular-views|annotated|variations|given|unfinished|match-|views/.test(path))
  .flatMap(([, text]) => text.split(/\n(?=\[ECN )/));

const TOLD = "kings vulnerable declined doubled offered offenders question named counts contract melds calls".split(
  " ",
);

/** Return what brings words in a view: moments in which it is the same look alike. */
function kindOf(view: View): string {
  const { game, phase, turn, seat, rules, pause, deal } = view;
  const { won = {}, scored, ...more } = view as unknown as Record<string, object>;
  const told = TOLD.map((name) => Object.keys(more[name] ?? {}).length || more[name] !== null);
  const challenge = Object.values(won).includes(3) && Object.values(won).includes(0);
  const why = Array.isArray(scored) ? scored.map((each) => each.why) : null;
  return JSON.stringify([game, phase, turn === seat, pause, deal > 0, rules, told, challenge, why]);
}

interface Moment {
  view: View;
  names: Record<string, string>;
  log: Entry[]; // of the whole game, beside one of its moments
}

/** Return the moments of the golden records that differ in their words: the records have every value of every option. */
async function gathered(): Promise<Moment[]> {
  const found = new Map<string, Moment>();
  for (const record of records) {
    const { replay, steps } = await replayOf(record);
    const at = [...steps.of.keys()];
    let log = replay.deals.flatMap((deal) => deal.events.flatMap(({ entry, follows }) => [entry, ...follows]));
    for (const seat of replay.seats.slice(0, 2)) {
      const { views = {} } = await native({ do: "views", record, seat, at });
      for (const view of Object.values(views)) {
        const kind = kindOf(view);
        if (found.has(kind)) continue;
        found.set(kind, { view, names: replay.names, log });
        log = [];
      }
    }
  }
  return [...found.values()];
}

test("no id of a word is shown after a fresh load", async () => {
  vi.resetModules();
  const moments = await gathered();
  const { loadLanguage, loadRest } = await import("../../src/i18n/index.ts");
  const { layTable, plain, Table } = await import("../../src/table/index.ts");
  const { loadSettings } = await import("../../src/settings/settings.ts");
  await loadLanguage("en");
  await layTable("ecarte");
  const raised = new Set<string>();
  const noted = new Set<string>();
  const host = document.createElement("div");
  document.body.append(host);
  const settings = loadSettings();
  const draw = async ({ view, names, log }: Moment): Promise<void> => {
    const entry = log.at(-1) ?? null;
    await act(() =>
      render(
        <Table game="g" view={view} entry={entry} log={log} names={names} settings={settings} waiting={false} />,
        host,
      ),
    );
    for (const element of host.querySelectorAll<HTMLElement>("*")) {
      const texts = [element.ariaLabel, element.title, ...[...element.childNodes].map((node) => node.nodeValue)];
      for (const word of texts.join(" ").match(/[a-z]\w*(?:-\w+)+/g) ?? []) if (ids.has(word)) raised.add(word);
      const { tag } = element.dataset;
      if (tag) noted.add(`${view.game} ${tag}`);
    }
  };
  for (const each of moments) if (plain(each)) await draw(each);
  expect([...raised]).toEqual([]);
  await loadRest();
  await layTable("belote");
  for (const each of moments) await draw(each);
  expect([...raised]).toEqual([]);
  render(null, host);
  host.remove();
  const tags = [...ids].filter((id) => id.startsWith("tag-")).map((id) => `ecarte ${id.slice("tag-".length)}`);
  expect(tags.filter((tag) => !noted.has(tag))).toEqual([]);
}, 240_000); // some thousand tables
