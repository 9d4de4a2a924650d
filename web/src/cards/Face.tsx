// The picture of a card. The element around it gives its name.
import { cardUrl } from "../browser/site.ts";
import type { Card } from "../engine/types/view.ts";
import { language } from "../i18n/index.ts";
import styles from "./cards.module.css";

export type Letters = "KQJ" | "RDV";
let wanted: Letters = "KQJ"; // the choice in the settings

/** Set the letters on kings, queens and jacks. */
export function setCardLetters(letters: Letters): void {
  wanted = letters;
}

/** Return whether French letters can be chosen: only where the page is in French. */
export const offersFrenchLetters = (): boolean => language() === "fr";

/** Return the file of a card; "??" is a back. The four-colour pack has its own diamonds and clubs; French letters
 *  are another view of the same file. */
export function faceUrl(card: Card, fourColour: boolean): string {
  if (card === "??") return cardUrl("back");
  const file = cardUrl(fourColour && /[dc]$/.test(card) ? `${card}4` : card);
  return wanted === "RDV" && offersFrenchLetters() && /^[KQJ]/.test(card) ? `${file}#rdv` : file;
}

export function Face({ card, fourColour = false }: { card: Card; fourColour?: boolean }) {
  return <img class={styles.face} src={faceUrl(card, fourColour)} alt="" width={169} height={245} draggable={false} />;
}
