// The table of a game for two players that has no table of its own.

import type { Entry, Frame, View } from "../../engine/types/view.ts";
import type { Layout } from "../contract/layout.ts";
import { dealing, gather, playing } from "../contract/moves.ts";
import { CUT, HEAR, type Rest, type Stage } from "../contract/stage.ts";
import { Result, Scene } from "./Scene.tsx";
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

/** Draw an entry, and return the motion that follows. */
async function step(
  entry: Entry,
  view: View,
  frames: Frame[],
  drawn: () => Promise<void>,
  stage: Stage,
): Promise<Rest> {
  const { do: what, seat, card = "??" } = entry;
  if (what === "trick") return gather(view, seat ?? "", drawn, stage);
  if (what === "play") {
    const flights = await playing(card, view, seat ?? "", drawn);
    return () => stage.fly(flights);
  }
  await drawn();
  if (what === "deal") return () => stage.fly(dealing(frames, view, [entry.cards?.length ?? 0]));
  if (what === "cut") return () => stage.hold(CUT);
  return what === "say" ? () => stage.hold(HEAR) : undefined;
}
