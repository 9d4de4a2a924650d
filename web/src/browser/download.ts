// Downloads.

/** Offer a text or a picture as a file to download. */
export function download(what: string | string[] | Blob, name: string): void {
  const link = document.createElement("a");
  const type = "text/plain;charset=utf-8";
  const parts = typeof what === "string" ? [what] : what;
  link.href = URL.createObjectURL(parts instanceof Blob ? parts : new Blob(parts, { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Return the name of a file with a record; `seat` for what one seat knows of a game. */
export const recordFile = (date: string, id: string | null, seat: string | null): string =>
  `${["ecarte", date, id, seat && `view-${seat}`].filter(Boolean).join("-")}.ecn`;

/** Return a day such as "2026-11-20", in the local time zone. */
export function day(time: number): string {
  const at = new Date(time);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
