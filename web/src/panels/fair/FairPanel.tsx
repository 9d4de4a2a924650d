import { site } from "../../browser/site.ts";
import { engine } from "../../engine/client.ts";
import type { Proof } from "../../engine/types/answer.ts";
import { awaitsDeal } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { Reads } from "../../state/state.ts";
import fairStyles from "./fair.module.css";

/** Fair deals: the seal of the game on the table, its proof when it is over, how both work and can be checked. */
export default function FairPanel({ state }: Reads<"game" | "notice">) {
  const { game } = state;
  const record = game && game.source !== "what-if" ? game.record : null;
  const { answer, hasFailed } = useAsked(record, () => engine.ask({ do: "verify", record: record ?? "" }));
  // If the engine has failed, the page says so elsewhere.
  const { proof = null, problems = [] } = answer ?? {};
  const [problem] = problems;
  // Where the seed is public, the commitment is no seal.
  const isPublic = proof !== null && (proof.prepared !== null || proof.daily !== undefined);
  const sealed = proof?.commitment && !isPublic ? proof : null;
  const awaited = record !== null && !answer && !hasFailed;
  const over = game?.view.phase === "over";
  const seal = sealed?.commitment ?? (awaited ? SEAL : "sha256:…");
  const seed = proof?.seed ?? (awaited && over ? DIGITS : t("fair-the-seed"));
  return (
    <Panel name="fair" title={t("fair-deals")} notice={state.notice}>
      <div class={fairStyles.fair}>
        {record !== null && (
          <section aria-busy={awaited}>
            <h3>{t("fair-this")}</h3>
            {awaited && <Awaited over={over} />}
            {problem && (
              <p role="alert">
                <Explained problem={problem} />
              </p>
            )}
            {proof && !sealed && !isPublic && <p>{t("fair-unsealed")}</p>}
            {proof && isPublic && <PublicProof proof={proof} />}
            {sealed && <SealedProof proof={sealed} />}
            {over && (awaited || sealed || isPublic) && (
              <div class={panelStyles.panelButtons}>
                <Button event="app:save" says="save-record" />
              </div>
            )}
            {awaitsDeal(game) && proof?.cuts && (
              <div class={panelStyles.panelButtons}>
                <Button event="app:cut" says="cut-pack" />
              </div>
            )}
          </section>
        )}
        <section>
          <h3>{t("fair-how")}</h3>
          <Steps names={["fair-how-seal", "fair-how-cut", "fair-how-proof"]} />
          <p>{t("fair-how-prepared")}</p>
          <p>{t("fair-minds")}</p>
          <p>{t("fair-not")}</p>
        </section>
        <section>
          <h3>{t("fair-check")}</h3>
          <p>{t("fair-check-program")}</p>
          <pre lang="en" aria-hidden={awaited}>{`ecarte verify game.ecn\necarte verify --commit ${seal} game.ecn`}</pre>
          <p>{t("fair-check-seal")}</p>
          <pre lang="en" aria-hidden={awaited}>{`echo -n ${seed} | xxd -r -p | sha256sum`}</pre>
          <details>
            <summary>{t("fair-recipe")}</summary>
            <Steps names={["stream", "numbers", "shuffle", "deal"].map((step) => `fair-recipe-${step}`)} />
          </details>
        </section>
      </div>
    </Panel>
  );
}

const Steps = ({ names }: { names: string[] }) => (
  <ol>
    {names.map((name) => (
      <li key={name}>{t(name)}</li>
    ))}
  </ol>
);

const DIGITS = "·".repeat(64);
const SEAL = `sha256:${DIGITS}`;

const PREPARED = site.deals.known; // the prepared deals of this version and of former ones

function Awaited({ over }: { over: boolean }) {
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

function SealedProof({ proof }: { proof: Proof }) {
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
function PublicProof({ proof }: { proof: Proof }) {
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

const Fact = ({ label, digits }: { label: string; digits: string | null }) =>
  digits ? (
    <>
      <dt>{t(label)}</dt>
      <dd>
        <code>{digits}</code>
      </dd>
    </>
  ) : null;

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
