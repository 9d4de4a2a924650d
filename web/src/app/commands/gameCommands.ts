import { note } from "../../browser/note.ts";
import type { Controller } from "../../control/controller.ts";
import type { Estimate } from "../../engine/types/analysis.ts";
import { loadTopic } from "../../i18n/index.ts";
import { oneAtATime } from "../../kit/hooks/once.ts";
import { missingPart } from "../../state/notices.ts";
import type { Panel } from "../../state/state.ts";
import { matches } from "../route.ts";

/** Show the figures behind a hint. */
async function showFigures(controller: Controller, estimate: Estimate): Promise<void> {
  controller.set({ seeking: true });
  try {
    const [{ figuresOf }] = await Promise.all([import("../../analysis/Figures.tsx"), loadTopic("analysis")]);
    if (controller.state.estimate === estimate) controller.say({ key: "", sheet: figuresOf(estimate) });
  } catch (why) {
    note(why);
    controller.say(missingPart());
  } finally {
    controller.set({ seeking: false });
  }
}

/** Fetch the code that begins and leaves the guide, and say so when it cannot be fetched. */
async function guide(controller: Controller) {
  try {
    return await import("../../panels/guide/begin.ts");
  } catch (why) {
    note(why);
    controller.say(missingPart());
    return null;
  }
}

/** The commands for the game on the table and for what follows it. */
export const gameCommands = (controller: Controller, show: (panel: Panel) => void) => ({
  back: () => {
    const final = controller.state.game?.summary.noBack;
    return final ? controller.showRefusal(final) : controller.acts.help("back");
  },
  hint: () => {
    const { game, hint, estimate, seeking } = controller.state;
    if (!game || game.view.turn !== game.seat || seeking) return;
    return hint && estimate ? showFigures(controller, estimate) : controller.acts.help("hint");
  },
  guide: async (where: string) => (await guide(controller))?.begin(controller, where),
  "guide-leave": async () => (await guide(controller))?.leave(controller),
  "go-on": () => controller.turns.goOn(),
  here: () => controller.handing.here(),
  pass: () => controller.handing.pass(),
  attend: (what: string) => {
    const { game, paused, fast } = controller.state;
    if (what === "skip") controller.spectating.setPlayback({ paused: false, skipped: game?.id ?? null });
    else controller.spectating.setPlayback(what === "fast" ? { fast: !fast } : { paused: !paused, skipped: null });
  },
  "match-next": oneAtATime(async (id: string) => {
    const own = controller.state.game?.summary.match?.id ?? "";
    if (controller.state.settings.cut && (id || own) === own) return show("cut");
    const { nextGame } = await matches();
    const problem = await nextGame(controller, id || own);
    if (problem) controller.showRefusal(problem);
  }),
  rematch: async () => {
    if (controller.state.settings.cut) return show("cut");
    const problem = await controller.dealing.rematch();
    if (problem) controller.showRefusal(problem);
  },
});
