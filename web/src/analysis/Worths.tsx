// Choices with what they are worth, in a table: by the chance of the game, the best first.
import { Suit } from "../cards/suits.tsx";
import type { Worth } from "../engine/types/analysis.ts";
import { t } from "../i18n/index.ts";
import unseenStyles from "../kit/unseen.module.css";
import { choiceWords, percent, places, thrown } from "./words.ts";
import worthsStyles from "./worths.module.css";

interface Props {
  worths: Worth[] | null | undefined; // nothing: they are still to come
  rows?: number; // no more are shown, and those to come have their room
  label: string;
  headed?: boolean; // what the columns are can be seen as well
}

const PLACE = "♦"; // of the cards, in a sentence

/** The chance of the game and the points of the deal; the best is drawn whole, the others against it. */
export function Worths({ worths, rows = Number.POSITIVE_INFINITY, label, headed = false }: Props) {
  const shown = worths?.slice(0, rows) ?? Array<null>(Number.isFinite(rows) ? rows : 0).fill(null);
  const throwing = shown.some((worth) => worth && thrown(worth.event).length > 0);
  return (
    <table class={worthsStyles.worths} data-part="worths" aria-label={label} aria-busy={!worths}>
      <thead class={headed ? undefined : unseenStyles.unseen}>
        <tr>
          <th scope="col">
            {throwing ? t("choice-discard-none") : <span class={unseenStyles.unseen}>{t("explorer-choice")}</span>}
          </th>
          <th scope="col">{t("explorer-game")}</th>
          <th scope="col">{t("explorer-points")}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((worth, i) =>
          worth ? (
            <tr key={worth.event}>
              <th scope="row">
                <Choice event={worth.event} bare />
              </th>
              <td
                class={worthsStyles.worthGame}
                style={{ "--game": `${(worth.game * 100).toFixed(1)}%` }}
                title={worth.error ? t("explorer-error", { error: percent(worth.error, 1) }) : t("explorer-exact")}
              >
                {percent(worth.game, 1)}
                {worth.error > 0 && <small> ± {places(100 * worth.error, 1)}</small>}
              </td>
              <td>{places(worth.points)}</td>
            </tr>
          ) : (
            <tr key={i}>
              <td />
              <td class={worthsStyles.worthGame} />
              <td />
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  event: string;
  bare?: boolean; // the cards alone are seen: what is done with them stands elsewhere
  told?: (choice: string) => string; // the sentence around it
}

/** A choice in few words; the cards to throw are for eyes drawn small. */
export function Choice({ event, bare = false, told = (choice) => choice }: ChoiceProps) {
  const cards = thrown(event);
  const words = told(choiceWords(event));
  if (cards.length === 0) return <>{words}</>;
  const [before = "", after = ""] = bare ? [] : told(t("move-throw", { cards: PLACE })).split(PLACE);
  return (
    <>
      <span class={unseenStyles.unseen}>{words}</span>
      <span aria-hidden="true">
        {before}
        <span class={worthsStyles.worthCards}>
          {cards.map((card) => (
            <span key={card} class={/[hd]/.test(card) ? worthsStyles.red : undefined}>
              {t("rank-sign", { rank: card.slice(0, 1) })}
              <Suit suit={card.slice(1)} />
            </span>
          ))}
        </span>
        {after}
      </span>
    </>
  );
}
