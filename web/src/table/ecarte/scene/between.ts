// Écarté where it lies between two people.
import type { EcarteView } from "../../../engine/types/view.ts";
import type { Between } from "../../contract/layout.ts";
import { marked } from "../turn/moment.ts";
import { tags } from "../turn/tags.ts";
import { Called } from "./Called.tsx";
import { Ecart } from "./Ecart.tsx";

/** The king of trumps, a mark without it, a card to take back: who may do this holds something, or did something wrong. */
const TELLING = /:king|^&unmark|~back/;

export const between: Between<EcarteView> = {
  tags,
  marked,
  // In the play, the prompt says which cards may follow.
  isPublic: ({ phase }, event = "") => phase !== "play" && !TELLING.test(event),
  Beside: Called,
  Heap: Ecart,
};
