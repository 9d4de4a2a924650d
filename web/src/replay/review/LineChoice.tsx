// Beside the table while a line of a verdict is played: which line it is, what came of each, and how they were found.
import { useContext } from "preact/hooks";
import { choiceWords } from "../../analysis/choices.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { against, sideOf } from "../../engine/seats.ts";
import type { PlayedLine } from "../../engine/types/replay.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { People } from "../steps/names.ts";
import styles from "./lines.module.css";
import type { Lines } from "./useLines.ts";

interface Props {
  lines: Lines;
  line: PlayedLine; // that is played
  turn(line: PlayedLine): void;
}

export function LineChoice({ lines: { judged, lines }, line, turn }: Props) {
  const { sides } = useContext(People);
  const { seat, best } = judged.decision;
  const ordered = [sideOf(seat, sides), ...against(seat, sides)];
  const points = (of: PlayedLine) => ordered.map((side) => lookUp(of.points ?? {}, side) ?? 0);
  const lead = (of: PlayedLine) => {
    const [own = 0, ...others] = points(of);
    return own - others.reduce((sum, each) => sum + each, 0) / others.length;
  };
  const [better, chosen] = lines;
  const isOtherwise = better && chosen && lead(better) <= lead(chosen);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <p class={styles.lines} data-part="lines" role="group" aria-label={t("reviewed-show")}>
        {lines.map((each) => {
          const mark = t(`reviewed-mark-${each.event === best ? "best" : "chosen"}`);
          const sum = points(each).join("–");
          return (
            <button
              key={each.at}
              type="button"
              class={styles.line}
              data-kind={each.event === best ? "good" : "bad"}
              aria-pressed={each === line}
              aria-label={t("reviewed-shown", { mark, choice: choiceWords(each.event), points: sum })}
              onClick={() => turn(each)}
            >
              {mark} <b>{sum}</b>
            </button>
          );
        })}
      </p>
      <p class={styles.means}>
        {joined([
          t(line.solved ? "reviewed-line-solved" : "reviewed-line-thumb"),
          ...(isOtherwise ? [t("reviewed-line-otherwise")] : []),
        ])}
      </p>
    </>
  );
}
