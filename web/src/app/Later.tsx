import { h } from "preact";
import { note } from "../browser/note.ts";
import { store } from "../control/store.ts";
import { type Loader, useLater, withWords } from "../kit/hooks/useLater.ts";
import { closePanels } from "../state/history.ts";
import { missingPart } from "../state/notices.ts";
import type { Panel, State } from "../state/state.ts";
import { cut, deal } from "./dealing.ts";

/** What the panels get besides the state: actions that need other panels. */
const acts = { cut, deal };

const friend = () => import("../friend/index.ts");

/** The panels, by name. */
const panels: Record<Exclude<Panel, "menu" | "resign">, Loader<{ state: State } & typeof acts>> = {
  new: () => import("../panels/newgame/NewGamePanel.tsx"),
  daily: () => withWords(import("../panels/daily/DailyPanel.tsx"), "daily", "analysis"),
  puzzles: () => withWords(import("../panels/puzzles/PuzzlePanel.tsx"), "puzzles", "analysis"),
  lessons: () => withWords(import("../panels/lessons/LessonsPanel.tsx"), "lessons", "puzzles", "analysis"),
  stats: () => withWords(import("../panels/stats/StatsPanel.tsx"), "stats", "analysis"),
  games: () => import("../panels/library/LibraryPanel.tsx"),
  import: () => import("../panels/files/ImportPanel.tsx"),
  restore: () => import("../panels/files/RestorePanel.tsx"),
  bin: () => import("../panels/library/BinPanel.tsx"),
  rules: () => import("../panels/rules/RulesPanel.tsx"),
  settings: () => import("../panels/settings/SettingsPanel.tsx"),
  save: () => import("../panels/files/SavePanel.tsx"),
  study: () => import("../panels/study/StudyPanel.tsx"),
  about: () => import("./About.tsx"),
  book: () => withWords(import("../panels/book/BookPanel.tsx"), "book"),
  arbiter: () => withWords(import("../panels/arbiter/ArbiterPanel.tsx"), "laws"),
  friend: () =>
    withWords(
      friend().then((loaded) => ({ default: loaded.FriendPanel })),
      "friend",
      "connect",
    ),
  fair: () => withWords(import("../panels/fair/FairPanel.tsx"), "fair"),
  pad: () => withWords(import("../panels/pad/PadPanel.tsx"), "pad"),
  cut: () => import("../panels/fair/CutPanel.tsx"),
  explorer: () => withWords(import("../panels/explorer/ExplorerPanel.tsx"), "analysis"),
  why: () => withWords(import("../panels/why/WhyPanel.tsx"), "analysis"),
  match: () => import("../panels/match/MatchPanel.tsx"),
  bet: () => import("../panels/match/BetPanel.tsx"),
};

/** Other parts of the page that are fetched. */
export const parts = {
  visit: () => import("../panels/visit/VisitRoom.tsx"),
  guide: () => withWords(import("../panels/guide/Guide.tsx"), "guide"),
  strip: () => import("../panels/match/Strip.tsx"),
  friend: () =>
    withWords(
      friend().then((loaded) => ({ default: loaded.FriendBar })),
      "friend",
      "connect",
    ),
  closing: () => withWords(import("../panels/closing/Closing.tsx"), "analysis"),
  curtain: () => import("../panels/match/Curtain.tsx"),
  facing: () => import("../table/facing/Facing.tsx"),
};

/** Close a panel that could not be fetched. */
function missing(why: unknown): void {
  note(why);
  void closePanels(true).then(() => store.set({ panel: null, notice: missingPart() }));
}

/** A part of the page that is fetched when it is first shown. */
export function Later<P>({ load, props }: { load: Loader<P>; props: P }) {
  const component = useLater(load, missing);
  return component && h(component, props as P & object);
}

/** A panel that is fetched when it is first shown. */
export const LaterPanel = ({ name, state }: { name: keyof typeof panels; state: State }) => (
  <Later load={panels[name]} props={{ state, ...acts }} />
);
