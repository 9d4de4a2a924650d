// The page begins: the language and the first cards are fetched side by side, the table is drawn, and
// the engine, which has been booting meanwhile, carries on from there.
import "./sheets.ts";
import { render } from "preact";
import { App } from "./app/App.tsx";
import { commands, panelActs } from "./app/commands.ts";
import { library } from "./app/route.ts";
import { settle } from "./app/settle.ts";
import { listen } from "./browser/dispatch.ts";
import { beginLaunch } from "./browser/launch.ts";
import { listenForErrors, note } from "./browser/note.ts";
import { missing } from "./browser/support.ts";
import { firstVisit } from "./browser/visit.ts";
import { Controller } from "./control/controller.ts";
import { engine } from "./engine/client.ts";
import { firstGame } from "./game/first.ts";
import { chooseLanguage, loadLanguage } from "./i18n/index.ts";
import { applySettings, loadSettings } from "./settings/settings.ts";
import { openNamed, place, shownPanel } from "./state/history.ts";

async function begin(root: HTMLElement): Promise<void> {
  listenForErrors();
  const settings = loadSettings();
  applySettings(settings);
  const words = loadLanguage(chooseLanguage(settings.language));
  const looking = firstGame();
  engine.start();
  await words;

  openNamed();
  const at = place();
  const controller = new Controller(
    {
      game: null,
      shown: null,
      waiting: false,
      queued: null,
      curtain: null,
      passing: null,
      match: null,
      paused: false,
      fast: false,
      betting: null,
      seeking: false,
      hint: null,
      estimate: null,
      watching: false,
      engine: "starting",
      panel: shownPanel(),
      visit: at && { place: at },
      importing: null,
      saving: [],
      notice: null,
      catalog: null,
      settings,
      trouble: null,
      unsaved: [],
      update: "none",
      installable: false,
      shelf: 0,
      newcomer: firstVisit(),
    },
    (state) => render(<App state={state} acts={acts} />, root),
  );
  const acts = panelActs(controller);
  listen(document.body, commands(controller));
  document.documentElement.dataset.started = "yes";

  if (at) void library().then(({ visit }) => visit(controller, at), note);
  const first = await looking;
  if (first) await controller.open(first.game, [], first.stored);
  beginLaunch();
  await settle(controller, first !== null);
}

const root = document.getElementById("app");
if (missing().length > 0) document.getElementById("too-old")?.removeAttribute("hidden");
else if (root)
  begin(root).catch((error: unknown) => {
    // Before there are words, only the sentence in index.html can be shown.
    if (!document.documentElement.dataset.started) document.getElementById("cut-off")?.removeAttribute("hidden");
    throw error;
  });
