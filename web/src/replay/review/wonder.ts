// Why the computer did what is shown.
import { offers } from "../../engine/offers.ts";
import { t } from "../../i18n/index.ts";
import type { ReplayActs } from "../steps/acts.ts";
import type { People } from "../steps/names.ts";
import type { Step } from "../steps/steps.ts";
import type { Loaded } from "../steps/useReplay.ts";

/** What one of the computer's players thought can be asked; `ask` is null when what is shown is not its decision. */
export interface Wonder {
  words: string;
  ask: (() => void) | null;
}

/** Return the question to the computer, once the deal is over; undefined where it does not play. */
export function wonder(
  { text, replay }: Loaded,
  step: Step,
  { names }: People,
  say: ReplayActs["notice"],
): Wonder | undefined {
  const plays = replay.tags.find(([tag]) => tag === "Computer")?.[1] ?? "";
  if (!plays || !offers(replay.summary.game, "why")) return undefined;
  const entry = step.event?.entry;
  const seat = entry?.seat ?? "";
  const decides = entry !== undefined && ["say", "discard", "play"].includes(entry.do) && plays.includes(`${seat}:`);
  const name = names[decides ? seat : (plays[0] ?? "")] ?? "";
  const words = t("replay-why", { name });
  const going = step.deal.points === null && !replay.summary.over;
  if (!decides || step.line.beside || going) return { words, ask: null };
  const ask = async () => {
    const { whyWords } = await import("./why.ts");
    say({ key: "", told: await whyWords(text, step.at, name) });
  };
  return { words, ask: () => void ask().catch(() => say({ key: "replay-failed" })) };
}
