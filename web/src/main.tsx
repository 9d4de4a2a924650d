// The start of the page: the language and the first cards are fetched side by side, the table is drawn, and the engine,
// which has been starting meanwhile, continues from there.
import "./sheets.ts";
import { render } from "preact";
import { App } from "./app/App.tsx";
import { dispatch, listenForMore } from "./app/commands.ts";
import { followAddress, library } from "./app/route.ts";
import { settle } from "./app/settle.ts";
import { leaveComposing, listen } from "./browser/dispatch.ts";
import { isFirstTime } from "./browser/kept.ts";
import { beginLaunch } from "./browser/launch.ts";
import { listenForErrors, note } from "./browser/note.ts";
import { keepText } from "./browser/translated.ts";
import { beginPage } from "./control/begin.ts";
import { openGame } from "./control/opening.ts";
import { store } from "./control/store.ts";
import { engine } from "./engine/client.ts";
import { firstGame } from "./game/first.ts";
import { guided } from "./game/guide.ts";
import { leftAside } from "./game/whatIf.ts";
import { chooseLanguage, language, loadKeptLanguage, nameOf } from "./i18n/index.ts";
import { applySettings, loadSettings } from "./settings/settings.ts";
import { place } from "./state/address.ts";
import { openNamed, shownPanel } from "./state/history.ts";
import { initialState } from "./state/initial.ts";

async function begin(root: HTMLElement): Promise<void> {
  listenForErrors();
  leaveComposing();
  keepText(document.body);
  const settings = loadSettings();
  applySettings(settings);
  const lang = chooseLanguage(settings.language);
  const words = loadKeptLanguage(lang);
  const aside = leftAside();
  const looking = aside ? Promise.resolve({ game: aside.game, stored: true, more: undefined }) : firstGame();
  engine.start();
  await words;

  const mail = openNamed();
  const at = aside ? null : place();
  beginPage(
    {
      ...initialState(settings),
      panel: shownPanel(),
      mail,
      visit: at && { place: at },
      newcomer: isFirstTime("ecarte.visited"), // who is offered the guide
      guide: guided()?.game ?? null,
    },
    (state) => render(<App state={state} />, root),
  );
  listen(document.body, dispatch);
  followAddress();
  listenForMore();
  document.documentElement.dataset.started = "yes";

  if (at) void library().then(({ visit }) => visit(at), note);
  const first = await looking;
  if (first) await openGame(first.game, [], first.stored);
  void first?.more?.();
  if (language() !== lang) store.say({ key: "language-missing", words: { language: nameOf(lang) } });
  beginLaunch();
  await settle(store.state.game !== null);
}

const root = document.getElementById("app");
// Where it cannot run, boot.js says why.
if (root && !document.documentElement.dataset.hindered)
  begin(root).catch((error: unknown) => {
    // Before any words are loaded, only the sentence in index.html can be shown.
    if (!document.documentElement.dataset.started) document.getElementById("cut-off")?.removeAttribute("hidden");
    throw error;
  });
