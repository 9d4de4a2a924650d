// What a match, or looking on, adds to the table: other buttons, another line.
import { offers } from "../../engine/offers.ts";
import { mayAdvise, watches } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import type { State } from "../../state/state.ts";
import type { Game } from "../../store/games.ts";
import type { Choice, Prompt } from "../../table/contract/layout.ts";
import { afterwards, called } from "./words.ts";

export interface AtTable {
  ends: Choice[] | null; // after the game, in place of the usual ones
  more: Choice[]; // besides those of the game
  prompt: Prompt | null; // in place of the game's
  told: string; // what the game has brought
}

export function atTable({ game, match, shown, paused, fast }: State): AtTable | null {
  if (!game || !shown || !(game.summary.match || watches(game))) return null;
  const over = game.summary.over;
  const more: Choice[] = [];
  let prompt: Prompt | null = null;
  if (watches(game) && !over) {
    more.push({ event: "app:attend:pause", label: t(paused ? "choice-watch-on" : "choice-watch-pause"), on: paused });
    more.push({ event: "app:attend:fast", label: t("choice-watch-fast"), on: fast });
    if (mayAdvise(game))
      prompt = { words: t("ask-advise", { name: called(game.summary.players[game.seat] ?? "") }), yours: true };
  }
  return { ends: over ? ends(game, match) : null, more, prompt, told: afterwards(game, match) };
}

function ends({ summary, view }: Game, match: State["match"]): Choice[] {
  const id = summary.match?.id ?? "";
  const look: Choice[] = [
    ...(offers(view.game, "review") ? [{ event: "app:review", label: t("review") }] : []),
    { event: "app:match", label: t("choice-match") },
    { event: "app:replay", label: t("choice-replay") },
  ];
  if (match?.next) return [{ event: `app:match-next:${id}`, label: t("choice-match-next"), primary: true }, ...look];
  if (match?.over || match?.stopped) return [{ event: "app:new", label: t("choice-new"), primary: true }, ...look];
  return look; // how it stands is being asked
}
