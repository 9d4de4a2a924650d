// What the decisions of a daily deal cost, where its review is stored or being worked out.
import { useEffect, useState } from "preact/hooks";
import { costlyWords, totalWords } from "../../analysis/losses.ts";
import type { Review } from "../../engine/types/analysis.ts";
import { t } from "../../i18n/index.ts";
import { listen } from "../../replay/review/running.ts";
import type { Listed } from "../../store/games.ts";
import { storedReviews } from "../../store/reviews.ts";
import styles from "./daily.module.css";

const TRIES = 4; // the table begins the review of a game that has just ended a moment after its end
const EACH_MS = 700;

/** Return the review of a game, "awaited" while it is worked out, null for none. */
function useReviewed({ id, seat }: Listed): Review | "awaited" | null {
  const [found, setFound] = useState<Review | "awaited" | null>(null);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    setFound(null);
    const look = async (tries: number) => {
      leave = listen(id, seat, ({ review, progress, without }) => {
        setFound(progress !== null ? "awaited" : without ? null : review);
      });
      if (leave) return;
      const stored = (await storedReviews([{ id, seat }])).get(id);
      if (!current) return;
      if (stored) setFound(stored);
      else if (tries > 1) timer = setTimeout(() => void look(tries - 1), EACH_MS);
    };
    void look(TRIES);
    return () => {
      current = false;
      clearTimeout(timer);
      leave?.();
    };
  }, [id, seat]);
  return found;
}

/** The cost of all decisions together, the costliest as the review lists them, and the analyst with its version. */
export function Cost({ game }: { game: Listed }) {
  const review = useReviewed(game);
  if (review === null) return null;
  if (review === "awaited") return <p role="status">{t("daily-cost-awaited")}</p>;
  const total = totalWords(review.decisions, game.seat, { who: "you" });
  if (!total) return null; // given up at once
  const worst = review.worst.flatMap((at) => review.decisions[at] ?? []);
  return (
    <div class={styles.cost}>
      <p>
        {total}
        {t("sentence-gap")}
        {worst.length === 0 && t("reviewed-none")}
        {t("sentence-gap")}
        <small>{t("daily-cost-by", { engine: review.engine })}</small>
      </p>
      {worst.length > 0 && (
        <ol aria-label={t("reviewed-worst", { who: "you", count: worst.length })}>
          {worst.map((decision) => (
            <li key={`${decision.at} ${decision.event}`}>{costlyWords(decision)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
