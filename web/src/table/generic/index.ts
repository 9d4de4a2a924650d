// The table of a game for two players that has no table of its own.
import type { Layout } from "../contract/layout.ts";
import { step } from "./motion.ts";
import { Result } from "./Result.tsx";
import { Scene } from "./Scene.tsx";
import { choices, describe, held, prompt } from "./turn.ts";

export const generic: Layout = {
  Scene,
  Result,
  prompt,
  choices: ({ view }) => choices(view),
  held: ({ view }, _, watching) => held(view, watching),
  order: (view) => view.hand,
  speech: () => null,
  describe,
  round: (view) => `${view.deal}/${view.tricks.length}`,
  step,
};
