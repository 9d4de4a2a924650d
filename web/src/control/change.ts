// A setting is changed: kept, and in force at once.
import { chooseLanguage, loadLanguage, pathIn } from "../i18n/index.ts";
import { applySettings, type Settings, saveSettings } from "../settings/settings.ts";
import type { Controller } from "./controller.ts";

export async function changeSettings(controller: Controller, patch: Partial<Settings>): Promise<void> {
  const settings = { ...controller.state.settings, ...patch };
  saveSettings(settings);
  applySettings(settings);
  controller.set({ settings }); // at once: the next change begins with it, even while words are fetched
  if (patch.language !== undefined) {
    // The address would win over the choice just made; that of the language goes with it.
    const address = new URL(location.href);
    address.searchParams.delete("lang");
    address.pathname = pathIn(patch.language);
    history.replaceState(history.state, "", address);
    await loadLanguage(chooseLanguage(settings.language));
    controller.set({}); // in the new words
  }
}
