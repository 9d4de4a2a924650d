// The layout of écarté.
import type { EcarteView, OptionValue } from "../../engine/types/view.ts";
import type { Layout } from "../contract/layout.ts";
import { step } from "./motion.ts";
import { between } from "./scene/between.ts";
import { Result } from "./scene/Result.tsx";
import { Scene } from "./scene/Scene.tsx";
import { asides } from "./turn/asides.ts";
import { choices } from "./turn/choices.ts";
import { describe } from "./turn/describe.ts";
import { held, suggested } from "./turn/held.ts";
import { prompt } from "./turn/prompt.ts";
import { speech } from "./turn/speech.ts";

/** The values that need only the words that are loaded first, of the options that have others too. */
const quiet = new Map<string, OptionValue[]>([
  ["packets", ["3-2", "2-3", "5"]],
  ["stop_early", [false]],
  ["revoke", ["impossible"]],
  ["declare_suit", ["off"]],
  ["doubling", [false]],
  ["offer_point", [false]],
  ["throw_in", [false]],
  ["turned_king", ["automatic"]],
]);

/** Return whether the value of an option brings no words of its own. */
const isQuiet = ([option, value]: [string, OptionValue]): boolean => quiet.get(option)?.includes(value) ?? true;

/** Écarté at the table. */
export const ecarte: Layout<EcarteView> = {
  Scene,
  Result,
  prompt,
  choices: ({ view, names }, ui) => choices(view, ui.picked, names),
  asides,
  held: ({ view }, ui, watching) => held(view, ui, watching),
  suggested,
  order: (view) => view.hand,
  speech,
  describe,
  // Nothing is ruled at a plain table.
  plain: ({ rules }, log) =>
    Object.entries(rules.options).every(isQuiet) && !log.some(({ do: what }) => what === "ruling"),
  between,
  // Cards stay picked from a proposal to its discard.
  round: (view) => `${view.deal}/${view.exchanges.length}`,
  step,
};
