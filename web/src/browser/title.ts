// The title of the document: that of the topmost layer, then the name of the page.
import { useLayoutEffect } from "preact/hooks";

/** The layers, the topmost last. */
const layers = ["page", "room", "panel"] as const;
type Layer = (typeof layers)[number];

const titles = new Map<Layer, string>();

function write(): void {
  const page = titles.get("page") ?? "";
  const top = layers.findLast((layer) => layer !== "page" && titles.get(layer));
  document.title = [top && titles.get(top), page].filter(Boolean).join(" – ");
}

/** Set the title of a layer while a component is shown; "" leaves the title to the layers below. */
export function useTitle(layer: Layer, title: string): void {
  useLayoutEffect(() => {
    if (!title) return;
    titles.set(layer, title);
    write();
    return () => {
      if (titles.get(layer) === title) titles.delete(layer); // unless a component that replaced it has set it
      write();
    };
  }, [layer, title]);
}
