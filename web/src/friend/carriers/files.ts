// Lines as files, for whoever passes on files rather than texts.
import { download } from "../../browser/download.ts";

const MOST_BYTES = 4 * 1024 * 1024;

/** Offer lines as a file; `name` says whose game it is. */
export const saveLines = (lines: readonly string[], name: string): void =>
  download(`${lines.join("\n")}\n`, `ecarte-${name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40) || "friend"}.txt`);

/** Return the text of a file; null for one that is too large to hold messages, or no text. */
export async function openFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
