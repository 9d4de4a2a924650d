// The judgement of the decision on the table: asked for by itself where nothing new is explained, else by the player.
import { useEffect, useState } from "preact/hooks";
import { savesData } from "../../browser/offline.ts";
import type { Estimate } from "../../engine/types/analysis.ts";
import { loadTopic } from "../../i18n/index.ts";
import type { State } from "../../state/state.ts";
import { askAnalyst, isJudged, isJudgedUnasked } from "./judging.ts";

/** The judgement of a decision. */
export interface Judgement {
  estimate: Estimate | null;
  state: "none" | "offered" | "awaited" | "told" | "failed";
  ask(): void;
}

/** Return the judgement of the decision on the table. */
export function useJudgement({ game, shown, engine }: State, isQuiet: boolean): Judgement {
  const view = shown?.view;
  // The table shows the decision itself, and not a moment before it.
  const isNow =
    game !== null && view !== undefined && view.turn === game.view.turn && shown?.log.length === game.log.length;
  const decision = isNow && isJudged(view) ? game.record : "";
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState<{ of: string; estimate: Estimate | null } | null>(null);
  const isUnasked = isQuiet && view !== undefined && isJudgedUnasked(view) && engine === "ready" && !savesData();
  const isAsked = decision !== "" && (asked === decision || isUnasked);
  useEffect(() => {
    if (!isAsked || !game || found?.of === decision) return;
    let current = true;
    Promise.all([askAnalyst(game), loadTopic("analysis")]).then(
      ([estimate]) => current && setFound({ of: decision, estimate }),
      () => current && setFound({ of: decision, estimate: null }),
    );
    return () => {
      current = false;
    };
  }, [decision, isAsked]);
  const known = found !== null && found.of === decision ? found : null;
  return {
    estimate: known?.estimate ?? null,
    state: decision === "" ? "none" : known ? (known.estimate ? "told" : "failed") : isAsked ? "awaited" : "offered",
    ask: () => setAsked(decision),
  };
}
