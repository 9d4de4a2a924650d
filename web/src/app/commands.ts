// What the buttons do that have a `data-event` (browser/dispatch.ts): a move goes to the loop (control/loop.ts), a command
// of the page, "app:new", is carried out here.
import type { Press } from "../browser/dispatch.ts";
import { download } from "../browser/download.ts";
import { takeLaunched } from "../browser/launch.ts";
import { note } from "../browser/note.ts";
import { type Brought, takeFiles } from "../browser/take.ts";
import { changeSettings } from "../control/change.ts";
import { rematch } from "../control/dealing.ts";
import { isMoving } from "../control/frames.ts";
import { act, help, letPass, next, say } from "../control/loop.ts";
import { isMeantForLast } from "../control/meant.ts";
import { openGame, playHere } from "../control/opening.ts";
import { rememberOpener, showPanel } from "../control/panels.ts";
import { drawCurtain, openCurtain } from "../control/people/handing.ts";
import { store } from "../control/store.ts";
import { engine } from "../engine/client.ts";
import { lookUp } from "../engine/lookUp.ts";
import type { Estimate } from "../engine/types/analysis.ts";
import type { Moment } from "../engine/types/replay.ts";
import type { Entry } from "../engine/types/view.ts";
import { beginAfresh } from "../game/first.ts";
import { loadTopic } from "../i18n/index.ts";
import { oneAtATime } from "../kit/hooks/once.ts";
import { askWhatToSave, saveRecord, settled } from "../panels/files/save.ts";
import { closePanels, goTo, goToHash, leave, openSheet } from "../state/history.ts";
import { missingPart, unreadable } from "../state/notices.ts";
import { panels, type State } from "../state/state.ts";
import { getStored, shown } from "../store/games.ts";
import { asksForCut } from "./dealing.ts";
import { diagnostics } from "./diagnostics.ts";
import { install } from "./install.ts";
import { friends, library, matches, route } from "./route.ts";
import { takeUpdate } from "./settle.ts";

/** Play the move, or carry out the command, of an element that was pressed. */
export function dispatch(event: string, press: Press | null): void {
  if (event.startsWith("table:")) return; // the table handles its own events
  if (!event.startsWith("app:")) {
    if (isMeantForLast(press)) return;
    if (asksForCut(event)) showPanel("cut");
    else void act(event);
    return;
  }
  const [, name = "", argument = ""] = event.split(":");
  const run = lookUp(commands, name);
  const panel = panels.find((one) => one === name);
  if (run) Promise.resolve(run(argument)).catch(note);
  else if (panel) showPanel(panel, argument);
  else note(`no such command: ${name}`);
}

const gameId = () => store.state.game?.id;

const commands: Record<string, (argument: string) => unknown> = {
  // The game on the table.
  back: () => {
    const final = store.state.game?.summary.noBack;
    return final ? store.showRefusal(final) : help("back");
  },
  hint: () => {
    const { game, hint, estimate, seeking } = store.state;
    if (!game || game.view.turn !== game.seat || seeking) return;
    return hint && estimate ? showFigures(estimate) : help("hint");
  },
  "resign-yes": async (seat) => {
    await close(true);
    await help("resign", seat);
  },
  "go-on": letPass,
  here: async () => (await openCurtain()) && next(),
  pass: () => store.state.passing && drawCurtain(store.state.passing), // its holder has seen enough
  attend: (what) => {
    const { paused, fast } = store.state;
    if (what === "skip") setPlayback({ paused: false, skipped: gameId() ?? null });
    else setPlayback(what === "fast" ? { fast: !fast } : { paused: !paused, skipped: null });
  },
  "play-here": playHere,
  guide: async (where) => (await guide())?.begin(where),
  "guide-leave": async () => (await guide())?.leave(),

  // Another game.
  "match-next": oneAtATime(async (id: string) => {
    const own = store.state.game?.summary.match?.id ?? "";
    if (store.state.settings.cut && (id || own) === own) return showPanel("cut");
    const { nextGame } = await matches();
    const problem = await nextGame(id || own);
    if (problem) store.showRefusal(problem);
  }),
  rematch: async () => {
    if (store.state.settings.cut) return showPanel("cut");
    const problem = await rematch();
    if (problem) store.showRefusal(problem);
  },
  "friend-next": async () => (await friends()).openNext(),
  "friend-say": async (word) => {
    await close(true);
    say(word);
  },
  "friend-move": (word) => say(word),
  "friend-again": async () => (await friends()).inviteAgain(),
  open: async (id) => {
    const game = await getStored(id);
    if (!game) return store.say(unreadable(id));
    if (!shown(game)) return (await library()).resume(id);
    await close(true);
    if (game.id !== gameId()) await openGame(game);
  },
  "take-up": async () => (await library()).acceptChallenge(),

  // Replays.
  replay: (id) => replay(id || gameId()),
  review: (id) => replay(id || gameId(), null, "review"),
  challenge: () => replay(gameId(), null, "challenge", true),
  "study-share": (id) => replay(id, null, "share"),
  "study-sheet": (id) => replay(id, null, "study"),
  study: (key) => {
    store.set({ studying: decodeURIComponent(key) });
    showPanel("study");
  },
  // The replay begins with the last deal, as it was dealt.
  hands: () => replay(gameId(), dealt(store.state.game?.log ?? [])),
  leave: async () => {
    await leave();
    await route();
  },

  // The games that meet a condition; what is pressed gives no colon.
  find: async (condition) => {
    const { seek } = await import("../panels/library/LibraryPanel.tsx");
    seek(condition);
    showPanel("games");
  },

  // Files.
  save: async (id) => {
    const game = id ? await getStored(id) : store.state.game;
    if (!game) return id ? store.say(unreadable(id)) : undefined;
    if (settled(game)) return saveRecord(game, game.record);
    askWhatToSave([game]);
  },
  backup: async () => (await library()).backup(),
  "save-raw": async (id) => (await library()).saveRaw([{ store: "games", key: id, id }]),
  imported: async () => {
    await close();
    if (store.state.panel !== "games") showPanel("games"); // the import was opened over the table
  },
  "import-away": () => putAway(),
  "import-stop": async () => (await library()).stopImport(),

  // The page.
  close: () => close(),
  table: () => close(true),
  dismiss: () => dismiss(),
  update: takeUpdate,
  install,
  language: (language) => changeSettings({ language }),
  "engine-restart": () => {
    store.say(null);
    engine.restart();
  },
  reload: () => location.reload(),
  afresh: beginAfresh,
  "copy-diagnostics": async () => {
    const text = await diagnostics(store.state);
    try {
      await navigator.clipboard.writeText(text);
      store.say({ key: "diagnostics-copied" });
    } catch {
      download(text, "ecarte-diagnostics.txt"); // no clipboard
    }
  },
};

