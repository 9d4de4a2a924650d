import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { loadCatalog } from "../../control/dealing.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { gamesWith } from "../../engine/offers.ts";
import { t } from "../../i18n/index.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { WhichGame } from "../../kit/Fields.tsx";
import { Panel } from "../../kit/Panel.tsx";
import { page, turnTo } from "../../state/address.ts";
import type { Reads } from "../../state/state.ts";
import { BeloteExplorer } from "./belote/BeloteExplorer.tsx";
import { EcarteExplorer } from "./ecarte/EcarteExplorer.tsx";
import explorerStyles from "./explorer.module.css";
import type { ExplorerProps } from "./Outcome.tsx";

const explorers: Record<string, ComponentType<ExplorerProps>> = { ecarte: EcarteExplorer, belote: BeloteExplorer };
const games = gamesWith("explorer");

const readAddress = (): string => page()?.at ?? "";

/** The hand explorer: what to do with any hand. The address is the question, and begins with the game unless it is écarté. */
export default function ExplorerPanel({ state }: Reads<"catalog" | "game" | "notice">) {
  const [at, setAt] = useState(readAddress);
  useLayoutEffect(() => {
    const follow = () => page()?.panel === "explorer" && setAt(readAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const [hasNoRules, setHasNoRules] = useState(false); // they could not be read
  const readRules = () => {
    setHasNoRules(false);
    loadCatalog().catch(() => setHasNoRules(true));
  };
  useEffect(readRules, []);
  const turn = (next: string) => {
    setAt(next);
    turnTo(next);
  };
  // Without an address it is the game on the table; an address of écarté may begin with an empty hand.
  const named = at ? at.split(".")[0] : state.game?.summary.game;
  const game = games.find((one) => one === named) ?? FIRST;
  const Explorer = lookUp(explorers, game);
  return (
    <Panel name="explorer" title={t("explorer")} notice={state.notice}>
      <WhichGame name="explorer-of" value={game} games={games} change={turn} />
      <div class={explorerStyles.explorer}>
        {Explorer && (
          <Explorer
            key={game}
            at={at}
            turn={turn}
            rules={state.catalog?.games.find(({ name }) => name === game)}
            failed={hasNoRules ? readRules : null}
          />
        )}
      </div>
    </Panel>
  );
}
