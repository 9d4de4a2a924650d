// The dialog that is open over a replay. It is a step of the browser's history, so the phone's back button closes it, except
// inside another site's page, whose history is that site's.
import { useLayoutEffect, useState } from "preact/hooks";
import { closeSheet, openSheet, shownSheet } from "../state/history.ts";

const sheets = [
  "moves",
  "notes",
  "here",
  "share",
  "challenge",
  "sheet",
  "keys",
  "review",
  "reader",
  "alike",
  "chapters",
  "study",
] as const;
/** What can be open over a replay. */
export type Open = (typeof sheets)[number];

const shown = (): Open | null => sheets.find((name) => name === shownSheet()) ?? null;

/** Return what is open, and functions that open something and close it. */
export function useOpen(embedded: boolean): [Open | null, (what: Open) => void, () => Promise<void>] {
  const [open, setOpen] = useState(embedded ? null : shown);
  // A layout effect, so that a step back right after drawing is heard.
  useLayoutEffect(() => {
    if (embedded) return;
    const follow = () => setOpen(shown());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [embedded]);
  const show = async (what: Open) => {
    if (!embedded) await openSheet(what);
    setOpen(what);
  };
  const close = async () => {
    setOpen(null);
    if (!embedded) await closeSheet();
  };
  return [open, show, close];
}
