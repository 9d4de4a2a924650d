// The words of choices that are named without suits: "discard 3", "play K of trumps", "take:turn".
import { has, t } from "../../i18n/index.ts";

/** Return a choice in a few words: "Discard 3", "King of trumps", "Take the suit turned up". */
export function openingWords(choice: string): string {
  const [, number] = /^discard (\d+)$/.exec(choice) ?? [];
  if (number) return t("opening-discard", { number: Number(number) });
  const [, rank, of = ""] = /^play ([KQJAT987])(?: (?:of )?(trumps|plain))?$/.exec(choice) ?? [];
  if (rank) return t("opening-play", { rank, of });
  const [verb = "", given = ""] = choice.split(":");
  const id = [`opening-${verb}-${given}`, `move-${verb}-${given}`, `move-${verb}`].find(has);
  return id ? t(id, { number: 0, suit: given }) : choice;
}
