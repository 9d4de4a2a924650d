// The layouts of the games, by name. That of the first game is at hand, the others are fetched.
import { useEffect, useState } from "preact/hooks";
import type { EcarteView, Entry, Seat, View } from "../engine/types/view.ts";
import type { Layout } from "./contract/layout.ts";
import { ecarte } from "./ecarte/index.ts";

// Each layout takes the views of its own game, and is given no others.
const known = <V extends View>(layout: Layout<V>): Layout => layout as unknown as Layout;

const layouts: Record<string, Layout> = { ecarte: known<EcarteView>(ecarte) };

const later: Record<string, () => Promise<Layout>> = {
  belote: () => import("./belote/index.ts").then(({ belote }) => known(belote)),
};

/** Fetch the table of a game; does nothing when it is there. */
export async function layTable(game: string): Promise<void> {
  const layout = layouts[game] ?? (await later[game]?.());
  if (layout) layouts[game] = layout;
}

/** Is all that is said in this game among the words that come first? */
export const plain = (view: View): boolean => layouts[view.game]?.plain?.(view) ?? false;

export const layoutOf = (game: string): Layout | undefined => layouts[game];

/** The layout of a game, null until it is there. */
export function useLayout(game: string): Layout | null {
  const [, setFound] = useState("");
  useEffect(() => {
    if (!layouts[game]) void layTable(game).then(() => setFound(game));
  }, [game]);
  return layouts[game] ?? null;
}

/** The sentence for an entry of a game, for the seat that looks on ("" for nobody's); null when there is none. */
export const describe = (game: string, entry: Entry, names: Record<Seat, string>, me: Seat): string | null =>
  layouts[game]?.describe(entry, names, me) ?? null;
