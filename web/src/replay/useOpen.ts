// What lies over a replay is a step of the browser's history, so that the phone's back button closes it. Inside
// another site's page the history is that site's: there it is none.
import { useLayoutEffect, useState } from "preact/hooks";
import { closeSheet, openSheet, shownSheet } from "../state/history.ts";

const sheets = ["moves", "notes", "here", "share", "challenge", "sheet", "keys", "review", "reader"] as const;
export type Open = (typeof sheets)[number];

const shown = (): Open | null => sheets.find((name) => name === shownSheet()) ?? null;

export function useOpen(embedded: boolean): [Open | null, (what: Open) => void, () => Promise<void>] {
  const [open, setOpen] = useState(embedded ? null : shown);
  // In the same task as what is shown: a step back right after that is heard.
  useLayoutEffect(() => {
    if (embedded) return;
    const follow = () => setOpen(shown());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [embedded]);
  const show = (what: Open) => {
    if (!embedded) openSheet(what);
    setOpen(what);
  };
  const close = async () => {
    setOpen(null);
    if (!embedded) await closeSheet();
  };
  return [open, show, close];
}
