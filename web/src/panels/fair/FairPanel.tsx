// Fair deals: the seal of the game on the table, the proof when it is over, how it works, how to check it elsewhere.
import { useEffect, useState } from "preact/hooks";
import { site } from "../../browser/site.ts";
import { engine } from "../../engine/client.ts";
import type { Answer, Proof } from "../../engine/types/answer.ts";
import { awaitsDeal } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import { Explained } from "../../kit/Explained.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import type { State } from "../../state/state.ts";
import fairStyles from "./fair.module.css";

// In the place of what is still to come: as long as that.
const DIGITS = "·".repeat(64);
const PREPARED = site.deals.shards * site.deals.each; // deals that come with the page
const SEAL = `sha256:${DIGITS}`;

const commands = (commitment: string): string[] => [
  "ecarte verify game.ecn",
  `ecarte verify --commit ${commitment || "sha256:…"} game.ecn`,
];

export default function FairPanel({ state }: { state: State }) {
  const { game } = state;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const record = game && game.source !== "what-if" ? game.record : "";
  useEffect(() => {
    let gone = false;
    setAnswer(null);
    if (record)
      engine.ask({ do: "verify", record }).then(
        (told) => gone || setAnswer(told),
        () => gone || setAnswer({}), // the page tells that the engine is down
      );
    return () => {
      gone = true;
    };
  }, [record]);
  const proof = answer?.proof ?? null;
  const problem = answer?.problems?.[0];
  const prepared = proof !== null && proof.prepared !== null; // its seed is public, and its commitment no seal
  const sealed = proof?.commitment && !prepared ? proof : null;
  const awaited = record !== "" && !answer;
  const over = game?.view.phase === "over";
  return (
    <Panel name="fair" title={t("fair-deals")} notice={state.notice}>
      <div class={fairStyles.fair}>
        {record && (
          <section aria-busy={awaited}>
            <h3>{t("fair-this")}</h3>
            {awaited && <Awaited over={over} />}
            {problem && (
              <p role="alert">
                <Explained problem={problem} />
              </p>
            )}
            {proof && !sealed && !prepared && <p>{t("fair-unsealed")}</p>}
            {proof && prepared && <Prepared proof={proof} />}
            {sealed && <ThisGame proof={sealed} />}
            {over && (awaited || sealed || prepared) && (
              <div class={panelStyles.panelButtons}>
                <button type="button" class={buttonStyles.button} data-event="app:save">
                  {t("save-record")}
                </button>
              </div>
            )}
            {awaitsDeal(game) && proof?.cuts && (
              <div class={panelStyles.panelButtons}>
                <button type="button" class={buttonStyles.button} data-event="app:cut">
                  {t("cut-pack")}
                </button>
              </div>
            )}
          </section>
        )}
        <section>
          <h3>{t("fair-how")}</h3>
          <ol>
            {["seal", "cut", "proof"].map((step) => (
              <li key={step}>{t(`fair-how-${step}`)}</li>
            ))}
          </ol>
          <p>{t("fair-how-prepared")}</p>
          <p>{t("fair-minds")}</p>
          <p>{t("fair-not")}</p>
        </section>
        <section>
          <h3>{t("fair-check")}</h3>
          <p>{t("fair-check-program")}</p>
          <pre aria-hidden={awaited}>{commands(sealed?.commitment ?? (awaited ? SEAL : "")).join("\n")}</pre>
          <p>{t("fair-check-seal")}</p>
          <pre
            aria-hidden={awaited}
          >{`echo -n ${proof?.seed ?? (awaited && over ? DIGITS : t("fair-the-seed"))} | xxd -r -p | sha256sum`}</pre>
          <details>
            <summary>{t("fair-recipe")}</summary>
            <ol>
              {["stream", "numbers", "shuffle", "deal"].map((step) => (
                <li key={step}>{t(`fair-recipe-${step}`)}</li>
              ))}
            </ol>
          </details>
        </section>
      </div>
    </Panel>
  );
}

/** The seal, and the proof, are still to come: their room. */
function Awaited({ over }: { over: boolean }) {
  return (
    <>
      <p class={over ? fairStyles.verdict : unseenStyles.unseen} role="status">
        {t(over ? "fair-proving" : "fair-reading")}
      </p>
      <div aria-hidden="true">
        <dl class={fairStyles.facts}>
          <Digits seal={SEAL} seed={over ? DIGITS : null} />
        </dl>
      </div>
      {!over && <p>{t("fair-later")}</p>}
    </>
  );
}

function Digits({ seal, seed }: { seal?: string; seed?: string | null }) {
  return (
    <>
      {seal && <dt>{t("fair-seal")}</dt>}
      {seal && (
        <dd>
          <code>{seal}</code>
        </dd>
      )}
      {seed && <dt>{t("fair-seed")}</dt>}
      {seed && (
        <dd>
          <code>{seed}</code>
        </dd>
      )}
    </>
  );
}

/** A game that began with a deal which came with the page: nobody sealed anything. */
function Prepared({ proof }: { proof: Proof }) {
  const { seed, over, proved, deals, cards } = proof;
  return (
    <>
      <p>{t("fair-prepared", { many: PREPARED })}</p>
      {!over && <p>{t("fair-prepared-mend")}</p>}
      {over && (
        <p class={`${fairStyles.verdict} ${proved ? "" : fairStyles.refused}`} role="status">
          {t(proved ? "fair-prepared-dealt" : "fair-not-proved", { deals: deals.length, cards })}
        </p>
      )}
      <Problems proof={proof} />
      {(seed || deals.some(({ cut }) => cut)) && (
        <dl class={fairStyles.facts}>
          {seed && <Digits seed={seed} />}
          <Cuts proof={proof} />
        </dl>
      )}
    </>
  );
}

/** What keeps a game that is over from being proved. */
function Problems({ proof: { over, problems } }: { proof: Proof }) {
  if (!over || problems.length === 0) return null;
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.deal}`}>
          <Explained problem={problem} />
        </li>
      ))}
    </ul>
  );
}

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

function ThisGame({ proof }: { proof: Proof }) {
  const { commitment, seed, over, proved, deals, cards } = proof;
  return (
    <>
      {over && (
        <p class={`${fairStyles.verdict} ${proved ? fairStyles.proved : fairStyles.refused}`} role="status">
          {t(proved ? "fair-proved" : "fair-not-proved", { deals: deals.length, cards })}
        </p>
      )}
      <Problems proof={proof} />
      <dl class={fairStyles.facts}>
        <Digits seal={commitment} seed={seed} />
        <Cuts proof={proof} />
      </dl>
      {!over && <p>{t("fair-later")}</p>}
    </>
  );
}
