// A replay as a file.
import { download, recordFile } from "../../browser/download.ts";
import { ask } from "../../engine/client.ts";
import type { ReplayActs } from "./acts.ts";
import type { Loaded } from "./useReplay.ts";

/** Name the file of a game: by its date and id, and by the seat it is seen from. */
export function fileName({ replay: { summary }, seat }: Pick<Loaded, "replay" | "seat">, id: string | null): string {
  const date = summary.date.replace(/[^0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return recordFile(date, id ?? (date ? null : "game"), seat ?? summary.viewOf);
}

/** Download the record; of a game seen from one seat, what that seat knows. */
export async function saveRecord(loaded: Loaded, id: string | null, notice: ReplayActs["notice"]): Promise<void> {
  const { text, seat } = loaded;
  try {
    const { record } = seat === null ? { record: text } : await ask({ do: "redact", record: text, seat });
    if (record === undefined) throw new Error("not redacted");
    download(record, fileName(loaded, id));
  } catch {
    notice({ key: "replay-failed" });
  }
}
