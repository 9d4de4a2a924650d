// The layout of écarté.
import { lookUp } from "../../engine/lookUp.ts";
import type { EcarteView, Options } from "../../engine/types/view.ts";
import type { Layout } from "../contract/layout.ts";
import { step } from "./motion.ts";
import { between } from "./scene/between.ts";
import { Result } from "./scene/Result.tsx";
import { Scene } from "./scene/Scene.tsx";
import { asides } from "./turn/asides.ts";
import { choices } from "./turn/choices.ts";
import { describe } from "./turn/describe.ts";
import { held } from "./turn/held.ts";
import { prompt } from "./turn/prompt.ts";
import { speech } from "./turn/speech.ts";
import { suggested } from "./turn/suggested.ts";

/** The options of a plain game, which needs only the words that are loaded first. */
const quiet: Options = {
  revoke: "impossible",
  declare_suit: "off",
  doubling: false,
  offer_point: false,
  throw_in: false,
  turned_king: "automatic",
};

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
  plain: ({ rules }) => Object.entries(quiet).every(([option, value]) => lookUp(rules.options, option) === value),
  between,
  // Cards stay picked from a proposal to its discard.
  round: (view) => `${view.deal}/${view.exchanges.length}`,
  step,
};
