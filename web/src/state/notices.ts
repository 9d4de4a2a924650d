// Notices that several parts of the page give.
import { t } from "../i18n/index.ts";
import type { Importing, Notice, State } from "./state.ts";

/** Return the notice for a part of the page that cannot be fetched: it is not kept and there is no network, or
 *  another window has installed a new version. */
export const missingPart = (): Notice =>
  navigator.onLine
    ? { key: "page-outdated", actions: [{ label: "reload", event: "app:reload" }] }
    : { key: "page-not-kept", actions: [{ label: "settings", event: "app:settings" }] };

/** Return the notice of an import under way: its progress in steps of ten percent, or that it waits for an answer. */
export const importNotice = ({ progress, isAsking, mended }: Importing): Notice => ({
  key: isAsking ? "import-asking" : "import-reading",
  words: { percent: Math.floor(progress * 10) * 10, count: mended.length },
  actions: [
    { label: "import-show", event: "app:import" },
    ...(isAsking ? [] : [{ label: "import-stop", event: "app:import-stop" }]),
  ],
});

/** Return the notice that a saved game cannot be opened, with a button that saves what is stored of it. */
export const unreadable = (id: string): Notice => ({
  key: "library-unread-open",
  actions: [{ label: "library-unread-save-this", event: `app:save-raw:${id}` }],
});

/** Return why games are not being saved, in words; "" while they are. */
export function troubleWords({ trouble, update }: Pick<State, "trouble" | "update">): string {
  if (!trouble) return "";
  return t(trouble === "newer" && update === "taken" ? "storage-outgrown" : `storage-${trouble}`);
}
