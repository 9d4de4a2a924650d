// What a player is asked at their edge. While their hand lies face down, it is nothing that tells of the hand.
import { lookUp } from "../../engine/lookUp.ts";
import type { Problem, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Choice, Held, Layout, Prompt, Sight, Waiting } from "../contract/layout.ts";
import { idle, yours } from "../contract/prompts.ts";
import type { Ui } from "../contract/ui.ts";

export interface Asked {
  prompt: Prompt;
  refusal: Problem | null;
  choices: Choice[]; // what both may read; the same with the hand open or not
  calls: Choice[]; // the others, which are there only with the hand open
}

interface Moment {
  layout: Layout;
  between: Sight; // what both see
  own: Sight; // what the player may see
  ui: Ui;
  open: boolean;
  held: Held[];
  at: number; // the card under the finger, -1 for none
}

/** Return whether a tap on a card chooses it for a discard. */
export const isPicked = ({ event }: Held): boolean => event?.startsWith("table:pick:") ?? false;

/** Return the view without the pause for a right: its player uses it with the hand in the fingers, or lets it pass. */
export const unpaused = (view: View): View => ({ ...view, pause: false });

/** Return what a player is asked. */
export function askAt({ layout, between, own, ui, open, held, at }: Moment): Asked {
  const { view, names } = own;
  const isPublic = (event?: string) => layout.between?.isPublic(view, event) ?? false;
  const isOn = view.turn === view.seat;
  const over = open ? held[at] : undefined;
  const mayChoose = held.some(({ ready }) => ready);
  const choices = layout.choices(own, ui);
  const hidden = [...choices.filter(({ event }) => !isPublic(event)), ...calls(layout, own)];
  return {
    prompt: prompt(),
    refusal: (isOn && mayChoose && over && !over.ready && over.problem) || null,
    choices: choices.filter(({ event }) => isPublic(event)),
    calls: open ? hidden : [],
  };

  function prompt(): Prompt {
    if (!isOn) return layout.prompt(between, false, false);
    if (open && over?.ready) return yours(t("facing-let-go", { how: isPicked(over) ? "choose" : "play" }));
    if (open || isPublic()) return layout.prompt(own, false, false);
    return yours(t("facing-turn", { name: lookUp(names, view.seat) ?? "" }));
  }
}

/** Return the buttons of the calls besides the present decision. */
export const calls = (layout: Layout, sight: Sight): Choice[] =>
  (layout.asides?.(sight) ?? []).flatMap(({ event, label, choices }) =>
    choices ? choices.map((each) => ({ ...each, brief: true })) : [{ event, label }],
  );

/** What is said at both edges while cards move, or the engine is loading. */
export const stillMoving = (layout: Layout, between: Sight, waiting: Waiting): Asked => ({
  prompt: idle(layout.prompt(between, waiting, false).words),
  refusal: null,
  choices: [],
  calls: [],
});
