// The notice of an import under way, for everything that is shown meanwhile.
import type { Importing, Notice } from "./state.ts";

/** Return the progress of an import, in steps of ten percent, or that it waits for an answer. */
export const importNotice = ({ progress, isAsking, mended }: Importing): Notice => ({
  key: isAsking ? "import-asking" : "import-reading",
  words: { percent: Math.floor(progress * 10) * 10, count: mended.length },
  actions: [
    { label: "import-show", event: "app:import" },
    ...(isAsking ? [] : [{ label: "import-stop", event: "app:import-stop" }]),
  ],
});
