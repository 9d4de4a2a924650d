import { t } from "../i18n/index.ts";
import type { State } from "../state/state.ts";

/** Return why games are not being saved, in words; "" while they are. */
export function troubleWords({ trouble, update }: State): string {
  if (!trouble) return "";
  return t(trouble === "newer" && update === "taken" ? "storage-outgrown" : `storage-${trouble}`);
}
