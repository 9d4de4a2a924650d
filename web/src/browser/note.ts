// The log of problems for the diagnostics: never a card, a seed or a record.

/** The latest problems, the oldest first. */
export const noted: string[] = [];

/** Mask everything that could be a card or a seed. */
const masked = (text: string): string =>
  text
    .replace(/[0-9a-f]{16,}/gi, "…")
    .replace(/(?<![a-z])(?:[AKQJT987][shdc])+(?![a-z])/g, "??")
    .slice(0, 160);

/** Note a problem for the diagnostics. */
export function note(problem: unknown): void {
  if (typeof problem === "string") noted.push(masked(problem));
  // A parser's message quotes its input.
  else if (problem instanceof SyntaxError) noted.push(problem.name);
  else if (problem instanceof Error) noted.push(masked(`${problem.name}: ${problem.message}`));
  else noted.push(typeof problem);
  if (noted.length > 20) noted.shift();
}

/** Note all uncaught errors. */
export function listenForErrors(): void {
  addEventListener("error", (event) => note(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
}
