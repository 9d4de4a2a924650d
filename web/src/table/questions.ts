// The prompt and its buttons, from the layout of the game or from the page around it.
import { lookUp } from "../engine/lookUp.ts";
import { offers } from "../engine/offers.ts";
import type { Seat, View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import type { Choice, Layout, Prompt, Sight, Waiting } from "./contract/layout.ts";
import { ended, spectated } from "./contract/moment.ts";
import type { Ui } from "./contract/ui.ts";

/** What the page around the table adds to the game. */
export interface Around {
  waiting: Waiting;
  watching?: boolean; // the game is played in another window
  nextHolder?: string | null; // the next holder of the device, when the present one hands it on
  whatIf?: boolean; // the game ends with its deal, and leads back to a replay
  explainers?: Seat[]; // the players who can be asked why, once a deal is settled
  mayShowHands?: boolean; // all hands of a settled deal may be shown
  mayChallenge?: boolean; // a friend can be sent the cards of a finished game
  choicesAfter?: Choice[] | null; // the buttons after the game, if they are not the usual ones
  endedEarly?: boolean; // the game ends here, although its rules would go on
  more?: Choice[]; // buttons besides those of the game
  ownPrompt?: Prompt | null; // the prompt, if it is not the game's
}

export interface Questions {
  prompt: Prompt;
  choices: Choice[]; // the buttons under the line
  beside: Choice[]; // the buttons in place of the hand
}

/** Collect the questions at a moment. `mayDo` is the same moment with the events that are possible in this window. */
export function questions(layout: Layout, sight: Sight, mayDo: Sight, ui: Ui, around: Around): Questions {
  const { view, entry } = sight;
  const { waiting, watching = false, nextHolder, whatIf = false, endedEarly = false, more = [], ownPrompt } = around;
  const isOver = ended(view, entry);
  const choicesAfter = (endedEarly || view.phase === "over") && around.choicesAfter;
  const handing: Choice[] = nextHolder
    ? [{ event: "app:pass", label: t("choice-pass", { name: nextHolder }), primary: true }]
    : [];
  const own = isOnlyWatching(view) ? [] : layout.choices(mayDo, ui); // a turned king can be marked until the next turn-up (law 22)
  const isFree = view.hand.length === 0;
  // In place of the hand, where the cards played are shown as well, or there are too many for the row.
  const hasRoom = isFree && (!layout.showsHands || view.phase === "over");
  const hands = isOver ? handsOf(layout, sight, ui, around) : [];
  const hasSlip = hands.some(({ event }) => event.startsWith("table:"));
  const after = isOver ? [...(hasSlip ? [] : hands), ...afterDeal(sight, around, isFree)] : [];
  return {
    prompt: nextHolder
      ? { words: t("ask-pass"), yours: true }
      : (!isOver && ownPrompt) || layout.prompt(sight, waiting, watching),
    choices: isOver
      ? [...(choicesAfter || next(mayDo.view, whatIf)), ...(hasSlip ? hands : []), ...own, ...(hasRoom ? [] : after)]
      : [...own, ...handing, ...(choicesAfter || more)],
    beside: hasRoom ? after : [],
  };
}

/** Return whether the viewer only watches: a spectator with nothing to do. */
export const isOnlyWatching = (view: View): boolean => spectated(view) && view.legal.length === 0;

/** Return the button to see all hands of a deal that is over, unless a claim may still reopen it. */
function handsOf(layout: Layout, { view }: Sight, { slip }: Ui, { mayShowHands = false }: Around): Choice[] {
  if (!mayShowHands || view.legal.length > 0) return [];
  const label = t("choice-hands");
  if (layout.showsHands?.(view)) return [{ event: "table:slip:hands", label, on: slip === "hands" }];
  // At the end of a game, a review shows them where there is one.
  return view.phase === "over" && offers(view.game, "review") ? [] : [{ event: "app:hands", label }];
}

/** Return the buttons to look into a deal after its end, but not while a claim may still reopen it. */
function afterDeal(
  { view, names }: Sight,
  { explainers = [], mayChallenge = false }: Around,
  isFree: boolean,
): Choice[] {
  if (view.legal.length > 0) return [];
  const [name, ...more] = explainers.flatMap((seat) => lookUp(names, seat) ?? []);
  const label = more.length > 0 ? t("choice-why-others") : t("choice-why", { name: name ?? "" });
  return [
    ...(name ? [{ event: "app:why", label }] : []),
    ...(mayChallenge && isFree && view.phase === "over"
      ? [{ event: "app:challenge", label: t("choice-challenge") }]
      : []),
  ];
}

/** Return the buttons that continue after a deal or a game. */
function next({ game, phase, next }: View, whatIf: boolean): Choice[] {
  if (whatIf) return [{ event: "app:leave", label: t("what-if-back"), primary: true }];
  if (phase !== "over") return next ? [{ event: next, label: t("choice-next"), primary: true }] : [];
  return [
    { event: "app:rematch", label: t("choice-rematch"), primary: true },
    offers(game, "review")
      ? { event: "app:review", label: t("review") } // the bar has a button for a new game as well
      : { event: "app:new", label: t("choice-new") },
    { event: "app:replay", label: t("choice-replay") },
  ];
}
