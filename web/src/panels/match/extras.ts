// The table's additions for a match, and for watching one: other buttons, another prompt.
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import type { Entry } from "../../engine/types/view.ts";
import { canAdvise, isWatched } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import type { State } from "../../state/state.ts";
import type { Game } from "../../store/games.ts";
import type { Choice, Prompt } from "../../table/contract/layout.ts";
import { adviceLine, displayName, resultWords } from "./matchWords.ts";

interface Extras {
  choicesAfter: Choice[] | null; // after the game, instead of the usual ones
  more: Choice[]; // buttons besides those of the game
  prompt: Prompt | null; // instead of the game's
  result: string; // the effect of the game on the match
  remark: (entry: Entry) => string | null; // advice, in words
}

type Read = "game" | "match" | "shown" | "paused" | "fast" | "skipped";

/** Return what a match adds to the table; null for a game of no match. */
export function matchExtras({ game, match, shown, paused, fast, skipped }: Pick<State, Read>): Extras | null {
  if (!game || !shown || !(game.summary.match || isWatched(game))) return null;
  const over = game.summary.over;
  const more: Choice[] = [];
  let prompt: Prompt | null = null;
  if (isWatched(game) && !game.side && !over) {
    more.push({ event: "app:attend:pause", label: t(paused ? "choice-watch-on" : "choice-watch-pause"), on: paused });
    more.push({ event: "app:attend:fast", label: t("choice-watch-fast"), on: fast });
    more.push({ event: "app:attend:skip", label: t("choice-watch-skip"), on: skipped === game.id });
    if (canAdvise(game))
      prompt = {
        words: t("ask-advise", { name: displayName(lookUp(game.summary.players, game.seat) ?? "") }),
        yours: true,
      };
  }
  return {
    choicesAfter: over ? choicesAfterGame(game, match) : null,
    more,
    prompt,
    result: resultWords(game, match),
    remark: (entry) => adviceLine(entry, game.seat),
  };
}

function choicesAfterGame({ summary, view }: Game, match: State["match"]): Choice[] {
  const id = summary.match?.id ?? "";
  const look: Choice[] = [
    ...(offers(view.game, "review") ? [{ event: "app:review", label: t("review") }] : []),
    { event: "app:match", label: t("choice-match") },
    { event: "app:replay", label: t("choice-replay") },
  ];
  if (match?.next) return [{ event: `app:match-next:${id}`, label: t("choice-match-next"), primary: true }, ...look];
  if (match?.over || match?.stopped) return [{ event: "app:new", label: t("choice-new"), primary: true }, ...look];
  return look; // the engine has not answered yet
}
