// Changing a setting.
import { note } from "../browser/note.ts";
import { use } from "../browser/offline.ts";
import { FOUR_COLOURS } from "../browser/parts.ts";
import { chooseLanguage, loadLanguage, nameOf, pathIn } from "../i18n/index.ts";
import { applySettings, type Settings, saveSettings } from "../settings/settings.ts";
import type { Controller } from "./controller.ts";

function save(controller: Controller, settings: Settings): void {
  saveSettings(settings);
  applySettings(settings);
  controller.set({ settings }); // before words are fetched: the next change must build on this one
}

/** Save changed settings and apply them. */
export async function changeSettings(controller: Controller, patch: Partial<Settings>): Promise<void> {
  const before = controller.state.settings.language;
  save(controller, { ...controller.state.settings, ...patch });
  if (patch.language !== undefined) await changeLanguage(controller, patch.language, before);
  if (patch.fourColour) void use(FOUR_COLOURS);
}

/** Fetch a language and use it; when it cannot be fetched, say so and go back to the setting before. */
async function changeLanguage(controller: Controller, setting: string, before: string): Promise<void> {
  const { href } = location;
  // A language in the address would win over the choice just made.
  const address = new URL(href);
  address.searchParams.delete("lang");
  address.pathname = pathIn(setting);
  history.replaceState(history.state, "", address);
  const chosen = chooseLanguage(setting);
  try {
    await loadLanguage(chosen);
    controller.set({}); // draw the page in the new language
    void use(chosen);
  } catch (error) {
    note(error);
    const { settings } = controller.state;
    if (settings.language === setting) {
      save(controller, { ...settings, language: before });
      if (location.href === address.href) history.replaceState(history.state, "", href);
    }
    controller.say({ key: "language-missing", words: { language: nameOf(chosen) } });
  }
}
