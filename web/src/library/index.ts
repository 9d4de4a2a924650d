// What the page does with games besides playing them. All of it is fetched when first needed.
export { backup } from "./backup.ts";
export { exportGames } from "./export.ts";
export { readTogether, stopImport, take } from "./reading.ts";
export { goOn, takeUp, visit } from "./visits.ts";
export { endWhatIf, keepWhatIf } from "./whatIf.ts";
