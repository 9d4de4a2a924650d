// The panels, and whatever else of the page is fetched when it is first opened.
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadRest, loadTopic } from "../i18n/index.ts";
import type { State } from "../state/state.ts";

/** What a panel that is fetched when first opened needs besides the state. */
export interface Acts extends Record<string, unknown> {
  missing: (why: unknown) => void; // it could not be fetched
}

// biome-ignore lint/suspicious/noExplicitAny: each panel takes the state and those of the acts it names
type Loaded = FunctionComponent<any>;

/** A panel that has a file of words of its own. */
const withWords = async <T,>(topic: string, panel: Promise<T>): Promise<T> => {
  const [found] = await Promise.all([panel, loadTopic(topic)]);
  return found;
};

const later: Record<string, () => Promise<{ default: Loaded }>> = {
  new: () => import("../panels/newgame/NewGamePanel.tsx"),
  games: () => import("../panels/library/LibraryPanel.tsx"),
  import: () => import("../panels/files/ImportPanel.tsx"),
  restore: () => import("../panels/files/RestorePanel.tsx"),
  bin: () => import("../panels/library/BinPanel.tsx"),
  visit: () => import("../panels/visit/VisitRoom.tsx"),
  rules: () => import("../panels/rules/RulesPanel.tsx"),
  settings: () => import("../panels/settings/SettingsPanel.tsx"),
  save: () => import("../panels/files/SavePanel.tsx"),
  about: () => import("./About.tsx"),
  book: () => withWords("book", import("../panels/book/BookPanel.tsx")),
  arbiter: () => withWords("laws", import("../panels/arbiter/ArbiterPanel.tsx")),
  fair: () => withWords("fair", import("../panels/fair/FairPanel.tsx")),
  cut: () => import("../panels/fair/CutPanel.tsx"),
  explorer: () => withWords("analysis", import("../panels/explorer/ExplorerPanel.tsx")),
  why: () => withWords("analysis", import("../panels/why/WhyPanel.tsx")),
  match: () => import("../panels/match/MatchPanel.tsx"),
  bet: () => import("../panels/match/BetPanel.tsx"),
  strip: () => import("../panels/match/Strip.tsx"),
  curtain: () => import("../panels/match/Curtain.tsx"),
};

/** A panel that is fetched when it is first opened; nothing for one that is here already. */
export function Later({ name, state, acts }: { name: string; state: State; acts: Acts }) {
  const [found, setFound] = useState<{ name: string; panel: Loaded } | null>(null);
  useEffect(() => {
    const panel = later[name];
    if (panel)
      Promise.all([panel(), loadRest()]).then(([found]) => setFound({ name, panel: found.default }), acts.missing);
  }, [name, acts]);
  if (found?.name !== name) return null;
  return <found.panel key={name} state={state} {...acts} />;
}
