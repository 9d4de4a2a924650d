// The table of a game between friends, and after it.
import { offers } from "../engine/offers.ts";
import { isReviewable } from "../game/sharing.ts";
import { t } from "../i18n/index.ts";
import type { Game } from "../store/games.ts";
import type { Choice, Prompt } from "../table/contract/layout.ts";

/** Return the choices after a game between friends; null for other games. */
export function choicesAfterFriend({ side, summary, view }: Game): Choice[] | null {
  if (!side) return null;
  const onward: Choice[] =
    side.last > side.place
      ? [{ event: "app:friend-next", label: t("choice-match-next"), primary: true }]
      : side.awaited || side.verdict
        ? [] // its end is not signed yet
        : [{ event: "app:friend-again", label: t("choice-friend-again"), primary: true }];
  return [
    ...onward,
    ...(offers(view.game, "review") && isReviewable(summary) ? [{ event: "app:review", label: t("review") }] : []),
    { event: "app:replay", label: t("choice-replay") },
  ];
}

/** Return whether all have agreed to end a game in the middle, and have signed its end. */
export const isEndedEarly = ({ side }: Game): boolean => Boolean(side?.ended && !side.awaited);

/** Return the prompt while a friend is awaited, whom the bar below the table names; null where the table asks something. */
export const promptWithFriend = ({ side, seat, view }: Game): Prompt | null =>
  side && view.turn !== seat ? { words: "", yours: false } : null;