/** Pause a watched game, resume it, change its speed, or play it to its end at once. */
function setPlayback(patch: Partial<Pick<State, "paused" | "fast" | "skipped">>): void {
  store.set(patch);
  if (!isMoving()) next();
}

/** Show the figures behind a hint. */
async function showFigures(estimate: Estimate): Promise<void> {
  store.set({ seeking: true });
  try {
    const [{ figuresOf }] = await Promise.all([import("../analysis/Figures.tsx"), loadTopic("analysis")]);
    if (store.state.estimate === estimate) store.say({ key: "", sheet: figuresOf(estimate) });
  } catch (why) {
    note(why);
    store.say(missingPart());
  } finally {
    store.set({ seeking: false });
  }
}

/** Fetch the code that begins and leaves the guide, and say so when it cannot be fetched. */
async function guide() {
  try {
    return await import("../panels/guide/begin.ts");
  } catch (why) {
    note(why);
    store.say(missingPart());
    return null;
  }
}

// ---- panels, replays and notices

async function close(all = false): Promise<void> {
  await closePanels(all);
  await route();
}

/** Show the replay of a game, with a dialog over it if one is named. Closing that shows the replay; where the replay
 *  is there `only` for it, the table. */
async function replay(id: string | undefined, at: Moment | null = null, sheet = "", only = false): Promise<void> {
  if (!id) return;
  rememberOpener();
  goTo({ kept: id, at }, only ? sheet : "");
  if (sheet && !only) await openSheet(sheet);
  return route();
}

/** Return the moment of the last deal at which its first cards have been dealt, or null. */
function dealt(log: Entry[]): Moment | null {
  const given =
    log.findLast((entry) => entry.do === "turn" && !entry.verb) ??
    log.findLast((entry, at) => entry.do === "deal" && log[at + 1]?.do !== "play" && log[at - 1]?.do !== "trick");
  if (!given?.n) return null;
  const attempt = log.filter((entry) => entry.do === "open" && entry.deal === given.deal).length;
  return `${given.deal}${attempt > 1 ? `/${attempt}` : ""}#${given.n}`;
}

/** Dismiss the notice; the focus returns from its button to the one that caused it. */
function dismiss(): void {
  const held = document.activeElement?.closest("[data-part=notices]");
  store.say(null);
  if (held) document.querySelector<HTMLElement>('[data-event="app:hint"]')?.focus();
}

/** Put away the notice of an import, which goes on. "Your games" still shows it. */
function putAway(): void {
  const { importing } = store.state;
  if (importing) store.set({ importing: { ...importing, isAway: true } });
}

/** Follow the other ways to ask for something: Esc, files and texts that are dropped or pasted, and later launches. */
export function listenForMore(): void {
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const { notice, panel, visit } = store.state;
    if (key !== "Escape" || defaultPrevented || panel) return;
    if (!notice) putAway();
    else if (!visit) dismiss();
  });
  const bring = (what: Brought) => void library().then(({ take }) => take(what), note);
  takeFiles(bring);
  takeLaunched(bring, goToHash);
}
