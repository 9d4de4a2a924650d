import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTitle } from "../browser/title.ts";
import { page, turnTo } from "../state/address.ts";
import { closePanels } from "../state/history.ts";
import type { Notice } from "../state/state.ts";
import { Dialog } from "./Dialog.tsx";
import { NoticeBar } from "./NoticeBar.tsx";

interface Props {
  name: string;
  title: string;
  shows?: string; // the title of the document, if it is more specific
  read?: boolean; // the focus begins at the heading, because there is nothing to press
  keepsFocus?: boolean; // when the focused button is removed, the focus moves to the heading
  notice?: Notice | null; // shown in the panel, which covers the page's own notice
  children: ComponentChildren;
}

/** A panel over the table: a dialog that the history closes, as a phone's back button does. */
export function Panel({
  name,
  title,
  shows = title,
  read = false,
  keepsFocus = false,
  notice = null,
  children,
}: Props) {
  useTitle("panel", shows);
  const close = () => void closePanels();
  return (
    <Dialog
      name={name}
      title={title}
      close={close}
      id={`panel-${name}`}
      read={read}
      keepsFocus={keepsFocus}
      event="app:close"
    >
      {notice && <NoticeBar notice={notice} />}
      {children}
    </Dialog>
  );
}

/** Return the place within the open panel that the address names, "E17", and a function that goes to another. */
export function useAddress(): [at: string, turn: (at: string) => void] {
  const [, setTurns] = useState(0); // the address is no state: going elsewhere must draw the panel again
  const turn = (at: string) => {
    turnTo(at);
    setTurns((turns) => turns + 1);
  };
  return [page()?.at ?? "", turn];
}
