import type { Dispatch } from "../../browser/dispatch.ts";
import { download } from "../../browser/download.ts";
import { takeLaunched } from "../../browser/launch.ts";
import { note } from "../../browser/note.ts";
import { type Brought, takeFiles } from "../../browser/take.ts";
import { changeSettings } from "../../control/change.ts";
import type { Controller } from "../../control/controller.ts";
import { lookUp } from "../../engine/lookUp.ts";
import type { Moment } from "../../engine/types/replay.ts";
import { dealt } from "../../game/dealt.ts";
import { beginAfresh } from "../../game/first.ts";
import { saveRecord, settled } from "../../panels/files/save.ts";
import { closePanels, goTo, goToHash, leave, openPanel, openSheet } from "../../state/history.ts";
import { unreadable } from "../../state/notices.ts";
import { type Panel, panels } from "../../state/state.ts";
import { getStored, shown } from "../../store/games.ts";
import { diagnostics } from "../diagnostics.ts";
import { install } from "../install.ts";
import { followHistory, library, route } from "../route.ts";
import { takeUpdate } from "../settle.ts";
import { asksFirst } from "./cutting.ts";
import { gameCommands } from "./gameCommands.ts";

/** Return the handler of all events: commands of the page, which begin with "app:", panels by name, and moves. */
export function commands(controller: Controller): Dispatch {
  let opener: HTMLElement | null = null;

  const remember = () => {
    if (!controller.state.panel) opener = document.activeElement as HTMLElement | null;
  };

  const show = (panel: Panel, at = "") => {
    remember();
    openPanel(panel, at);
    controller.set({ panel, notice: controller.state.watching ? controller.state.notice : null });
    if (at) controller.set({}); // the place within a panel is only in the address
  };

  const close = async (all = false) => {
    await closePanels(all);
    await route(controller);
  };

  /** Dismiss the notice; the focus returns from its button to the one that caused it. */
  const dismiss = () => {
    const held = document.activeElement?.closest("[data-part=notices]");
    controller.say(null);
    if (held) document.querySelector<HTMLElement>('[data-event="app:hint"]')?.focus();
  };

  /** Put away the notice of an import, which goes on. "Your games" still shows it. */
  const putAway = () => {
    const { importing } = controller.state;
    if (importing) controller.set({ importing: { ...importing, isAway: true } });
  };

  /** Show the replay of a game, with a dialog over it if one is named. Closing that shows the replay; where the replay
   *  is there `only` for it, the table. */
  const replay = async (id: string | undefined, at: Moment | null = null, sheet = "", only = false) => {
    if (!id) return;
    remember();
    goTo({ kept: id, at }, only ? sheet : "");
    if (sheet && !only) await openSheet(sheet);
    return route(controller);
  };
  const gameId = () => controller.state.game?.id;

  const table: Record<string, (argument: string) => unknown> = {
    ...gameCommands(controller, show),
    close: () => close(),
    dismiss,
    "resign-yes": async (seat) => {
      await close(true);
      await controller.acts.help("resign", seat);
    },
    open: async (id) => {
      const game = await getStored(id);
      if (!game) return controller.say(unreadable(id));
      if (!shown(game)) return (await library()).resume(controller, id);
      await close(true);
      if (game.id !== gameId()) await controller.open(game);
    },
    save: async (id) => {
      const game = id ? await getStored(id) : controller.state.game;
      if (!game) return id ? controller.say(unreadable(id)) : undefined;
      if (settled(game)) return saveRecord(game, game.record);
      controller.set({ saving: [game.id] });
      show("save");
    },
    replay: (id) => replay(id || gameId()),
    review: (id) => replay(id || gameId(), null, "review"),
    challenge: () => replay(gameId(), null, "challenge", true),
    // The replay begins with the last deal, as it was dealt.
    hands: () => replay(gameId(), dealt(controller.state.game?.log ?? [])),
    leave: async () => {
      await leave();
      await route(controller);
    },
    table: () => close(true),
    backup: async () => (await library()).backup(controller),
    "save-raw": async (id) => (await library()).saveRaw([{ store: "games", key: id, id }]),
    "take-up": async () => (await library()).acceptChallenge(controller),
    imported: async () => {
      await close();
      if (controller.state.panel !== "games") show("games"); // the import was opened over the table
    },
    "import-away": putAway,
    "import-stop": async () => (await library()).stopImport(controller),
    "play-here": () => controller.windows.playHere(),
    update: () => takeUpdate(controller),
    install: () => install(controller),
    language: (lang) => changeSettings(controller, { language: lang }),
    "engine-restart": () => controller.restartEngine(),
    reload: () => location.reload(),
    afresh: () => beginAfresh(),
    "copy-diagnostics": async () => {
      const text = await diagnostics(controller.state);
      try {
        await navigator.clipboard.writeText(text);
        controller.say({ key: "diagnostics-copied" });
      } catch {
        download(text, "ecarte-diagnostics.txt"); // no clipboard
      }
    },
  };

  followHistory(controller, () => {
    // The dialog gives the focus back to the element that opened it. After a replay that one is gone, but drawn anew.
    if (!document.activeElement || document.activeElement === document.body) {
      const named = (event = "app:menu") => document.querySelector<HTMLElement>(`[data-event="${event}"]`);
      const back = opener?.isConnected ? opener : (named(opener?.dataset.event) ?? named());
      back?.focus();
    }
  });
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    const { notice, panel, visit } = controller.state;
    if (key !== "Escape" || defaultPrevented || panel) return;
    if (!notice) putAway();
    else if (!visit) dismiss();
  });
  const bring = (what: Brought) => void library().then(({ take }) => take(controller, what, show), note);
  takeFiles(bring);
  takeLaunched(bring, goToHash);

  return (event, press) => {
    if (event.startsWith("table:")) return; // the table handles its own events
    if (!event.startsWith("app:")) {
      if (controller.session.isMeantForLast(press)) return;
      if (asksFirst(controller, event)) show("cut");
      else void controller.acts.act(event);
      return;
    }
    const [, name = "", argument = ""] = event.split(":");
    const run = lookUp(table, name);
    const panel = panels.find((one) => one === name);
    if (run) Promise.resolve(run(argument)).catch(note);
    else if (panel) show(panel, argument);
    else note(`no such command: ${name}`);
  };
}
