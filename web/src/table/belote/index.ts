// The layout of belote, for two to four players.
import type { BeloteView } from "../../engine/types/view.ts";
import type { Layout } from "../contract/layout.ts";
import { step } from "./motion.ts";
import { Result } from "./scene/Result.tsx";
import { Scene } from "./scene/Scene.tsx";
import { choices } from "./turn/choices.ts";
import { describe } from "./turn/describe.ts";
import { held } from "./turn/held.ts";
import { showsHands } from "./turn/moment.ts";
import { ordered } from "./turn/order.ts";
import { prompt } from "./turn/prompt.ts";
import { speech } from "./turn/speech.ts";

/** Belote at the table. */
export const belote: Layout<BeloteView> = {
  Scene,
  Result,
  prompt,
  choices: ({ view, settings }, ui) => choices(view, settings, ui),
  held: ({ view, settings }, ui, watching) => held(view, settings, ui, watching),
  order: (view, settings) => ordered(view, view.seat, view.hand, settings),
  speech,
  describe,
  showsHands,
  // An open slip closes at the next trick.
  round: (view) => `${view.deal}/${view.phase}/${view.tricks.length}`,
  step,
};
