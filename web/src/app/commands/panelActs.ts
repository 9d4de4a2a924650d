import { note } from "../../browser/note.ts";
import { changeSettings } from "../../control/change.ts";
import type { Controller } from "../../control/controller.ts";
import { prepareNextDeal } from "../../control/nextDeal.ts";
import type { Problem } from "../../engine/types/view.ts";
import { type Choice, isMatch, saveChoice } from "../../game/choice.ts";
import type { Sealed } from "../../game/sealed.ts";
import type { Settings } from "../../settings/settings.ts";
import { closePanels, openPanel } from "../../state/history.ts";
import { missingPart } from "../../state/notices.ts";
import { callToTable } from "../../table/focus.ts";
import { matches } from "../route.ts";
import { cut } from "./cutting.ts";

/** The actions of panels that need more than the name of a command. */
export const panelActs = (controller: Controller) => ({
  change: (patch: Partial<Settings>) => changeSettings(controller, patch),
  catalog: () => controller.dealing.catalog(),
  /** Deal with these rules and close the panel, or return the problem with them. Only what is dealt is remembered. */
  async deal(choice: Choice, sealed?: Sealed): Promise<Problem | null> {
    const before = controller.state.game?.id;
    const problem = isMatch(choice)
      ? await (await matches()).beginMatch(controller, choice, sealed)
      : await controller.dealing.deal(choice, () => closePanels(true), sealed);
    if (problem) return problem;
    // Perhaps its table could not be fetched, or the engine failed.
    if (controller.state.game?.id === before && !controller.state.betting) return null;
    callToTable();
    saveChoice(choice);
    void prepareNextDeal(controller);
    return null;
  },
  /** Play an event at a table that lies between two people. */
  play: (event: string) => void controller.acts.act(event),
  /** Cut the pack, and deal. */
  cut: (sealed: Sealed) => cut(controller, sealed),
  /** Close a panel that could not be fetched. */
  missing(why: unknown): void {
    note(why);
    void closePanels(true).then(() => controller.set({ panel: null, notice: missingPart() }));
  },
  /** Ask what to save of games that are not over. */
  save(games: { id: string }[]): void {
    openPanel("save");
    controller.set({ panel: "save", saving: games.map(({ id }) => id), notice: null });
  },
  route: () => controller.route(),
  controller, // for the panels that are fetched with the library
});
