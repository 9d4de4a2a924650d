// The packets that a dealer chooses before the first card (E4, B5), as buttons.
import type { View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Choice } from "./layout.ts";

export const orders = ({ legal, seat }: View): Choice[] =>
  legal
    .filter((event) => event.startsWith(`${seat}:packets:`))
    .map((event) => ({ event, label: t(`choice-packets-${event.slice(-3)}`) }));
