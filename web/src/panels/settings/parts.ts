// The parts of the site that can be kept, for the settings.
import { allParts, isWanted, sharesOf } from "../../browser/offline.ts";
import { FOUR_COLOURS, HELP, isTables, OTHER_CARDS, PUZZLES, tablesOf } from "../../browser/parts.ts";
import { opponents } from "../../engine/tables.ts";
import { usually } from "../../game/choice.ts";
import { language, languages, nameOf, t } from "../../i18n/index.ts";
import { loadSettings, partsOfCards } from "../../settings/settings.ts";

/** A line of the list: parts that are chosen together. */
export interface Line {
  label: string;
  lang?: string; // of the label
  parts: string[];
  isInUse: boolean; // it is in use and cannot be removed
  isOn: boolean;
  bytes: number; // of its files, as sent
  missing: number; // bytes
}

function line(label: string, parts: string[], lang?: string): Line {
  const others = allParts().filter((part) => isWanted(part) && !parts.includes(part));
  const inUse = new Set([language(), ...[...opponents].map(tablesOf)]);
  for (const part of partsOfCards(loadSettings())) inUse.add(part);
  const shares = sharesOf(parts, others);
  const sum = (of: typeof shares) => of.reduce((bytes, share) => bytes + share.bytes, 0);
  return {
    label,
    ...(lang && { lang }),
    parts,
    isInUse: parts.some((part) => inUse.has(part)),
    isOn: parts.every(isWanted),
    bytes: sum(shares),
    missing: sum(shares.filter((share) => !share.kept)),
  };
}

/** Return everything that can be kept besides the first game: languages, games, the strongest player's tables,
 *  help, problems. */
export function lines(): Line[] {
  const parts = allParts();
  const usual = tablesOf(usually().preset);
  const others = parts.filter((part) => isTables(part) && part !== usual);
  const isGame = (part: string) =>
    !languages.includes(part) && !isTables(part) && ![HELP, FOUR_COLOURS, OTHER_CARDS, PUZZLES].includes(part);
  return [
    ...languages.filter((lang) => parts.includes(lang)).map((lang) => line(nameOf(lang), [lang], lang)),
    ...parts.filter(isGame).map((game) => line(t(`game-${game}`), [game])),
    line(t("offline-tables"), [usual]),
    line(t("offline-tables-other"), others),
    line(t("offline-four-colours"), [FOUR_COLOURS]),
    line(t("offline-other-cards"), [OTHER_CARDS]),
    line(t("offline-help"), [HELP]),
    line(t("offline-puzzles"), [PUZZLES]),
  ];
}
