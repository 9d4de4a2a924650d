import type { Notice } from "./state.ts";

/** Return the notice for a part of the page that cannot be fetched: it is not kept and there is no network, or
 *  another window has installed a new version. */
export const missingPart = (): Notice =>
  navigator.onLine
    ? { key: "page-outdated", actions: [{ label: "reload", event: "app:reload" }] }
    : { key: "page-not-kept", actions: [{ label: "settings", event: "app:settings" }] };
