// The seal of a game, and the proof once it is over.
import { site } from "../../browser/site.ts";
import type { Proof } from "../../engine/types/answer.ts";
import { t } from "../../i18n/index.ts";
import { Explained } from "../../kit/Explained.tsx";
import unseenStyles from "../../kit/unseen.module.css";
import fairStyles from "./fair.module.css";

/** A placeholder as long as a seed. */
export const DIGITS = "·".repeat(64);
/** A placeholder as long as a seal. */
export const SEAL = `sha256:${DIGITS}`;

const PREPARED = site.deals.known; // the prepared deals of this version and of former ones

/** The placeholders for seal and proof. */
export function Awaited({ over }: { over: boolean }) {
  return (
    <>
      <p class={over ? fairStyles.verdict : unseenStyles.unseen} role="status">
        {t(over ? "fair-proving" : "fair-reading")}
      </p>
      <div aria-hidden="true">
        <dl class={fairStyles.facts}>
          <Fact label="fair-seal" digits={SEAL} />
          <Fact label="fair-seed" digits={over ? DIGITS : null} />
        </dl>
      </div>
      {!over && <p>{t("fair-later")}</p>}
    </>
  );
}

/** A game whose seed was sealed before the first deal. */
export function SealedProof({ proof }: { proof: Proof }) {
  const { commitment, seed, over, proved } = proof;
  return (
    <>
      <Verdict proof={proof} yes="fair-proved" look={proved ? fairStyles.proved : fairStyles.refused} />
      <dl class={fairStyles.facts}>
        <Fact label="fair-seal" digits={commitment} />
        <Fact label="fair-seed" digits={seed} />
        <Cuts proof={proof} />
      </dl>
      {!over && <p>{t("fair-later")}</p>}
    </>
  );
}

/** A game with a public seed, which has no seal: its first deal came with the page, or it is a daily deal. */
export function PublicProof({ proof }: { proof: Proof }) {
  const { seed, over, proved, deals, daily } = proof;
  return (
    <>
      <p>{daily ? t("fair-daily") : t("fair-prepared", { many: PREPARED })}</p>
      {!over && !daily && <p>{t("fair-prepared-mend")}</p>}
      <Verdict proof={proof} yes="fair-prepared-dealt" look={proved ? undefined : fairStyles.refused} />
      {(seed || deals.some(({ cut }) => cut)) && (
        <dl class={fairStyles.facts}>
          <Fact label="fair-seed" digits={seed} />
          <Cuts proof={proof} />
        </dl>
      )}
    </>
  );
}

/** Whether a finished game is proved, or why not. */
function Verdict({ proof, yes, look }: { proof: Proof; yes: string; look: string | undefined }) {
  const { over, proved, deals, cards, problems } = proof;
  if (!over) return null;
  return (
    <>
      <p class={look ? `${fairStyles.verdict} ${look}` : fairStyles.verdict} role="status">
        {t(proved ? yes : "fair-not-proved", { deals: deals.length, cards })}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.deal}`}>
              <Explained problem={problem} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A seal or a seed, if it is known. */
const Fact = ({ label, digits }: { label: string; digits: string | null }) =>
  digits ? (
    <>
      <dt>{t(label)}</dt>
      <dd>
        <code>{digits}</code>
      </dd>
    </>
  ) : null;

/** The words that packs were cut with. */
function Cuts({ proof: { deals } }: { proof: Proof }) {
  const cut = deals.filter((deal) => deal.cut && deal.attempt === 1);
  return (
    <>
      {cut.length > 0 && <dt>{t("fair-cuts")}</dt>}
      {cut.map((deal) => (
        <dd key={deal.number}>{t("fair-cut", { deal: deal.number, words: deal.cut.replaceAll("_", " ") })}</dd>
      ))}
    </>
  );
}
