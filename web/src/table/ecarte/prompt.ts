// The one line that says what is asked of the player.
import { suitTitle, theCard } from "../../cards/words.ts";
import type { EcarteView, Entry, Seat } from "../../engine/types.ts";
import { t } from "../../i18n/index.ts";
import type { Prompt } from "../layout.ts";
import { ended, laid, lies } from "../moment.ts";
import { opposite } from "./moment.ts";

export function prompt(
  view: EcarteView,
  entry: Entry | null,
  names: Record<Seat, string>,
  waiting: boolean,
  watching: boolean,
): Prompt {
  const name = names[opposite(view)] ?? "";
  const yours = (words: string): Prompt => ({ words, yours: true });
  const idle = (words: string): Prompt => ({ words, yours: false });
  const who = (seat: Seat | undefined) => ({ who: seat === view.seat ? "you" : "other", name });
  if (lies(view, entry)) return idle(t("ask-taken", who(view.tricks.at(-1)?.winner)));
  if (view.phase === "over" || view.phase === "scored") {
    if (!ended(view, entry)) return idle("");
    return yours(view.phase === "over" ? t("ask-over") : t("ask-scored", who(view.elder)));
  }
  if (watching) return idle(t("ask-watching"));
  // Something was chosen before the engine was up: it can still be changed.
  if (waiting && view.turn === view.seat) return yours(t("ask-noted"));
  if (view.pause) return yours(t("ask-king"));
  if (view.turn === view.seat) {
    switch (view.phase) {
      case "choose":
        return yours(t(view.legal.some((e) => e.includes(":propose:")) ? "ask-choose-number" : "ask-choose"));
      case "answer":
        return yours(t("ask-answer", { name, number: view.proposed ?? 0 }));
      case "discard":
        return yours(t("ask-discard", { min: view.discard?.min ?? 0, max: view.discard?.max ?? 0 }));
      case "play":
        return yours(play(view));
    }
  }
  if (view.turn !== null || waiting) return idle(t("ask-thinking", { name }));
  return idle(entry?.do === "cut" ? t("ask-cut", who(entry.seat)) : "");
}

function play(view: EcarteView): string {
  const led = laid(view, null)[0];
  if (!led) return t(view.tricks.length === 0 ? "ask-lead" : "ask-lead-again");
  const words = { suit: suitTitle(led.card.slice(1)), rank: led.card.slice(0, 1), card: theCard(led.card) };
  const codes = new Set(Object.values(view.refused).map((problem) => problem.code));
  // The engine says which cards it refuses and why; this line is that, said beforehand.
  for (const code of ["E-head", "E-follow", "E-trump"]) if (codes.has(code)) return t(`ask-${code}`, words);
  return t(view.hand.length === 1 ? "ask-last" : "ask-any", words);
}
