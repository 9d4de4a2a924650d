// What went wrong is remembered, for the diagnostics only: never a card, a seed or a record.

/** What was noted last, the oldest first. */
export const noted: string[] = [];

/** Leave out whatever could be a card or a seed. */
const masked = (text: string): string =>
  text
    .replace(/[0-9a-f]{16,}/gi, "…")
    .replace(/(?<![a-z])(?:[AKQJT987][shdc])+(?![a-z])/g, "??")
    .slice(0, 160);

/** Remember a problem, for the diagnostics only. */
export function note(problem: unknown): void {
  if (typeof problem === "string") noted.push(masked(problem));
  // What a parser says quotes what it read: its name is enough.
  else if (problem instanceof SyntaxError) noted.push(problem.name);
  else if (problem instanceof Error) noted.push(masked(`${problem.name}: ${problem.message}`));
  else noted.push(typeof problem);
  if (noted.length > 20) noted.shift();
}

/** Everything that went wrong outside the controller's sight is noted too. */
export function listenForErrors(): void {
  addEventListener("error", (event) => note(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
}
