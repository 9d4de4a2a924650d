// Flying cards: a picture of a card flies from its old place to its new one, and the card itself is hidden meanwhile.
// The layout of the page does not change.

import type { Sound } from "../../browser/sound.ts";
import cardsStyles from "../../cards/cards.module.css";
import { faceUrl, replaceMissing } from "../../cards/Face.tsx";
import type { Card } from "../../engine/types/view.ts";
import styles from "./flight.module.css";

/** The place of a card in the window: its centre, width and turn (radians). */
export interface Place {
  x: number;
  y: number;
  width: number;
  turn: number;
}

/** Return the place of an element. */
export function placeOf(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  const { a, b } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: element.offsetWidth, turn: Math.atan2(b, a) };
}

/** A card that flies. */
export interface Flight {
  card: Card; // "??" when its face is hidden
  from: Place;
  to: Place;
  up: [boolean, boolean]; // face up at the start and at the end
  hides?: HTMLElement | undefined; // the card itself, hidden during the flight
  delay?: number;
  duration: number;
  sound?: Sound; // played when it lands
}

const easing = "cubic-bezier(0.2, 0.75, 0.3, 1)";

const at = (place: Place, width: number, lift = 1): string =>
  `translate(${place.x}px, ${place.y}px) translate(-50%, -50%) rotate(${place.turn}rad) scale(${(place.width / width) * lift})`;

function picture(card: Card, className: string): HTMLElement {
  const image = new Image();
  image.src = faceUrl(card);
  image.onerror = () => replaceMissing(image, card);
  image.alt = "";
  image.className = className;
  return image;
}

/** Return the two sides of a card. */
function bothSides(card: Card): HTMLElement {
  const sides = document.createElement("div");
  sides.className = styles.sides ?? "";
  sides.append(
    picture(card, `${styles.front} ${cardsStyles.card}`),
    picture("??", `${styles.rear} ${cardsStyles.card}`),
  );
  return sides;
}

/** Let a card fly. Return its animations; `done` resolves when it has landed. */
export function fly(flight: Flight): { animations: Animation[]; done: Promise<void> } {
  const { card, from, to, up, hides, delay = 0, duration } = flight;
  const width = Math.max(from.width, to.width);
  const body = document.createElement("div");
  body.className = styles.flight ?? "";
  body.ariaHidden = "true";
  body.style.setProperty("--w", `${width}px`);
  // Only a card that turns over has two sides: each is a layer that the browser has to paint.
  const sides = up[0] === up[1] ? null : bothSides(card);
  body.append(sides ?? picture(up[0] ? card : "??", cardsStyles.card ?? ""));
  document.body.append(body);

  const half: Place = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: (from.width + to.width) / 2,
    turn: (from.turn + to.turn) / 2,
  };
  const timing: KeyframeAnimationOptions = { duration, delay, easing, fill: "both" };
  const turned = (side: boolean): string => `rotateY(${side ? 0 : 180}deg)`;
  const animations = [body.animate({ transform: [at(from, width), at(half, width, 1.06), at(to, width)] }, timing)];
  if (sides) animations.push(sides.animate({ transform: up.map(turned) }, timing));
  if (hides) animations.push(hides.animate({ opacity: [0, 0] }, { duration: duration + delay, fill: "backwards" }));
  const done = Promise.all(animations.map((animation) => animation.finished)).then(
    () => body.remove(),
    () => body.remove(),
  );
  return { animations, done };
}
