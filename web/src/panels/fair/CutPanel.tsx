// Before a deal: the pack is cut with words of the player's own.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../engine/types/view.ts";
import { freshSeed } from "../../game/choice.ts";
import { awaitsDeal, proofOf, type Sealed, sealOf } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import { Explained } from "../../kit/Explained.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Settings } from "../../settings/settings.ts";
import type { State } from "../../state/state.ts";
import { Seal } from "./Seal.tsx";
import { Words } from "./Words.tsx";

interface Props {
  state: State;
  change: (patch: Partial<Settings>) => void;
  cut: (sealed: Sealed) => Promise<Problem | null>; // the next deal, or the game that comes next
}

export default function CutPanel({ state, change, cut }: Props) {
  const { game, settings, notice } = state;
  const [words, setWords] = useState("");
  const [kept, setKept] = useState<string | null>(null); // the words the next deal is bound to
  const [seal, setSeal] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [seed] = useState(freshSeed); // of another game, when this one is over
  const dealing = useRef(false);
  const next = awaitsDeal(game);
  useEffect(() => {
    const told = next
      ? proofOf(game).then((found) => {
          setKept(found?.kept ?? null);
          setSeal(found?.prepared === null ? found.commitment : "");
        })
      : sealOf(seed).then((found) => {
          setKept(null);
          setSeal(found);
        });
    told.catch(() => {}); // the page tells that the engine is down
  }, [next]);
  const deal = async (cutting: string) => {
    if (dealing.current) return;
    dealing.current = true;
    try {
      setProblem(await cut({ seed, cut: cutting }));
    } finally {
      dealing.current = false;
    }
  };
  return (
    <Panel name="cut" title={t("cut-pack")} notice={notice}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void deal(kept ?? words);
        }}
      >
        {kept === null ? (
          <Words
            value={words}
            change={(value) => {
              setProblem(null);
              setWords(value);
            }}
          />
        ) : (
          <p>{t("cut-kept", { with: kept ? "words" : "nothing", words: kept })}</p>
        )}
        <p class={panelStyles.refusal} role="alert">
          {problem && <Explained problem={problem} />}
        </p>
        {seal && <Seal seal={seal} />}
        <label class={fieldsStyles.switch}>
          <input
            type="checkbox"
            checked={settings.cut}
            onChange={(event) => change({ cut: event.currentTarget.checked })}
          />
          <span>{t("cut-always")}</span>
        </label>
        <div class={panelStyles.panelButtons}>
          <button type="button" class={buttonStyles.button} data-event="app:fair">
            {t("fair-deals")}
          </button>
          <button type="submit" class={`${buttonStyles.button} ${buttonStyles.primary}`}>
            {t(words.trim() && kept === null ? "cut-and-deal" : "cut-deal")}
          </button>
        </div>
      </form>
    </Panel>
  );
}
