// The prompt of belote.

import { theCard } from "../../../cards/cardNames.ts";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Prompt, Sight, Waiting } from "../../contract/layout.ts";
import { laid } from "../../contract/moment.ts";
import { idle, others, promptBefore, yours } from "../../contract/prompts.ts";
import { lastSaid } from "../../contract/said.ts";
import { contractWords } from "./contracts.ts";
import { describe } from "./describe.ts";
import { who } from "./places.ts";

/** Return the question to the player, or what the game waits for. */
export function prompt(sight: Sight<BeloteView>, waiting: Waiting, watching: boolean): Prompt {
  const { view, entry, names } = sight;
  const called = (seat: Seat | null | undefined) => ({
    ...who(seat ?? "", names, view.seat),
    name: lookUp(names, seat ?? "") ?? "",
  });
  const before = promptBefore(sight, waiting, watching, called);
  if (before) return before;
  if (view.turn === view.seat) {
    if (view.phase === "packets") return yours(t("ask-packets"));
    if (view.phase === "bid") return { said: passed(sight), ...yours(askToBid(sight)) };
    if (view.phase === "announce") return yours(t("belote-ask-announce"));
    if (view.phase === "play") return { said: contracted(sight), ...yours(askToPlay(view)) };
  }
  if (view.turn !== null) return others(waiting, called(view.turn));
  return idle(entry?.do === "cut" ? t("belote-log-deals", called(entry.seat)) : "");
}

/** Return the sentence that the player before has passed. */
function passed({ view, names, log }: Sight<BeloteView>): string | null {
  const said = lastSaid(log, view.seat);
  return said?.verb === "pass" ? asBefore(describe(said, names, view.seat)) : null;
}

/** Return the last bid, before the first lead. */
function contracted({ view, names, log }: Sight<BeloteView>): string | null {
  const bid = log.findLast(({ do: what, verb }) => what === "say" && verb === "take");
  if (!bid || view.tricks.length > 0 || view.trick.length > 0 || bid.seat === view.seat) return null;
  return asBefore(describe(bid, names, view.seat));
}

/** Put the last call before the question. */
const asBefore = (said: string | null): string | null => said && t("belote-ask-after", { said });

function askToBid({ view, names }: Sight<BeloteView>): string {
  const { taker, contract } = view;
  if (taker && contract)
    return t("belote-ask-overcall", { name: lookUp(names, taker) ?? taker, contract: contractWords(contract) });
  if (view.round === 2) return t("belote-ask-second");
  return t("belote-ask-first", { suit: view.turned?.slice(1) ?? "" });
}

function askToPlay(view: BeloteView): string {
  const led = laid(view, null)[0];
  if (!led) return t(view.tricks.at(-1)?.leader === view.seat ? "ask-lead-again" : "ask-lead");
  const words = { suit: led.card.slice(1), rank: led.card.slice(0, 1), card: theCard(led.card) };
  const codes = new Set(Object.values(view.refused).map((problem) => problem.code));
  // The engine's reasons for refusing cards say what must be played.
  for (const code of ["E-overtrump", "E-beat", "E-undertrump", "E-trump"])
    if (codes.has(code)) return t(`belote-ask-${code}`, words);
  if (codes.has("E-follow")) return t("ask-E-follow", words);
  return t(view.hand.length === 1 ? "ask-last" : "ask-any", words);
}
