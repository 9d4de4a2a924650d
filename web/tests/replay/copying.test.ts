// The list of moves as text: the reader of stories reads the same game from it, in each language.
import { beforeAll, expect, test } from "vitest";
import annotated from "../../../tests/golden/annotated.ecn?raw";
import belote from "../../../tests/golden/belote-annotated.ecn?raw";
import irregular from "../../../tests/golden/london-2.ecn?raw";
import { loadLanguage, loadRest } from "../../src/i18n/index.ts";
import { storyOf } from "../../src/replay/moves/copying.ts";
import { peopleOf } from "../../src/replay/steps/names.ts";
import { layTable } from "../../src/table/index.ts";
import { native, randomGames } from "../support/frame.ts";
import { replayOf } from "../support/replays.ts";

const EXAMPLES = Number(process.env.ECARTE_EXAMPLES ?? 2);
const recordsOf = (text: string) => text.split(/\n(?=\[ECN )/);
const golden = [...recordsOf(annotated), ...recordsOf(belote), ...recordsOf(irregular)];
let random: string[] = [];

beforeAll(async () => {
  const numbers = [...Array(EXAMPLES).keys()];
  random = await randomGames(["ecarte", "belote"].flatMap((game) => numbers.map((n): [string, number] => [game, n])));
});

test.each(["en", "fr", "ja"])("what is copied is read as the same game: %s", async (language) => {
  await loadLanguage(language);
  await loadRest();
  for (const record of [...golden, ...random]) {
    const { replay, steps } = await replayOf(record);
    await layTable(replay.summary.game);
    const text = storyOf(steps.main.steps, replay.tags, peopleOf(replay, false));
    const { slice } = await native({ do: "import", text, line: 1, number: 0, last: true });
    const [read] = slice?.games ?? [];
    expect(read, text).toBeDefined();
    const wrong = read?.problems.filter(({ code }) => code.startsWith("E-")) ?? [];
    // What a claim is about is not told: where two cards may be meant, the reader asks, and keeps the game up to there.
    const isOpen = wrong.some(({ code }) => code === "E-claim-open");
    if (!isOpen) expect(wrong, `${record}\n${text}`).toEqual([]);
    if (isOpen && !read?.record) continue;
    const again = await replayOf(read?.record ?? "");
    const events = (deals: typeof replay.deals) =>
      deals.flatMap((deal, at) => [
        deal.dealer,
        ...deal.events.map(({ entry }) => JSON.stringify({ ...entry, deal: at })),
      ]);
    const found = events(again.replay.deals);
    const kept = read?.problems.find(({ code }) => code === "W-kept")?.data.from ?? 1;
    const told = events(replay.deals.filter(({ number }) => number >= Number(kept)));
    expect(found).toEqual(told.slice(0, isOpen ? found.length : undefined));
  }
});
