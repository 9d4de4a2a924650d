// The user's input by dropping, pasting or choosing.
import type { Brought } from "../../browser/take.ts";
import { showPanel } from "../../control/panels.ts";
import { store } from "../../control/store.ts";
import { arrive, goTo } from "../../state/history.ts";
import { linkIn } from "../../state/links.ts";
import { isBackup } from "./backup.ts";
import { readTexts } from "./reading.ts";
import { filed, pasted } from "./texts.ts";

let offered: File | null = null;

/** Return the backup that was dropped or chosen, once, for the panel that restores it. */
export function takeBackup(): File | null {
  const file = offered;
  offered = null;
  return file;
}

/** Handle the input: open a link, offer to restore a backup, or import games. Resolves to whether it was any of these. */
export async function take(what: Brought): Promise<boolean> {
  if ("text" in what) {
    if (/\becarte(?:seat)?1:[\w-]{9}|^ecarte friend 1 |#meet=[\w-]{9}/.test(what.text)) {
      store.set({ mail: what.text });
      showPanel("friend");
      return true;
    }
    const link = linkIn(what.text);
    if (link) {
      goTo({ link });
      await arrive();
      return true;
    }
    if (!mayBeGame(what.text)) {
      if (!store.state.importing?.running) store.set({ importing: null }); // the result of the last one
      store.say({ key: "import-nothing" });
      return false;
    }
    showPanel("import");
    await readTexts([pasted(what.text)]);
    return true;
  }
  const [first] = what.files;
  const head = (await first?.slice(0, 200).text()) ?? "";
  if (first && head.startsWith("ecarte friend 1 ")) {
    store.set({ mail: await first.text() });
    showPanel("friend");
    return true;
  }
  if (first && what.files.length === 1 && isBackup(head)) {
    offered = first;
    showPanel("restore");
    return true;
  }
  showPanel("import");
  await readTexts(what.files.map(filed));
  return true;
}

const CARD =
  /(?:10|[akqjtrdv987])\s?(?:[shdcpkt]\b|[♠♤♥♡♦♢♣♧])|[♠♤♥♡♦♢♣♧]|(?:of|de) [shdcpt][a-zœè]{4}|スペード|ハート|ダイヤ|クラブ/giu;
const FEWEST = 10; // cards of a game

/** Return whether the engine should read a text: it has a tag, or cards. */
const mayBeGame = (text: string): boolean => /\[\s*[A-Za-z]/.test(text) || (text.match(CARD)?.length ?? 0) >= FEWEST;
