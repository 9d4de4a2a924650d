// What is found out about a hand: the verdict of the books on one side, the figures on the other.
import { cardName, theCards } from "../cards/words.ts";
import type { Explored, Worth } from "../engine/types.ts";
import { has, language, t } from "../i18n/index.ts";
import { choiceWords, percent, places } from "../review/words.ts";

interface Props {
  explored: Explored;
  progress: number;
  role: "elder" | "dealer";
  laid: number; // by the elder, when the hand is the dealer's
}

const SEEN = 0.0005; // what is less is not to be seen in the figures

/** What is done by name: "S:stand". */
const named = (event: string): string => event.slice(2);

export function Answers({ explored, progress, role, laid }: Props) {
  const { classic, choices, deals, discards, leads, seeing, worlds } = explored;
  const does = role === "elder" ? (classic.plays ? "stand" : "propose") : classic.plays ? "refuse" : "accept";
  const best = choices?.[0];
  const second = choices?.[1];
  const near = best && second && best.game - second.game <= best.error + second.error;
  const throwing = t("explorer-best-discards", { laid: role === "dealer" ? laid : 0 });
  const format = new Intl.NumberFormat(language());
  return (
    <div class="explored">
      <section class="explored-books" aria-labelledby="explored-books">
        <h3 id="explored-books">{t("explorer-books")}</h3>
        <p class="explored-does">{t(`move-${does}`, { number: 0 })}</p>
        <p>
          {classic.standard
            ? t("explorer-why-standard", { hand: has(`classic-${classic.why}`) ? t(`classic-${classic.why}`) : "" })
            : t(`explorer-why-${classic.why || "weak"}`)}
        </p>
        <p>
          {classic.thrown.length > 0 ? t("explorer-throws", { cards: theCards(classic.thrown) }) : t("explorer-keeps")}
        </p>
        {classic.lead && <p>{t("explorer-leads", { card: cardName(classic.lead) })}</p>}
      </section>
      <section class="explored-figures" aria-labelledby="explored-figures" aria-busy={progress < 1}>
        <h3 id="explored-figures">{t("explorer-figures")}</h3>
        {best ? (
          <>
            <p class="explored-does">{t(near ? "explorer-near" : `move-${named(best.event)}`, { number: 0 })}</p>
            <Worths worths={choices ?? []} label={t("explorer-choices")} />
            {best.p !== null && <p class="small">{t("reviewed-often", { often: percent(best.p) })}</p>}
          </>
        ) : (
          <p>{t(progress < 1 ? "explorer-awaited" : "explorer-over")}</p>
        )}
        {deals && (
          <p>
            {t(role === "elder" ? "explorer-deals-stand" : "explorer-deals-refuse", {
              wins: format.format(deals.wins),
              hands: format.format(deals.hands),
              share: percent(deals.wins / deals.hands, 1),
            })}
          </p>
        )}
        {leads && (
          <>
            <h4>{t("explorer-best-lead")}</h4>
            <Worths worths={leads.slice(0, 3)} label={t("explorer-best-lead")} />
            {seeing && seeing.game >= SEEN && (
              <p class="small">
                {t("explorer-seeing", { game: percent(seeing.game, 1), points: places(seeing.points) })}
              </p>
            )}
          </>
        )}
        {discards && (
          <>
            <h4>{throwing}</h4>
            <Worths worths={discards.slice(0, 3)} label={throwing} />
          </>
        )}
        {best && (
          <p class="small">
            {progress < 1 && t("explorer-counting", { progress: percent(progress) })}
            {/* Its end alone is said aloud. */}
            <span role="status">
              {progress < 1 ? "" : t("explorer-means", { role, worlds: format.format(worlds) })}
            </span>
          </p>
        )}
      </section>
    </div>
  );
}

/** Choices with the chance of the game and the points of the deal; the best is drawn whole, the others against it. */
function Worths({ worths, label }: { worths: Worth[]; label: string }) {
  return (
    <table class="worths" aria-label={label}>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("explorer-choice")}</th>
          <th scope="col">{t("explorer-game")}</th>
          <th scope="col">{t("explorer-points")}</th>
        </tr>
      </thead>
      <tbody>
        {worths.map((worth) => (
          <tr key={worth.event}>
            <th scope="row">{choiceWords(worth.event)}</th>
            <td
              class="worth-game"
              style={{ "--game": `${(worth.game * 100).toFixed(1)}%` }}
              title={worth.error ? t("explorer-error", { error: percent(worth.error, 1) }) : t("explorer-exact")}
            >
              {percent(worth.game, 1)}
              {worth.error > 0 && <small> ± {places(100 * worth.error, 1)}</small>}
            </td>
            <td>{places(worth.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
