import { useState } from "preact/hooks";
import { changeSettings } from "../../control/change.ts";
import type { Problem } from "../../engine/types/view.ts";
import { freshSeed } from "../../game/choice.ts";
import { awaitsDeal, proofOf, type Sealed, sealOf } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Refusal } from "../../kit/Explained.tsx";
import { Switch } from "../../kit/Fields.tsx";
import { useAttempt } from "../../kit/hooks/once.ts";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import { CutWords, Seal } from "./CutFold.tsx";

interface Props extends Reads<"game" | "settings" | "notice"> {
  cut: (sealed: Sealed) => Promise<Problem | null>; // deals the next deal or game
}

/** Cutting the pack with words, before a deal. */
export default function CutPanel({ state, cut }: Props) {
  const { game, settings, notice } = state;
  const [words, setWords] = useState("");
  const [seed] = useState(freshSeed); // for the next game, when this one is over
  const { problem, attempt, clearProblem } = useAttempt();
  // If the next deal was dealt before and taken back, it keeps its words.
  const isBetween = awaitsDeal(game);
  const { answer: bound } = useAsked(isBetween, async () => {
    if (!isBetween) return { words: null, seal: await sealOf(seed) };
    const proof = await proofOf(game);
    return { words: proof?.kept ?? null, seal: proof?.prepared === null ? proof.commitment : "" };
  });
  // If the engine has failed, the page says so elsewhere.
  const { words: kept, seal } = bound ?? { words: null, seal: "" };
  return (
    <Panel name="cut" title={t("cut-pack")} notice={notice}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => cut({ seed, cut: kept ?? words }));
        }}
      >
        {kept === null ? (
          <CutWords
            value={words}
            change={(value) => {
              clearProblem();
              setWords(value);
            }}
          />
        ) : (
          <p>{t("cut-kept", { with: kept ? "words" : "nothing", words: kept })}</p>
        )}
        <Refusal problem={problem} />
        {seal && <Seal seal={seal} />}
        <Switch title={t("cut-always")} value={settings.cut} change={(cut) => void changeSettings({ cut })} />
        <div class={panelStyles.panelButtons}>
          <Button event="app:fair" says="fair-deals" />
          <Button type="submit" primary>
            {t(words.trim() && kept === null ? "cut-and-deal" : "cut-deal")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
