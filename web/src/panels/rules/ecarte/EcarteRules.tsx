import type { Card } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { joined } from "../../../i18n/phrases.ts";
import { POINTS } from "../../../table/ecarte/turn/moment.ts";
import styles from "../topics/rules.module.css";
import { Dealt, type Differences, Forced, Order, Points, type RulesProps, Topic } from "../topics/Topic.tsx";

export function EcarteRules({ options, target }: RulesProps) {
  const mustHead = options.must_head !== false;
  const kings = options.king_mark;
  const risky = options.vulnerability !== "none";
  const { king, point, double } = POINTS;
  const worth = {
    point,
    ...(risky && { vulnerable: double }),
    vole: double,
    [kings === "none" ? "turned" : "king"]: king,
  };
  // A heart is led: which cards of the hand may be played to it.
  const forced: [Card, boolean][] = [
    ["Kh", true],
    ["8h", !mustHead],
    ["As", false],
    ["9c", false],
  ];
  const of = { prefix: "how", known: differences, options };
  return (
    <>
      <p class={styles.goal}>{t("how-goal", { target })}</p>
      <Topic of={of} name="cards">
        <p>{t("how-cards")}</p>
        <Order aceHigh={options.rank_order === "ace-high"} />
        {options.rank_order !== "ace-high" && <p>{t("how-cards-ace")}</p>}
      </Topic>
      <Topic of={of} name="deal">
        <div class={styles.pictured}>
          <p>{t("how-deal")}</p>
          <Dealt />
        </div>
      </Topic>
      <Topic of={of} name="exchange">
        <p>{t("how-exchange-elder")}</p>
        <p>{t("how-exchange-dealer")}</p>
        {risky && <p>{t("how-exchange-vulnerable")}</p>}
      </Topic>
      <Topic of={of} name="king">
        {kings !== "none" && <p>{joined([t("how-king"), kings !== "optional" && t("how-king-marked")])}</p>}
      </Topic>
      <Topic of={of} name="play">
        <p>{t("how-play")}</p>
        <ol>
          {["follow", "trump", "any"].map((name) => (
            <li key={name}>{t(`how-play-${name}`)}</li>
          ))}
        </ol>
        <Forced led={["Th"]} hand={forced} caption={t(mustHead ? "how-play-example" : "how-play-example-free")} />
        <p>{joined([t("how-play-taken"), options.revoke !== "penalty" && t("how-play-refused")])}</p>
      </Topic>
      <Topic of={of} name="score">
        <Points of={worth} prefix="how-score" />
      </Topic>
    </>
  );
}

type OfEcarte = "cards" | "deal" | "exchange" | "king" | "play" | "score";

export const differences: Differences<OfEcarte> = {
  cards: [["rank_order", "ace-high", "how-here-ace-high"]],
  deal: [
    ["packets", "2-3", "how-here-packets-2-3"],
    ["packets", "5", "how-here-packets-5"],
    ["packets", "own", "how-here-packets-own"],
  ],
  exchange: [
    ["propose_number", true, "how-here-number"],
    ["dealer_min_discard", 1, "how-here-dealer"],
    ["vulnerability", "every", "how-here-vulnerable-every"],
    ["vulnerability", "none", "how-here-vulnerable-none"],
    ["short_stock", "as-is", "how-here-short-stock"],
    ["offer_point", true, "how-here-offer"],
  ],
  king: [
    ["king_mark", "optional", "how-here-king-optional"],
    ["king_mark", "none", "how-here-king-none"],
    ["turned_king", "marked", "how-here-king-turned"],
    ["revoke", "penalty", "how-here-king-false"],
  ],
  play: [
    ["must_head", false, "how-here-head"],
    ["stop_early", true, "how-here-stop"],
    ["declare_suit", "on", "how-here-name"],
    ["declare_suit", "may", "how-here-name-may"],
    ["revoke", "penalty", "how-here-revoke"],
    ["throw_in", true, "how-here-throw-in"],
    ["throw_in", "shown", "how-here-throw-in-shown"],
  ],
  score: [
    ["doubling", true, "how-here-doubling"],
    ["game_points", true, "how-here-game-points"],
  ],
};
