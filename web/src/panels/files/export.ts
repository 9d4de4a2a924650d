import { day, download, recordFile } from "../../browser/download.ts";
import type { Listed } from "../../store/games.ts";
import { records } from "../../store/library.ts";
import { rawText, type Unreadable } from "../../store/unreadable.ts";
import { seenOnly, settled } from "./save.ts";

/** Download games as one file, and return how many could not be read. `whole` says whether unfinished games are
 *  complete in it, or only what their player knows. */
export async function exportGames(games: Listed[], whole: boolean): Promise<number> {
  const parts: string[] = [];
  const known = new Map(games.map((game) => [game.id, game]));
  for await (const some of records([...known.keys()])) {
    for (const { id, record } of some) {
      const game = known.get(id);
      const text = game && !whole && !settled(game) ? await seenOnly(game, record) : record;
      parts.push(`${parts.length > 0 ? "\n" : ""}${text.trimEnd()}\n`);
    }
  }
  const seen = !whole && games.some((game) => !settled(game));
  if (parts.length > 0) download(parts, recordFile(day(Date.now()), seen ? "views" : null, null));
  return games.length - parts.length;
}

export async function saveRaw(some: readonly Unreadable[]): Promise<void> {
  const texts = await Promise.all(some.map(rawText));
  download(`[${texts.join(",\n")}]`, "ecarte-unreadable.json");
}
