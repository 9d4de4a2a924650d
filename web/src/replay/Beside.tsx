// Beside the table, where there is room: the hand reader, the list of moves and the notes.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";
import movesStyles from "./moves/moves.module.css";

interface Props {
  waits: boolean; // for the engine
  chapters: ComponentChildren; // null: it is no chapter of a study
  reader: ComponentChildren;
  moves: ComponentChildren;
  notes: ComponentChildren;
  write: (() => void) | null; // unfolds the notes; null: they are open, or there are none
}

export function Beside({ waits, chapters, reader, moves, notes, write }: Props) {
  return (
    <aside
      class={`${movesStyles.beside}${reader ? ` ${movesStyles.reads}` : ""}${chapters ? ` ${movesStyles.studied}` : ""}`}
      data-part="beside"
      inert={waits}
      aria-label={t("replay-side")}
    >
      {chapters}
      {reader}
      {moves}
      {write ? <Button class={movesStyles.besideComment} onClick={write} says="replay-comment" /> : notes}
    </aside>
  );
}
