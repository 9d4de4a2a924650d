// The list of moves as lines: which moves share a line, and what trick each line belongs to.
import type { Entry, Seat } from "../../engine/types/view.ts";
import { cardsIn, isDeclaration, type Step } from "../steps/steps.ts";

/** Moves that share a line of the list. */
export interface MoveLine {
  trick: number; // 0 where no trick is played
  steps: Step[];
}

/** Return whether a comment or a variation stands beside a step, or cards are marked. */
export const hasRemarks = ({ event }: Step): boolean =>
  Boolean(event?.note && (event.note.comment || event.note.variations.length > 0 || cardsIn(event.note).length > 0));

/** Arrange the steps of a deal in lines: a line each for the hands, the exchange and every trick. What is declared with a card
 *  stands on a line before its trick, so that the cards of a trick stay together. Remarks end a line. */
export function moveLines(steps: Step[]): MoveLine[] {
  const lines: MoveLine[] = [];
  const tricks = new Map<number, number>(); // by the number of an event, the trick it belongs to
  let trick = 1;
  let kind: string | null = null; // of the last line; null where a line has ended
  for (const step of steps) {
    const { entry, follows } = step.event ?? { entry: { do: "", verb: "" }, follows: [] };
    const number = trick;
    const isPlayed = entry.do === "play";
    if (kind === `trick ${trick}` && entry.verb === "meld") {
      declareBefore(lines, step);
      continue;
    }
    const next = isPlayed ? `trick ${trick}` : /deal|turn/.test(entry.do) ? step.at : kindOf(entry);
    if (next !== kind) lines.push({ trick: isPlayed ? trick : 0, steps: [] });
    lines.at(-1)?.steps.push(step);
    kind = hasRemarks(step) ? null : next;
    if (follows.some(({ do: what }) => what === "trick")) trick += 1;
    if (!step.event) continue;
    tricks.set(step.event.entry.n ?? 0, number);
    trick = replayedTrick(step.event.entry, tricks) ?? trick;
  }
  return lines;
}

/** Return the trick that is played again after an entry: by a ruling, or since a card was taken back. */
function replayedTrick(entry: Entry, tricks: ReadonlyMap<number, number>): number | undefined {
  const [, choice, from = ""] = entry.args ?? [];
  if (entry.verb === "ruling" && choice === "replay") return tricks.get(Number(from.slice(1)));
  return entry.suffix === "back" ? tricks.get((entry.n ?? 0) - 1) : undefined;
}

/** Add a declaration to the line before the trick in play, or to a new one there. */
function declareBefore(lines: MoveLine[], step: Step): void {
  const before = lines.at(-2);
  const last = before?.steps.at(-1);
  const isOpen = last?.event && isDeclaration(last.event.entry) && !hasRemarks(last);
  if (isOpen) before?.steps.push(step);
  else lines.splice(-1, 0, { trick: 0, steps: [step] });
}

const kindOf = (entry: { do: string; verb?: string }): string =>
  entry.do === "take" ? "draw" : isDeclaration(entry as Entry) ? "declare" : entry.do;

/** Return who wins the trick that a card is played to, if the trick is complete by step `until`. */
export function trickWinner(step: Step, until: number): Seat | undefined {
  const after = step.line.steps.slice(step.i, step.line.variation ? undefined : until + 1);
  const last = after.find(({ event }) => event?.follows.some(({ do: what }) => what === "trick"));
  return last?.event?.follows.find(({ do: what }) => what === "trick")?.seat ?? undefined;
}
