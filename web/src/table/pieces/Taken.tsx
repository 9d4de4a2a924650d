// The tricks that a player has taken: two small backs each, one across the other.

import { CardPicture } from "../../cards/Face.tsx";
import type { Entry, Seat, View } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { useWho } from "../contract/context.ts";
import { taken } from "../contract/moment.ts";
import takenStyles from "./taken.module.css";

export function Taken({ view, entry, seat, name }: { view: View; entry: Entry | null; seat: Seat; name: string }) {
  const mine = seat === view.seat;
  const who = useWho(view);
  const number = taken(view, entry, seat);
  return (
    <div
      class={`${takenStyles.taken} ${mine ? "" : takenStyles.theirs}`}
      data-spot={`taken-${seat}`}
      role="img"
      aria-label={t("taken", { who: who(seat), name, number })}
    >
      {Array.from({ length: number }, (_, i) => (
        <Won key={i} style={{ "--i": String(i) }} />
      ))}
    </div>
  );
}

/** The backs of one trick. */
export const Won = ({ look = "", style }: { look?: string; style?: Record<string, string> }) => (
  <span class={`${takenStyles.won} ${look}`} data-part="won" {...(style && { style })}>
    <CardPicture card="??" />
    <CardPicture card="??" />
  </span>
);
