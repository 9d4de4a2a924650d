// The score board, which opens the score sheet, and the contract beside it.
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import unseenStyles from "../../../kit/unseen.module.css";
import { useWho } from "../../contract/context.ts";
import scoreStyles from "../../pieces/score.module.css";
import { contractTitle } from "../turn/contracts.ts";
import { written } from "../turn/moment.ts";
import { goalOf, ordered, sideName } from "../turn/places.ts";
import boardStyles from "./board.module.css";
import { Mark } from "./Mark.tsx";

interface Props {
  view: BeloteView;
  entry: Entry | null;
  names: Record<Seat, string>;
  me: Seat; // "" when players are called by name
  open: boolean | null; // whether the score sheet is open; null if there is none
}

/** The score of each side and the target; in a game with a fixed number of deals, the number of this one. */
export function Board({ view, entry, names, me, open }: Props) {
  const sides = ordered(view).map((side) => ({
    side,
    name: sideName(side, names, me),
    score: written(view, entry, side),
  }));
  const cells = sides.map(({ side, name, score }) => (
    <span key={side} class={boardStyles.cell}>
      <span class={`${scoreStyles.sideName} ${boardStyles.sideName}`}>{name}</span>{" "}
      <span class={boardStyles.number}>{score}</span>
    </span>
  ));
  const goal = goalOf(view);
  const target = (
    <>
      {goal.deals > 0 && sides.length === 2 && (
        <span class={boardStyles.cell} aria-hidden="true">
          <span class={`${scoreStyles.sideName} ${boardStyles.sideName}`}>{t("belote-deal")}</span>{" "}
          <span class={boardStyles.number}>{t("belote-deal-of", goal)}</span>
        </span>
      )}
      <span class={unseenStyles.unseen}>{t("belote-target", goal)}</span>
    </>
  );
  return (
    <section class={`${scoreStyles.score} ${boardStyles.score} ${boardStyles.board}`} aria-label={t("score")}>
      {open === null ? (
        <div class={boardStyles.cells}>
          {cells}
          {target}
        </div>
      ) : (
        <button
          type="button"
          class={boardStyles.cells}
          data-event="table:slip:sheet"
          aria-expanded={open}
          aria-controls="belote-slip"
        >
          {cells}
          {target}
          <span class={unseenStyles.unseen}>{t("belote-sheet")}</span>
        </button>
      )}
    </section>
  );
}

/** The contract, and who took it. */
export function Contract({ view, names }: Pick<Props, "view" | "names">) {
  const { taker, contract } = view;
  const who = useWho(view);
  return (
    <section class={boardStyles.contract} data-part="contract" aria-label={t("trump")}>
      {taker && contract && (
        <>
          <Mark contract={contract} />
          <p>
            <strong>{contractTitle(contract)}</strong>
            <span>{t("belote-taker", { who: who(taker), name: lookUp(names, taker) ?? taker })}</span>
          </p>
        </>
      )}
    </section>
  );
}
