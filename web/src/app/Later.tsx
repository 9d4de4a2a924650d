import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadRest, loadTopic } from "../i18n/index.ts";
import type { Panel, State } from "../state/state.ts";

/** What panels get besides the state. */
export interface Acts extends Record<string, unknown> {
  missing: (why: unknown) => void; // called when a panel could not be fetched
}

// biome-ignore lint/suspicious/noExplicitAny: each panel takes the state and the acts it names
type Loaded = FunctionComponent<any>;

/** Fetch a panel together with the words of its topic. */
const withWords = async <T,>(topic: string, panel: Promise<T>): Promise<T> => {
  const [found] = await Promise.all([panel, loadTopic(topic)]);
  return found;
};

/** The panels that are fetched on demand, and the other parts of the page that are. */
type Part = Exclude<Panel, "menu" | "resign"> | "visit" | "guide" | "strip" | "curtain" | "facing" | "closing";

const later: Record<Part, () => Promise<{ default: Loaded }>> = {
  new: () => import("../panels/newgame/NewGamePanel.tsx"),
  daily: () => withWords("daily", withWords("analysis", import("../panels/daily/DailyPanel.tsx"))),
  puzzles: () => withWords("puzzles", withWords("analysis", import("../panels/puzzles/PuzzlePanel.tsx"))),
  lessons: () =>
    withWords("lessons", withWords("puzzles", withWords("analysis", import("../panels/lessons/LessonsPanel.tsx")))),
  stats: () => withWords("stats", withWords("analysis", import("../panels/stats/StatsPanel.tsx"))),
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
  guide: () => withWords("guide", import("../panels/guide/Guide.tsx")),
  strip: () => import("../panels/match/Strip.tsx"),
  closing: () => withWords("analysis", import("../panels/closing/Closing.tsx")),
  curtain: () => import("../panels/match/Curtain.tsx"),
  facing: () => import("../table/facing/Facing.tsx"),
};

interface Props {
  name: Part;
  state: State;
  acts: Acts;
  more?: Record<string, unknown>; // what only this part gets
}

/** A panel, or another part of the page, that is fetched when it is first shown. */
export function Later({ name, state, acts, more = {} }: Props) {
  const [found, setFound] = useState<{ name: string; panel: Loaded } | null>(null);
  useEffect(() => {
    Promise.all([later[name](), loadRest()]).then(([found]) => setFound({ name, panel: found.default }), acts.missing);
  }, [name, acts]);
  if (found?.name !== name) return null;
  return <found.panel key={name} state={state} {...acts} {...more} />;
}
