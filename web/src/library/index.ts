// What the page does with games besides playing them, by command or by address. Fetched when first needed.
export { backup } from "./backup.ts";
export { stopImport, take } from "./reading.ts";
export { goOn, takeUp, visit } from "./visits.ts";
export { endWhatIf, keepWhatIf } from "./whatIf.ts";
