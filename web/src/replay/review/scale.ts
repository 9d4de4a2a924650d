// The scale of grades, drawn: a step of the picture is a ratio of losses, as it is for the letters.
import type { Grade, GradeStep } from "../../engine/types/analysis.ts";

const BEYOND = 2; // how far the scale goes on beyond its first and last letter

/** Return where a loss lies on the scale, in percent of its width, from the best; what lies beyond it is at its end. */
export function placeOf(loss: number, steps: GradeStep[]): number {
  const least = Math.log((steps[0]?.loss ?? 1) / BEYOND);
  const most = Math.log((steps.at(-1)?.loss ?? 1) * BEYOND);
  const place = (Math.log(loss) - least) / (most - least); // of no loss: minus infinity
  return 100 * Math.min(1, Math.max(0, place));
}

/** Return how many letters a grade leaves possible: one, some, or all on the scale. */
export function rangeOf({ mark, best, worst }: Pick<Grade, "mark" | "best" | "worst">): "one" | "some" | "all" {
  if (mark === null) return "all";
  return best === worst ? "one" : "some";
}
