// The picture of a card. Its name is told by whatever holds it.
import { cardUrl } from "../browser/site.ts";
import type { Card } from "../engine/types/view.ts";
import { language } from "../i18n/index.ts";
import styles from "./cards.module.css";

export type Letters = "KQJ" | "RDV";
let wanted: Letters = "KQJ"; // as the settings have it

/** Kings, queens and jacks are lettered so from now on. */
export function letterCards(letters: Letters): void {
  wanted = letters;
}

/** Are there French letters to choose? They go with the words: elsewhere a king is no "roi". */
export const offersFrenchLetters = (): boolean => language() === "fr";

/** The file of a card: "??" is a back, and the four-colour pack has diamonds and clubs of its own. French letters
 *  are another view of the same file. */
export function faceUrl(card: Card, fourColour: boolean): string {
  if (card === "??") return cardUrl("back");
  const file = cardUrl(fourColour && /[dc]$/.test(card) ? `${card}4` : card);
  return wanted === "RDV" && offersFrenchLetters() && /^[KQJ]/.test(card) ? `${file}#rdv` : file;
}

export function Face({ card, fourColour = false }: { card: Card; fourColour?: boolean }) {
  return <img class={styles.face} src={faceUrl(card, fourColour)} alt="" width={169} height={245} draggable={false} />;
}
