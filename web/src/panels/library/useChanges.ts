import { useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { t } from "../../i18n/index.ts";
import { useOneAtATime } from "../../kit/hooks/once.ts";

/** The changes to a list of games, one at a time, with a status line about the last. */
export function useChanges() {
  const [status, setStatus] = useState("");
  const once = useOneAtATime();
  const fail = (error: unknown) => {
    note(error);
    setStatus(t("library-failed"));
  };
  const change = (act: () => Promise<void>) => once(() => act().catch(fail));
  return { status, setStatus, fail, change };
}
