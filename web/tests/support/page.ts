// The page's own state without a page.
import { initialState } from "../../src/state/initial.ts";

/** The game on the table of modules that are loaded anew: there is none yet. */
export async function freshTable(draw = () => {}) {
  const { beginPage } = await import("../../src/control/begin.ts");
  const { store } = await import("../../src/control/store.ts");
  const { loadSettings } = await import("../../src/settings/settings.ts");
  const modules = await Promise.all([
    import("../../src/control/loop.ts"),
    import("../../src/control/turns.ts"),
    import("../../src/control/frames.ts"),
    import("../../src/control/session.ts"),
    import("../../src/control/opening.ts"),
    import("../../src/control/dealing.ts"),
  ]);
  beginPage(initialState({ ...loadSettings(), speed: "off" }), draw);
  const [loop, turns, frames, session, opening, dealing] = modules;
  return { store, ...loop, ...turns, ...frames, ...session, ...opening, ...dealing };
}
