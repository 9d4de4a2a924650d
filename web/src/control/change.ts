// Changing a setting.
import { note } from "../browser/note.ts";
import { use } from "../browser/offline.ts";
import { fixLinks } from "../browser/site.ts";
import { chooseLanguage, language, loadLanguage, nameOf, pathIn } from "../i18n/index.ts";
import { applySettings, partsOfCards, type Settings, saveSettings } from "../settings/settings.ts";
import { store } from "./store.ts";

function save(settings: Settings): void {
  saveSettings(settings);
  applySettings(settings);
  store.set({ settings }); // before words are fetched: the next change must include this one
}

/** Save changed settings and apply them. */
export async function changeSettings(patch: Partial<Settings>): Promise<void> {
  const { settings } = store.state;
  const changed = { ...settings, ...patch };
  // First, because the address is part of what the settings show.
  const spoken = patch.language === undefined ? null : changeLanguage(patch.language, settings.language);
  save(changed);
  await spoken;
  const parts = partsOfCards(changed).filter((part) => !partsOfCards(settings).includes(part));
  if (parts.length > 0) void use(...parts);
}

let changing = 0; // languages that are being fetched
let before = { setting: "", href: "" }; // the language and address before the first of them

/** Fetch a language and use it; if it cannot be fetched, say so and restore the former one. */
async function changeLanguage(setting: string, former: string): Promise<void> {
  if (changing === 0) before = { setting: former, href: location.href };
  changing += 1;
  fixLinks();
  // The language in the address would override the choice just made.
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  address.pathname = pathIn(setting);
  history.replaceState(history.state, "", address);
  const chosen = chooseLanguage(setting);
  try {
    await loadLanguage(chosen);
    store.set({}); // draw the page in the new language
    if (language() === chosen) before = { setting, href: address.href };
    void use(chosen);
  } catch (error) {
    note(error);
    const { settings } = store.state;
    if (settings.language === setting) {
      save({ ...settings, language: before.setting });
      if (location.href === address.href) history.replaceState(history.state, "", before.href);
    }
    store.say({ key: "language-missing", words: { language: nameOf(chosen) } });
  } finally {
    changing -= 1;
  }
}
