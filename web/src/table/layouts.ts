// The layouts of the games by name. That of the first game is loaded with the page, the others are fetched.

import { useEffect, useState } from "preact/hooks";
import type { EcarteView, Entry, Seat, View } from "../engine/types/view.ts";
import type { Layout, Sight } from "./contract/layout.ts";
import { ecarte } from "./ecarte/index.ts";

// A layout is only given views of its own game.
const known = <V extends View>(layout: Layout<V>): Layout => layout as unknown as Layout;

const layouts = new Map<string, Layout>([["ecarte", known<EcarteView>(ecarte)]]);

const later = new Map<string, () => Promise<Layout>>([
  ["belote", () => import("./belote/index.ts").then(({ belote }) => known(belote))],
]);

/** Fetch the layout of a game that has none of its own. */
const generic = (): Promise<Layout> => import("./generic/index.ts").then(({ generic }) => generic);

/** Fetch the layout of a game, unless it is there. */
export async function layTable(game: string): Promise<void> {
  if (!layouts.has(game)) layouts.set(game, await (later.get(game) ?? generic)());
}

/** Return whether a game needs only the words that are loaded first. */
export const plain = ({ view, log }: Pick<Sight, "view" | "log">): boolean =>
  layouts.get(view.game)?.plain?.(view, log) ?? false;

/** Return the layout of a game, if it is there. */
export const layoutOf = (game: string): Layout | undefined => layouts.get(game);

/** Fetch the layout of a game; null until it is there. */
export function useLayout(game: string): Layout | null {
  const [, setFound] = useState("");
  useEffect(() => {
    if (!layouts.has(game)) void layTable(game).then(() => setFound(game));
  }, [game]);
  return layouts.get(game) ?? null;
}

/** Return an entry as a sentence for the player in seat `me` ("": nobody is addressed); null when it needs none. */
export const describe = (game: string, entry: Entry, names: Record<Seat, string>, me: Seat): string | null =>
  layouts.get(game)?.describe(entry, names, me) ?? null;
