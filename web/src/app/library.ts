// Everything the page does with games besides playing them. Fetched on demand.
export { backup } from "../panels/files/backup.ts";
export { take } from "../panels/files/bringing.ts";
export { saveRaw } from "../panels/files/export.ts";
export { stopImport } from "../panels/files/reading.ts";
export { acceptChallenge, resume } from "../panels/visit/resuming.ts";
export { visit } from "../panels/visit/visits.ts";
export { endWhatIf, keepWhatIf } from "../panels/visit/whatIf.ts";
