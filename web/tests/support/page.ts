// The page's own state without a page.
import type { Controller } from "../../src/control/controller.ts";
import { initialState } from "../../src/state/initial.ts";

/** A controller of modules that are loaded anew: nothing lies on the table. */
export async function freshController(draw = () => {}): Promise<Controller> {
  const { Controller } = await import("../../src/control/controller.ts");
  const { loadSettings } = await import("../../src/settings/settings.ts");
  return new Controller(initialState({ ...loadSettings(), speed: "off" }), draw);
}
