// What the page does with games besides playing them, by command or by address. Fetched when first needed.
export { backup } from "../panels/files/backup.ts";
export { stopImport, take } from "../panels/files/reading.ts";
export { goOn, takeUp, visit } from "../panels/visit/visits.ts";
export { endWhatIf, keepWhatIf } from "../panels/visit/whatIf.ts";
