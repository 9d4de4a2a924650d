// Écarté at the table.
import type { EcarteView } from "../../engine/types.ts";
import type { Layout } from "../layout.ts";
import { choices } from "./choices.ts";
import { describe } from "./describe.ts";
import { held } from "./held.ts";
import { step } from "./motion.ts";
import { prompt } from "./prompt.ts";
import { Result } from "./Result.tsx";
import { Scene } from "./Scene.tsx";
import { speech } from "./speech.ts";

export const ecarte: Layout<EcarteView> = {
  Scene,
  Result,
  prompt: ({ view, entry, names }, waiting, watching) => prompt(view, entry, names, waiting, watching),
  choices: ({ view }, ui) => choices(view, ui.picked),
  held: ({ view }, ui, watching) => held(view, ui, watching),
  order: (view) => view.hand,
  speech,
  describe,
  // Cards picked stay picked from a proposal to its discard, and not longer.
  round: (view) => `${view.deal}/${view.exchanges.length}`,
  step,
};
