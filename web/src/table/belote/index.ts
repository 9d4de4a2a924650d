// Belote at the table, for four and for three.
import type { BeloteView } from "../../engine/types/view.ts";
import type { Layout } from "../layout.ts";
import { choices } from "./choices.ts";
import { describe } from "./describe.ts";
import { held } from "./held.ts";
import { step } from "./motion.ts";
import { ordered } from "./order.ts";
import { prompt } from "./prompt.ts";
import { Result } from "./Result.tsx";
import { Scene } from "./Scene.tsx";
import { speech } from "./speech.ts";

export const belote: Layout<BeloteView> = {
  Scene,
  Result,
  prompt,
  choices: ({ view, settings }, ui) => choices(view, settings, ui),
  held: ({ view, settings }, ui, watching) => held(view, settings, ui, watching),
  order: (view) => ordered(view, view.seat, view.hand),
  speech,
  describe,
  // A slip that was opened is put away when the next trick lies there.
  round: (view) => `${view.deal}/${view.phase}/${view.tricks.length}`,
  step,
};
