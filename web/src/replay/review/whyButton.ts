// The button that asks a computer player for its reasons.
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { t } from "../../i18n/index.ts";
import type { ReplayActs } from "../steps/acts.ts";
import type { People } from "../steps/names.ts";
import type { Step } from "../steps/steps.ts";
import type { Loaded } from "../steps/useReplay.ts";

/** The words of the button; `ask` is null when the step is not a decision of a computer player. */
export interface WhyButton {
  words: string;
  ask: (() => void) | null;
}

/** Return the button for a step; undefined where no computer player takes part. Reasons are given after the deal only. */
export function whyButton(
  { text, replay }: Loaded,
  step: Step,
  { names }: People,
  say: ReplayActs["notice"],
): WhyButton | undefined {
  const plays = replay.tags.find(([tag]) => tag === "Computer")?.[1] ?? "";
  if (!plays || !offers(replay.summary.game, "why")) return undefined;
  const entry = step.event?.entry;
  const seat = entry?.seat ?? "";
  const decides = entry !== undefined && ["say", "discard", "play"].includes(entry.do) && plays.includes(`${seat}:`);
  const name = lookUp(names, decides ? seat : (plays[0] ?? "")) ?? "";
  const words = t("replay-why", { name });
  const isGoing = step.deal.points === null && !replay.summary.over;
  if (!decides || step.line.beside || isGoing) return { words, ask: null };
  const ask = async () => {
    const { whyWords } = await import("./why.ts");
    say({ key: "", text: await whyWords(text, step.at, name) });
  };
  return { words, ask: () => void ask().catch(() => say({ key: "replay-failed" })) };
}
