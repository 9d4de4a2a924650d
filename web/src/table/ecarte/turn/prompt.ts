// The one line that says what is asked of the player.
import { suitTitle, theCard } from "../../../cards/words.ts";
import type { EcarteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Prompt, Sight } from "../../contract/layout.ts";
import { ended, laid, lies } from "../../contract/moment.ts";
import { lastSaid } from "../../contract/said.ts";
import { faulty, mustName, returning } from "./choices.ts";
import { describe } from "./describe.ts";
import { opposite } from "./moment.ts";
import { asked } from "./questions.ts";

const yours = (words: string): Prompt => ({ words, yours: true });
const idle = (words: string): Prompt => ({ words, yours: false });
const after = (said: string | null, words: string): Prompt => ({
  said: said && t("ask-after", { said }),
  words,
  yours: true,
});

export function prompt({ view, entry, names, log }: Sight<EcarteView>, waiting: boolean, watching: boolean): Prompt {
  const name = names[opposite(view)] ?? "";
  const apart = view.watching; // nobody is spoken to
  const who = (seat: Seat | undefined) =>
    apart ? { who: "other", name: names[seat ?? ""] ?? "" } : { who: seat === view.seat ? "you" : "other", name };
  const back = returning(view);
  if (view.pause && back)
    return yours(t(view.trick.length > 0 ? "ask-back-lead" : "ask-back", { card: theCard(back.slice(2, 4)) }));
  if (lies(view, entry)) return idle(t("ask-taken", who(view.tricks.at(-1)?.winner)));
  if (view.phase === "over" || view.phase === "scored") {
    if (!ended(view, entry)) return idle("");
    return yours(view.phase === "over" ? t("ask-over") : t("ask-scored", who(view.elder)));
  }
  if (apart && view.turn) return idle(t("ask-thinking", { name: names[view.turn] ?? "" }));
  if (watching) return idle(t("ask-watching"));
  // Something was chosen before the engine was up: it can still be changed.
  if (waiting && view.turn === view.seat) return yours(t("ask-noted"));
  if (view.pause) return yours(t("ask-king"));
  const { question } = view;
  // A claim is told to both; of all else only who answers is asked.
  if (question && (question.kind === "claim" || view.turn === view.seat)) {
    const words = asked(view, question, log, name);
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
        return yours(t("ask-answer", { name, number: view.proposed ?? 0 }));
      case "discard":
        return after(said, t("ask-discard", { min: view.discard?.min ?? 0, max: view.discard?.max ?? 0 }));
      case "play":
        return after(said, play(view, name));
    }
  }
  if (view.turn !== null || waiting) return idle(t("ask-thinking", { name }));
  return idle(entry?.do === "cut" ? t("ask-cut", who(entry.seat ?? undefined)) : "");
}

function play(view: EcarteView, name: string): string {
  const led = laid(view, null)[0];
  if (!led || led.seat === view.seat) return lead(view); // a lead that is not accepted lies there
  const card = view.counts ?? led.card;
  const words = { suit: suitTitle(card.slice(1)), rank: card.slice(0, 1), card: theCard(card) };
  if (view.legal.some((event) => event.startsWith(`&claim:${view.seat}:40:`))) return t("ask-follow-turn", { name });
  if (faulty(view)) return t("ask-follow", words); // one may err
  // The engine says which cards it refuses and why; this line is that, said beforehand.
  const codes = new Set(Object.values(view.refused).map((problem) => problem.code));
  for (const code of ["E-head", "E-follow", "E-trump"]) if (codes.has(code)) return t(`ask-${code}`, words);
  return t(view.hand.length === 1 ? "ask-last" : "ask-any", words);
}

function lead(view: EcarteView): string {
  if (mustName(view)) return t("ask-name");
  if (view.named) return t("ask-lead-named", { suit: view.named });
  const required = Object.values(view.refused).find(({ code }) => code === "E-lead-required");
  if (required) return t("ask-lead-required", { name: "", ...required.data });
  return t(view.tricks.length === 0 ? "ask-lead" : "ask-lead-again");
}
