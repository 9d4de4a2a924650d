// What the page itself can be told to do: the events that begin with "app:".
import type { Dispatch } from "../browser/dispatch.ts";
import { download } from "../browser/download.ts";
import { takeLaunched } from "../browser/launch.ts";
import { note } from "../browser/note.ts";
import { type Brought, takeFiles } from "../browser/take.ts";
import { readCatalog } from "../control/catalog.ts";
import { changeSettings } from "../control/change.ts";
import type { Controller } from "../control/controller.ts";
import { prepare } from "../control/shelf.ts";
import { pageOutdated } from "../control/store.ts";
import type { Estimate } from "../engine/types/analysis.ts";
import type { Problem } from "../engine/types/view.ts";
import { type Choice, isMatch, saveChoice } from "../game/choice.ts";
import { dealt } from "../game/dealt.ts";
import { beginAfresh } from "../game/first.ts";
import type { Sealed } from "../game/sealed.ts";
import { loadTopic } from "../i18n/index.ts";
import { saveRecord, settled } from "../panels/files/save.ts";
import type { Settings } from "../settings/settings.ts";
import { closePanels, goTo, leave, openPanel, openSheet } from "../state/history.ts";
import { type Panel, panels } from "../state/state.ts";
import { getStored, shown } from "../store/games.ts";
import { asksFirst, cut } from "./cutting.ts";
import { diagnostics } from "./diagnostics.ts";
import { install } from "./install.ts";
import { followHistory, library, matches, route } from "./route.ts";
import { takeUpdate } from "./settle.ts";

/** What the library does by a command of its own. */
type Far = "goOn" | "backup" | "takeUp" | "stopImport";

/** Pressed again while it is under way, it is done once. */
function once(run: (argument: string) => Promise<void>): (argument: string) => Promise<void> {
  let running = false;
  return async (argument) => {
    if (running) return;
    running = true;
    try {
      await run(argument);
    } finally {
      running = false;
    }
  };
}

/** The hint is asked about again: why, in figures. */
async function figures(controller: Controller, estimate: Estimate): Promise<void> {
  controller.set({ seeking: true });
  try {
    const [{ figuresOf }] = await Promise.all([import("../analysis/Figures.tsx"), loadTopic("analysis")]);
    if (controller.state.estimate === estimate) controller.say({ key: "", sheet: figuresOf(estimate) });
  } catch (why) {
    note(why);
    controller.say(pageOutdated);
  } finally {
    controller.set({ seeking: false });
  }
}

