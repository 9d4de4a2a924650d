import { engine } from "../../engine/client.ts";
import { awaitsDeal } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { State } from "../../state/state.ts";
import fairStyles from "./fair.module.css";
import { Awaited, DIGITS, PublicProof, SEAL, SealedProof } from "./Proof.tsx";

/** Fair deals: the seal of the game on the table, its proof when it is over, how both work and can be checked. */
export default function FairPanel({ state }: { state: State }) {
  const { game } = state;
  const record = game && game.source !== "what-if" ? game.record : null;
  const answer = useAsked(record, () => engine.ask({ do: "verify", record: record ?? "" }));
  // If the engine has failed, the page says so elsewhere.
  const { proof = null, problems = [] } = answer === "failed" ? {} : (answer ?? {});
  const [problem] = problems;
  // Where the seed is public, the commitment is no seal.
  const isPublic = proof !== null && (proof.prepared !== null || proof.daily !== undefined);
  const sealed = proof?.commitment && !isPublic ? proof : null;
  const awaited = record !== null && !answer;
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
                <Button event="app:save">{t("save-record")}</Button>
              </div>
            )}
            {awaitsDeal(game) && proof?.cuts && (
              <div class={panelStyles.panelButtons}>
                <Button event="app:cut">{t("cut-pack")}</Button>
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
