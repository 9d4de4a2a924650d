// The buttons for the packets, which a dealer may choose before the deal (E4, B5).
import type { View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Choice } from "./layout.ts";

/** Return the buttons for the packets. */
export const orders = ({ legal, seat }: View): Choice[] =>
  legal
    .filter((event) => event.startsWith(`${seat}:packets:`))
    .map((event) => ({ event, label: t(`choice-packets-${event.slice(-3)}`) }));
