// Files dropped anywhere on the page, and texts and links pasted where nothing is being written.

/** What a player brings along. */
export type Brought = { files: File[] } | { text: string };

function brought(from: DataTransfer | null): Brought | null {
  const files = [...(from?.files ?? [])];
  const text = from?.getData("text/plain") ?? "";
  if (files.length > 0) return { files };
  return text.trim() ? { text } : null;
}

/** Who writes takes a text there; files are nowhere written into. */
const written = (event: Event, what: Brought | null): boolean =>
  event.target instanceof Element &&
  event.target.closest("input, textarea, select") !== null &&
  !(what && "files" in what);

export function takeFiles(take: (what: Brought) => void): void {
  const root = document.documentElement;
  const gone = () => delete root.dataset.bringing;
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault(); // else the browser leaves the page for the file
    root.dataset.bringing = "yes";
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) gone();
  });
  const taken = (event: Event, from: DataTransfer | null) => {
    const what = brought(from);
    if (!what || written(event, what)) return;
    event.preventDefault();
    take(what);
  };
  addEventListener("drop", (event) => {
    gone();
    taken(event, event.dataTransfer);
  });
  addEventListener("paste", (event) => taken(event, event.clipboardData));
}
