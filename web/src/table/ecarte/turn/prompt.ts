// The prompt of écarté.

import { theCard } from "../../../cards/cardNames.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Prompt, Sight, Waiting } from "../../contract/layout.ts";
import { laid } from "../../contract/moment.ts";
import { idle, promptBefore, promptIdle, yours } from "../../contract/prompts.ts";
import { lastSaid } from "../../contract/said.ts";
import { faulty, mustName, returning } from "./choices.ts";
import { describe } from "./describe.ts";
import { opposite } from "./moment.ts";
import { questionText } from "./questions.ts";

const after = (said: string | null, words: string): Prompt => ({
  said: said && t("ask-after", { said }),
  words,
  yours: true,
});

/** Return the question to the player, or what the game waits for. */
export function prompt(sight: Sight<EcarteView>, waiting: Waiting, watching: boolean): Prompt {
  const { view, names, log } = sight;
  const name = lookUp(names, opposite(view)) ?? "";
  const back = returning(view);
  if (view.pause && back)
    return yours(t(view.trick.length > 0 ? "ask-back-lead" : "ask-back", { card: theCard(back.slice(2, 4)) }));
  const before = promptBefore(sight, waiting, watching);
  if (before) return before;
  if (view.pause) return yours(t("ask-king"));
  const { question } = view;
  // Both players see a claim; other questions only the one who answers.
  if (question && (question.kind === "claim" || view.turn === view.seat)) {
    const words = questionText(view, question, log, name);
    return view.turn === view.seat ? yours(words) : idle(words);
  }
  if (view.turn === view.seat) {
    const heard = lastSaid(log, view.seat);
    const said = heard && describe(heard, names, view.seat);
    switch (view.phase) {
      case "packets":
        return yours(t("ask-packets"));
      case "choose":
        return after(said, t(view.legal.some((e) => e.includes(":propose:")) ? "ask-choose-number" : "ask-choose"));
      case "answer":
        return after(said, t("ask-answer"));
      case "discard":
        return after(said, t("ask-discard", { min: view.discard?.min ?? 0, max: view.discard?.max ?? 0 }));
      case "play":
        return after(said, askToPlay(view, name));
    }
  }
  return promptIdle(sight, waiting, name);
}

function askToPlay(view: EcarteView, name: string): string {
  const led = laid(view, null)[0];
  if (!led || led.seat === view.seat) return askToLead(view); // a lead that was not accepted is still on the table
  const card = view.counts ?? led.card;
  const words = { suit: card.slice(1), rank: card.slice(0, 1), card: theCard(card) };
  if (view.legal.some((event) => event.startsWith(`&claim:${view.seat}:40:`))) return t("ask-follow-turn", { name });
  if (faulty(view)) return t("ask-follow", words); // irregularities are possible
  // The engine's reasons for refusing cards say what must be played.
  const codes = new Set(Object.values(view.refused).map((problem) => problem.code));
  for (const code of ["E-head", "E-follow", "E-trump"]) if (codes.has(code)) return t(`ask-${code}`, words);
  return t(view.hand.length === 1 ? "ask-last" : "ask-any", words);
}

function askToLead(view: EcarteView): string {
  if (mustName(view)) return t("ask-name");
  if (view.named) return t("ask-lead-named", { suit: view.named });
  const required = Object.values(view.refused).find(({ code }) => code === "E-lead-required");
  if (required) return t("ask-lead-required", { name: "", ...required.data });
  return t(view.tricks.at(-1)?.leader === view.seat ? "ask-lead-again" : "ask-lead");
}
