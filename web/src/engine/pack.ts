// The cards of all games.
import type { Card } from "./types/view.ts";

/** The 32 cards. */
export const PACK: Card[] = [..."shdc"].flatMap((suit) => [..."AKQJT987"].map((rank) => rank + suit));
