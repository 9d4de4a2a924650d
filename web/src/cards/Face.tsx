// The picture of a card. Its name is told by whatever holds it.
import type { Card } from "../engine/types/view.ts";
import { cardUrl } from "../site.ts";
import "./cards.css";

/** The file of a card: "??" is a back, and the four-colour pack has diamonds and clubs of its own. */
export function faceUrl(card: Card, fourColour: boolean): string {
  if (card === "??") return cardUrl("back");
  return cardUrl(fourColour && /[dc]$/.test(card) ? `${card}4` : card);
}

export function Face({ card, fourColour = false }: { card: Card; fourColour?: boolean }) {
  return <img class="face" src={faceUrl(card, fourColour)} alt="" width={169} height={245} draggable={false} />;
}
