// The words of the page in English, all of them but those of a topic.
import { loadLanguage, loadRest } from "../../src/i18n/index.ts";

export async function inEnglish(): Promise<void> {
  await loadLanguage("en");
  await loadRest();
}
