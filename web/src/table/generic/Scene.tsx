// The table of any game of two, from its view alone.

import { Face, USUAL } from "../../cards/Face.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import type { Called } from "../contract/context.ts";
import type { SceneProps } from "../contract/layout.ts";
import { ended } from "../contract/moment.ts";
import type { Tag } from "../pieces/Tags.tsx";
import { Two } from "../pieces/Two.tsx";

export function Scene(props: SceneProps) {
  const { view, entry, last = entry, log, children } = props;
  // The view already counts a deal while its last trick is still on the table.
  const counted = (view.phase !== "scored" && view.phase !== "over") || ended(view, last);
  const score = counted ? view.score : (log.findLast((each) => each.score)?.score ?? {});
  const tags = (seat: Seat, who: Called): Tag[] =>
    seat === view.dealer && view.deal > 0
      ? [{ name: "deals", words: t("tag-deals"), note: t("generic-note-deals", { ...who }) }]
      : [];
  return (
    <Two
      scene={props}
      portrait={<Face card="Qc" looks={USUAL} />}
      tags={tags}
      marked={(seat) => lookUp(score, seat) ?? 0}
      turnsUp={view.trump !== null || view.turned !== null}
    >
      {children}
    </Two>
  );
}
