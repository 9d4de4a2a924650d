// What the player brings along by dropping, pasting or choosing it.
import type { Brought } from "../../browser/take.ts";
import type { Controller } from "../../control/controller.ts";
import { goTo } from "../../state/history.ts";
import { isBackup } from "./backup.ts";
import { readTexts } from "./reading.ts";
import { filed, pasted } from "./texts.ts";

let offered: File | null = null;

/** Take the backup that was brought along, once: the panel that restores it does. */
export function takeBackup(): File | null {
  const file = offered;
  offered = null;
  return file;
}

/** Open a link, offer to restore a backup, or read games, whichever was brought. */
export async function take(
  controller: Controller,
  what: Brought,
  show: (panel: "import" | "restore") => void,
): Promise<void> {
  if ("text" in what) {
    const link = linkIn(what.text);
    if (link) {
      goTo({ link });
      return controller.route();
    }
    if (!/\[\s*[A-Za-z]/.test(what.text)) return controller.say({ key: "import-nothing" });
    show("import");
    return readTexts(controller, [pasted(what.text)]);
  }
  const [first] = what.files;
  if (first && what.files.length === 1 && isBackup(await first.slice(0, 200).text())) {
    offered = first;
    return show("restore");
  }
  show("import");
  return readTexts(controller, what.files.map(filed));
}

/** Return the link that a text is, without the address before it; "" when it is none. */
function linkIn(text: string): string {
  const word = text.trim();
  if (/\s/.test(word)) return ""; // first, so that a long text is looked through only once
  const [, hash, alone] = /^(?:\S*#([a-z]\d\S*)|([gzc]\d[\w-]{6,}(?:@\S*)?))$/.exec(word) ?? [];
  return hash ?? alone ?? "";
}
