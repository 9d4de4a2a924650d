// The list of moves as text: the reader of stories reads the same game from it, in each language.
import { expect, test } from "vitest";
import annotated from "../../../tests/golden/annotated.ecn?raw";
import belote from "../../../tests/golden/belote-annotated.ecn?raw";
import irregular from "../../../tests/golden/london-2.ecn?raw";
import { loadLanguage, loadRest } from "../../src/i18n/index.ts";
import { storyOf } from "../../src/replay/moves/copying.ts";
import { peopleOf } from "../../src/replay/steps/names.ts";
import { layTable } from "../../src/table/index.ts";
import { native } from "../support/frame.ts";
import { replayOf } from "../support/replays.ts";

const recordsOf = (text: string) => text.split(/\n(?=\[ECN )/);
const games = [...recordsOf(annotated), ...recordsOf(belote), ...recordsOf(irregular)];

test.each(["en", "fr", "ja"])("what is copied is read as the same game: %s", async (language) => {
  await loadLanguage(language);
  await loadRest();
  for (const record of games) {
    const { replay, steps } = await replayOf(record);
    await layTable(replay.summary.game);
    const text = storyOf(steps.main.steps, replay.tags, peopleOf(replay, false));
    const { slice } = await native({ do: "import", text, line: 1, number: 0, last: true });
    const [read] = slice?.games ?? [];
    if (!read) console.log(text.slice(0, 3000));
    expect(read, text).toBeDefined();
    const again = await replayOf(read?.record ?? "");
    const events = (deals: typeof replay.deals) =>
      deals.flatMap((deal) => [deal.dealer, ...deal.events.map(({ entry }) => JSON.stringify(entry))]);
    expect(events(again.replay.deals)).toEqual(events(replay.deals));
  }
});
