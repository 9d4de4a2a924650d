// Beginning and leaving the guide.

import { deal } from "../../control/dealing.ts";
import { store } from "../../control/store.ts";
import { usually } from "../../game/choice.ts";
import { keepGuided } from "../../game/guide.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { closePanels } from "../../state/history.ts";
import { comeToTable } from "../../table/focus.ts";
import { canGuide } from "./telling.ts";

/** Begin the guide: in the game on the table ("here"), or in a new one of the game named, with the usual rules. */
export async function begin(where: string): Promise<void> {
  if (where !== "here") {
    const choice = usually(canGuide(where) ? where : FIRST);
    const problem = await deal(choice, () => closePanels(true));
    if (problem) return store.showRefusal(problem);
  }
  const id = store.state.game?.id ?? null;
  if (id) keepGuided({ game: id, told: [] });
  comeToTable();
  store.set({ guide: id, newcomer: false });
}

/** Leave the guide; it comes back only when asked for. */
export async function leave(): Promise<void> {
  keepGuided(null);
  const row = document.querySelector<HTMLElement>("[data-part=guide]");
  if (row) await fold(row, false);
  comeToTable();
  store.set({ guide: null });
}

const MS = 280;

/** Open the row, or close it; resolves when that is done. */
export async function fold(row: HTMLElement, opens: boolean): Promise<void> {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const folded = { height: "0px", minHeight: "0px", paddingBlock: "0px", opacity: 0 };
  const height = `${row.offsetHeight}px`;
  const open = { height, minHeight: height, opacity: 1 };
  row.style.overflow = "clip";
  const motion = row.animate(opens ? [folded, open] : [open, folded], { duration: MS, easing: "ease-in-out" });
  await motion.finished.catch(() => {}); // the row has gone meanwhile
  row.style.overflow = "";
}
