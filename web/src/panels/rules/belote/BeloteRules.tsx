import { lookUp } from "../../../engine/lookUp.ts";
import type { Card } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { joined } from "../../../i18n/phrases.ts";
import styles from "../topics/rules.module.css";
import { Counted, type Differences, Forced, Pair, Points, type RulesProps, Topic } from "../topics/Topic.tsx";

const NUMBERS = { last: 10, whole: 162, belote: 20, ace: 19 }; // the ace where no trumps are scaled
const DECLARED = { tierce: 20, cinquante: 50, cent: 100, carre: 100, nines: 150, jacks: 200 };

// A heart is led and trumped with the 8: a higher spade must be played.
const HAND: [Card, boolean][] = [
  ["Qs", true],
  ["7s", false],
  ["Ad", false],
  ["9c", false],
];

export function BeloteRules({ options, target }: RulesProps) {
  const by = lookUp({ 2: "-two", 3: "-three" }, String(options.players)) ?? ""; // where each plays alone
  const isAlone = by !== "";
  const { contracts } = options;
  const goal = { target: String(target), deals: Number(options.deals ?? 0) };
  const many = options.declarations !== "belote-only";
  const capot = options.capot_88 ? { "capot-88": 88 } : { capot: 100 };
  const free = { ...NUMBERS, values: String(options.free_values) };
  const partner = options.undertrump_partner === "free" ? "partner-free" : "partner";
  const of = { prefix: "how-belote", known: differences, options };
  return (
    <>
      <p class={styles.goal}>{t(`how-belote-goal${by}`, goal)}</p>
      <Topic of={of} name="cards">
        <p>{t("how-belote-cards")}</p>
        <Counted ranks="J9ATKQ87" points={[20, 14, 11, 10, 4, 3, 0, 0]} suit="s" />
        <p>{t("how-belote-cards-plain")}</p>
        <Counted ranks="ATKQJ987" points={[11, 10, 4, 3, 2, 0, 0, 0]} suit="h" />
        {!isAlone && <p>{t("how-belote-cards-sum", NUMBERS)}</p>}
      </Topic>
      <Topic of={of} name="deal">
        <p>{t(`how-belote-deal${options.face_up ? "-open" : by}`)}</p>
      </Topic>
      <Topic of={of} name="bid">
        <p>{t("how-belote-bid")}</p>
        {(contracts === "suits+nt" || contracts === "suits+nt+at") && <p>{t("how-belote-bid-nt", free)}</p>}
        {contracts === "suits+nt+at" && <p>{t("how-belote-bid-at", free)}</p>}
      </Topic>
      <Topic of={of} name="declare">
        {many ? (
          <>
            <p>{t("how-belote-declare")}</p>
            <Points of={DECLARED} prefix="how-belote" class={styles.many} />
            <p>{t(isAlone ? "how-belote-best-three" : "how-belote-best")}</p>
          </>
        ) : (
          <p class={styles.here}>{t("how-belote-here-belote-only")}</p>
        )}
        <div class={styles.pictured}>
          <p>{t("how-belote-belote", NUMBERS)}</p>
          <Pair cards={["Ks", "Qs"]} />
        </div>
      </Topic>
      <Topic of={of} name="play">
        <p>{t("how-belote-play")}</p>
        <ol>
          {["follow", "trump", "over", ...(isAlone ? [] : [partner]), "any"].map((name) => (
            <li key={name}>{t(`how-belote-play-${name}`)}</li>
          ))}
        </ol>
        <Forced led={["Th", "8s"]} hand={HAND} caption={t("how-belote-play-example")} />
        {options.face_up && <p>{t("how-belote-play-open")}</p>}
        <p>{joined([t("how-play-taken"), t("how-play-refused")])}</p>
      </Topic>
      <Topic of={of} name="score">
        <p>{t(`how-belote-score${by}`, NUMBERS)}</p>
        <Points of={capot} prefix="how-belote" class={styles.many} />
      </Topic>
    </>
  );
}

type OfBelote = "cards" | "deal" | "bid" | "declare" | "play" | "score";

export const differences: Differences<OfBelote> = {
  cards: [],
  deal: [
    ["direction", "anticlockwise", "how-belote-here-anticlockwise"],
    ["packets", "2-3", "how-belote-here-packets-2-3"],
    ["packets", "dealer", "how-belote-here-packets-dealer"],
    ["packets", "chosen", "how-belote-here-packets-chosen"],
    ["shuffle", "cut-only", "how-belote-here-cut-only"],
  ],
  bid: [["nt_over_suit_only", true, "how-belote-here-nt-over"]],
  declare: [
    ["announce_before_play", true, "how-belote-here-before"],
    ["shared_cards", true, "how-belote-here-shared"],
    ["king_first", true, "how-belote-here-king-first"],
    ["equal_declarations", "none", "book-option-equal_declarations-none"],
  ],
  play: [["undertrump_partner", true, "how-belote-here-undertrump"]],
  score: [
    ["belote_safe", false, "how-belote-here-unsafe"],
    ["compare_without_declarations", true, "how-belote-here-cards-alone"],
    ["tie", "litige", "book-option-tie-litige"],
    ["rounding", true, "book-option-rounding-on"],
    ["tied_end", "another-deal", "book-option-tied_end-another-deal"],
  ],
};
