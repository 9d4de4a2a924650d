// The rules of a new game: a preset, the changes to it, and options that depend on others.
import { lookUp } from "../engine/lookUp.ts";
import type { Catalog } from "../engine/types/answer.ts";
import type { Options, OptionValue, Problem } from "../engine/types/view.ts";

export type GameRules = Catalog["games"][number];
export type Preset = GameRules["presets"][number];
export type Option = GameRules["options"][number];

/** The options by topic, in the order they are shown. One that is not listed follows those of its rule, or comes last. */
const topics: Record<string, string[]> = {
  deal: ["players", "direction", "shuffle", "rank_order", "packets"],
  bidding: ["contracts", "nt_over_suit_only"],
  declarations: ["declarations", "announce_before_play", "shared_cards", "king_first"],
  exchange: ["propose_number", "dealer_min_discard", "short_stock"],
  king: ["turned_king", "king_mark", "king_until"],
  play: ["must_head", "undertrump_partner", "stop_early", "declare_suit", "throw_in"],
  score: ["deals", "target", "vulnerability", "belote_safe", "compare_without_declarations", "capot_88", "game_points"],
  stakes: ["doubling", "offer_point"],
  irregular: ["revoke", "replay"],
};

/** Return the options with more than one value, by topic. */
export function byTopic({ options }: GameRules): [topic: string, options: Option[]][] {
  const open = options.filter(({ values }) => values.length > 1);
  const known = new Set(Object.values(topics).flat());
  let rest = open.filter(({ name }) => !known.has(name));
  const placed = Object.entries(topics).map(([topic, names]): [string, Option[]] => {
    const listed = names.flatMap((name) => open.filter((option) => option.name === name));
    const alike = rest.filter(({ rule }) => listed.some((option) => option.rule === rule));
    rest = rest.filter((option) => !alike.includes(option));
    return [topic, [...listed, ...alike]];
  });
  return [...placed, ["more", rest] as [string, Option[]]].filter(([, some]) => some.length > 0);
}

const family = (preset: string): string => preset.replace(/-\d+$/, "");

/** Return the offered preset for a name: a saved choice may name an older version of it. */
export const offered = (presets: string[], asked: string): string | undefined =>
  presets.includes(asked) ? asked : presets.find((name) => family(name) === family(asked));

/** Return the changes with superseded values replaced by their successors. */
export const renewed = (game: GameRules, changes: Options): Options =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      lookUp(game.options.find((option) => option.name === name)?.superseded, String(value)) ?? value,
    ]),
  );

/** Return the default value of an option in a preset. */
export const usual = ({ name, default: otherwise }: Option, preset: Preset): OptionValue =>
  lookUp(preset.options, name) ?? otherwise;

/** Return the values of all options. */
export const inForce = (game: GameRules, preset: Preset, changes: Options): Options =>
  Object.fromEntries(
    game.options.map((option) => [option.name, lookUp(changes, option.name) ?? usual(option, preset)]),
  );

/** Return whether an option has an effect with these rules. */
export const apt = (option: Option, rules: Options): boolean =>
  Object.entries(option.needs).every(([name, values]) => values.includes(lookUp(rules, name) ?? ""));

/** Return the changes with an option set, and with the values that it suggests for options not chosen yet. Options
 *  that lose their effect return to their defaults; `left` says why. */
export function withRule(
  game: GameRules,
  preset: Preset,
  changes: Options,
  name: string,
  value: OptionValue,
): { changes: Options; left: { option: Option; why: Problem }[] } {
  const left: { option: Option; why: Problem }[] = [];
  let now = { ...changes };
  const set = (option: Option, to: OptionValue) => {
    const rest = Object.fromEntries(Object.entries(now).filter(([other]) => other !== option.name));
    now = to === usual(option, preset) ? rest : { ...rest, [option.name]: to };
  };
  const chosen = game.options.find((option) => option.name === name);
  if (chosen) set(chosen, value);
  if (chosen && value !== usual(chosen, preset))
    for (const [other, to] of Object.entries(lookUp(chosen.suggests, String(value)) ?? {})) {
      const option = game.options.find((each) => each.name === other && !Object.hasOwn(now, other));
      if (option) set(option, to);
    }
  // Each option that returns to its default may take away another's effect.
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const rules = inForce(game, preset, now);
    for (const option of game.options) {
      if (lookUp(rules, option.name) === option.default || apt(option, rules)) continue;
      const [needed = "", wanted = []] =
        Object.entries(option.needs).find(([other, values]) => !values.includes(lookUp(rules, other) ?? "")) ?? [];
      const data = { option: option.name, needed, wanted: wanted.map(String).join(" / ") };
      left.push({ option, why: { code: "E-option-needs", rule: option.rule, data } });
      set(option, option.default);
      isChanged = true;
      break;
    }
  }
  return { changes: now, left };
}
