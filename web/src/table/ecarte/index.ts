// Écarté at the table.
import type { EcarteView, Options } from "../../engine/types/view.ts";
import type { Layout } from "../layout.ts";
import { asides } from "./asides.ts";
import { choices } from "./choices.ts";
import { describe } from "./describe.ts";
import { held } from "./held.ts";
import { step } from "./motion.ts";
import { prompt } from "./prompt.ts";
import { Result } from "./Result.tsx";
import { Scene } from "./Scene.tsx";
import { speech } from "./speech.ts";

/** What is left out in a plain game, and its words with it. */
const quiet: Options = {
  revoke: "impossible",
  declare_suit: "off",
  doubling: false,
  offer_point: false,
  throw_in: false,
  turned_king: "automatic",
};

export const ecarte: Layout<EcarteView> = {
  Scene,
  Result,
  prompt,
  choices: ({ view, names }, ui) => choices(view, ui.picked, names),
  asides,
  held: ({ view }, ui, watching) => held(view, ui, watching),
  order: (view) => view.hand,
  speech,
  describe,
  plain: ({ rules }) => Object.entries(quiet).every(([option, value]) => rules.options[option] === value),
  // Cards picked stay picked from a proposal to its discard, and not longer.
  round: (view) => `${view.deal}/${view.exchanges.length}`,
  step,
};
