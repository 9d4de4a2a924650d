// The document's title: what is shown, then the page's name. What lies on top gives it; when that is gone, what lies
// beneath has it again.
import { useLayoutEffect } from "preact/hooks";

/** From the page itself up to what lies over everything. */
const layers = ["page", "room", "panel"] as const;
type Layer = (typeof layers)[number];

const titles = new Map<Layer, string>();

function write(): void {
  const page = titles.get("page") ?? "";
  const top = layers.findLast((layer) => layer !== "page" && titles.get(layer));
  document.title = [top && titles.get(top), page].filter(Boolean).join(" – ");
}

/** Name what a component shows for as long as it is there; "" leaves the title to what lies beneath. */
export function useTitle(layer: Layer, title: string): void {
  useLayoutEffect(() => {
    if (!title) return;
    titles.set(layer, title);
    write();
    return () => {
      if (titles.get(layer) === title) titles.delete(layer); // not what has taken its place
      write();
    };
  }, [layer, title]);
}