/** The handler of every event of the page. */
export function commands(controller: Controller): Dispatch {
  let opener: HTMLElement | null = null;

  const show = (panel: Panel, at = "") => {
    if (!controller.state.panel) opener = document.activeElement as HTMLElement | null;
    openPanel(panel, at);
    controller.set({ panel, notice: controller.state.watching ? controller.state.notice : null });
  };

  const close = async (all = false) => {
    await closePanels(all);
    await route(controller);
  };

  /** Put the sentence away; whoever did it by its button is back at what had called it up. */
  const dismiss = () => {
    const held = document.activeElement?.closest("[data-part=notices]");
    controller.say(null);
    if (held) document.querySelector<HTMLElement>('[data-event="app:hint"]')?.focus();
  };

  /** A command of the library, by its name there. */
  const far =
    (name: Far) =>
    async (argument = "") =>
      (await library())[name](controller, argument);

  const table: Record<string, (argument: string) => unknown> = {
    close: () => close(),
    dismiss,
    back: () => {
      const final = controller.state.game?.summary.noBack;
      return final ? controller.refuse(final) : controller.acts.help("back");
    },
    hint: () => {
      const { game, hint, estimate, seeking } = controller.state;
      if (!game || game.view.turn !== game.seat || seeking) return;
      return hint && estimate ? figures(controller, estimate) : controller.acts.help("hint");
    },
    "resign-yes": async () => {
      await close(true);
      await controller.acts.help("resign");
    },
    "go-on": () => controller.turns.goOn(),
    here: () => controller.handing.here(),
    pass: () => controller.handing.pass(),
    "match-next": once(async (id) => {
      const own = controller.state.game?.summary.match?.id ?? "";
      if (controller.state.settings.cut && (id || own) === own) return show("cut");
      const { nextGame } = await matches();
      const problem = await nextGame(controller, id || own);
      if (problem) controller.refuse(problem);
    }),
    attend: (what) => {
      const { paused, fast } = controller.state;
      controller.looking.attend(what === "fast" ? { fast: !fast } : { paused: !paused });
    },
    rematch: async () => {
      if (controller.state.settings.cut) return show("cut");
      const problem = await controller.dealing.rematch();
      if (problem) controller.refuse(problem);
    },
    open: async (id) => {
      const game = await getStored(id);
      if (game && !shown(game)) return far("goOn")(id);
      await close(true);
      if (game && game.id !== controller.state.game?.id) await controller.open(game);
    },
    save: async (id) => {
      const game = id ? await getStored(id) : controller.state.game;
      if (!game) return;
      if (settled(game)) return saveRecord(game, game.record);
      controller.set({ saving: [game.id] });
      show("save");
    },
    replay: (id) => {
      const kept = id || controller.state.game?.id;
      if (!kept) return;
      goTo({ kept, at: null });
      return route(controller);
    },
    // The deal that has just been played, as it was dealt.
    hands: () => {
      const { game } = controller.state;
      if (!game) return;
      goTo({ kept: game.id, at: dealt(game.log) });
      return route(controller);
    },
    // The review of a game lies over its replay.
    review: (id) => {
      const kept = id || controller.state.game?.id;
      if (!kept) return;
      goTo({ kept, at: null });
      openSheet("review");
      return route(controller);
    },
    leave: async () => {
      await leave();
      await route(controller);
    },
    table: () => close(true),
    backup: far("backup"),
    "take-up": far("takeUp"),
    "import-stop": far("stopImport"),
    "play-here": () => controller.windows.playHere(),
    update: () => takeUpdate(controller),
    install: () => install(controller),
    "engine-restart": () => controller.restartEngine(),
    reload: () => location.reload(),
    afresh: () => beginAfresh(),
    "copy-diagnostics": async () => {
      const text = await diagnostics(controller.state);
      try {
        await navigator.clipboard.writeText(text);
        controller.say({ key: "diagnostics-copied" });
      } catch {
        download(text, "ecarte-diagnostics.txt"); // no clipboard to be had
      }
    },
  };

  followHistory(controller, () => {
    // The dialog gives the focus back to what opened it, unless that is gone.
    if (!document.activeElement || document.activeElement === document.body) {
      const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>('[data-event="app:menu"]');
      back?.focus();
    }
  });
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const { notice, panel, visit } = controller.state;
    if (key === "Escape" && !defaultPrevented && notice && !panel && !visit) dismiss();
  });
  const bring = (what: Brought) => void library().then(({ take }) => take(controller, what, show), note);
  takeFiles(bring);
  takeLaunched(bring);

  return (event) => {
    if (event.startsWith("table:")) return; // the table sees to its own
    if (!event.startsWith("app:")) {
      if (asksFirst(controller, event)) show("cut");
      else void controller.acts.act(event);
      return;
    }
    const [, name = "", argument = ""] = event.split(":");
    const run = table[name];
    const panel = panels.find((one) => one === name);
    if (run) Promise.resolve(run(argument)).catch(note);
    else if (panel) show(panel, argument);
    else note(`no such command: ${name}`);
  };
}

/** What panels do that no single event says. */
export function panelActs(controller: Controller) {
  return {
    change: (patch: Partial<Settings>) => changeSettings(controller, patch),
    catalog: () => readCatalog(controller),
    /** Deal by these rules, and close the panel; or give the problem with them. */
    async deal(choice: Choice, sealed?: Sealed): Promise<Problem | null> {
      const problem = isMatch(choice)
        ? await (await matches()).beginMatch(controller, choice, sealed)
        : await controller.dealing.deal(choice, () => closePanels(true), sealed);
      if (problem) return problem;
      saveChoice(choice);
      void prepare(controller);
      return null;
    },
    /** The pack is cut, and what comes next is dealt. */
    cut: (sealed: Sealed) => cut(controller, sealed),
    /** A panel could not be fetched. */
    missing(why: unknown): void {
      note(why);
      void closePanels(true).then(() => controller.set({ panel: null, notice: pageOutdated }));
    },
    /** Ask what a file is to hold of games that are not over. */
    save(games: { id: string }[]): void {
      openPanel("save");
      controller.set({ panel: "save", saving: games.map(({ id }) => id), notice: null });
    },
    controller, // for what is fetched with the library
  };
}
