// Files dropped anywhere on the page, and texts and links pasted outside of fields.

/** The user's input: files, or a text. */
export type Brought = { files: File[] } | { text: string };

function brought(from: DataTransfer | null): Brought | null {
  const files = [...(from?.files ?? [])];
  const text = from?.getData("text/plain") ?? "";
  if (files.length > 0) return { files };
  return text.trim() ? { text } : null;
}

/** Return whether a field takes the input: a text, never files. */
const isForField = (event: Event, what: Brought | null): boolean =>
  event.target instanceof Element &&
  event.target.closest("input, textarea, select") !== null &&
  !(what && "files" in what);

/** Pass on what is dropped or pasted. */
export function takeFiles(take: (what: Brought) => void): void {
  const root = document.documentElement;
  const unmark = () => delete root.dataset.bringing;
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault(); // otherwise the browser would open the file in place of the page
    root.dataset.bringing = "yes";
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) unmark();
  });
  const taken = (event: Event, from: DataTransfer | null) => {
    const what = brought(from);
    if (!what || isForField(event, what)) return;
    event.preventDefault();
    take(what);
  };
  addEventListener("drop", (event) => {
    unmark();
    taken(event, event.dataTransfer);
  });
  addEventListener("paste", (event) => taken(event, event.clipboardData));
}
