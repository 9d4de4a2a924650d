// Beginning a daily deal.
import { openDealt } from "../../control/dealing.ts";
import { ask } from "../../engine/client.ts";
import type { DailyTerms } from "../../engine/types/answer.ts";
import type { Problem } from "../../engine/types/view.ts";
import type { Day } from "../../game/daily.ts";
import { playerTags } from "../../game/people.ts";
import { closePanels } from "../../state/history.ts";
import { comeToTable } from "../../table/focus.ts";

/** Deal the game of a day and open it, or return why it cannot be dealt. */
export async function beginDaily(game: string, day: Day, { seat, players }: DailyTerms): Promise<Problem | null> {
  const answer = await ask({ do: "daily-begin", game, day, tags: playerTags(game, seat, players) });
  return openDealt(answer, players, "played", () => {
    comeToTable();
    return closePanels(true);
  });
}
