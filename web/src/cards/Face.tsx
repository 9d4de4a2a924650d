// The picture of a card. The element around it gives its name.
import type { ComponentProps } from "preact";
import { cardUrl } from "../browser/site.ts";
import { PACK } from "../engine/seats.ts";
import type { Card } from "../engine/types/view.ts";
import { language } from "../i18n/index.ts";
import styles from "./cards.module.css";

/** How the cards look: a choice in the settings. */
export interface Looks {
  indices: "" | "KQJ" | "RDV"; // of kings, queens and jacks; "": those of the page's language
  faces: "usual" | "large" | "plain";
  back: "red" | "blue" | "green";
  fourColour: boolean; // blue diamonds, green clubs
}

export const USUAL: Looks = { indices: "", faces: "usual", back: "red", fourColour: false };

let wanted = USUAL;
let pack: HTMLImageElement[] = []; // the pictures fetched ahead, which a browser keeps as long as they are here

export function setLooks({ indices, faces, back, fourColour }: Looks): void {
  const before = PACK.map((card) => faceUrl(card)).join();
  wanted = { indices, faces, back, fourColour };
  if (pack.length > 0 && PACK.map((card) => faceUrl(card)).join() !== before) fetchPack();
}

/** Return whether the indices of court cards can be chosen: only where the page is in French. */
export const offersIndices = (): boolean => language() === "fr";

/** Return whether kings, queens and jacks are R, D and V, on the cards and wherever a card is written in short. */
export const isFrench = ({ indices }: Pick<Looks, "indices"> = wanted): boolean => offersIndices() && indices !== "KQJ";

/** Return the file of a card; "??" is a back. The four-colour pack has its own diamonds and clubs; French letters
 *  are another view of the same file. */
export function faceUrl(card: Card, looks: Looks = wanted): string {
  const { faces, back, fourColour } = looks;
  if (card === "??") return cardUrl(back === "red" ? "back" : `back-${back}`);
  const isCourt = /^[KQJ]/.test(card);
  const face = faces === "large" || (faces === "plain" && isCourt) ? `${faces}-${card}` : card;
  const file = cardUrl(fourColour && /[dc]$/.test(card) ? `${face}4` : face);
  return isCourt && isFrench(looks) ? `${file}#rdv` : file;
}

/** Show the usual picture where one of another pack cannot be fetched: its files may not be kept for playing offline. */
export function replaceMissing(image: HTMLImageElement, card: Card): void {
  const usual = faceUrl(card, USUAL);
  if (image.src !== usual) image.src = usual;
}

/** Fetch the pictures of all cards, after what is more urgent: a card that is laid or opened then shows at once. All of them, so
 *  that the requests do not tell which are in a hand. */
export function fetchPack(): void {
  pack = PACK.map((card) => {
    const image = new Image();
    image.fetchPriority = "low";
    image.src = faceUrl(card);
    return image;
  });
}

interface Props {
  card: Card;
  looks?: Looks; // other than those chosen
}

export function Face({ card, looks }: Props) {
  return (
    <img
      class={styles.face}
      src={faceUrl(card, looks)}
      alt=""
      width={169}
      height={245}
      draggable={false}
      onError={(event) => replaceMissing(event.currentTarget, card)}
    />
  );
}

/** A card or its back, in an element of its own. */
export const CardPicture = ({ card, class: own, ...rest }: ComponentProps<"span"> & { card: Card }) => (
  <span class={own ? `${styles.card} ${own}` : styles.card} {...rest}>
    <Face card={card} />
  </span>
);
