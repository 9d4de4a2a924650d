// The result of a daily deal beside the strongest player's with the same cards, and a text to share.

import { useEffect, useRef, useState } from "preact/hooks";
import { costlyWords, totalWords } from "../../analysis/choices.ts";
import { Failed } from "../../analysis/Failed.tsx";
import { root, site } from "../../browser/site.ts";
import { ask } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { against, sideOf } from "../../engine/seats.ts";
import type { Review } from "../../engine/types/analysis.ts";
import type { DailyGame, DailyResult } from "../../engine/types/answer.ts";
import type { Side } from "../../engine/types/view.ts";
import { type Day, noonOf, placeOf } from "../../game/daily.ts";
import { computerName } from "../../game/people.ts";
import { locale, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { joined } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Heads } from "../../kit/Heads.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { listen } from "../../replay/review/running.ts";
import { getStored, type Listed } from "../../store/games.ts";
import { storedReviews } from "../../store/reviews.ts";
import styles from "./daily.module.css";

interface Props {
  game: Listed;
  day: Day;
  count: number; // how often the day was played to its end
  strongest: string; // the computer's player
}

/** Return a game as marks: for each deal a ● for each point won, a ○ for each lost; one mark for each
 *  deal where the game has a fixed number of them. */
const marksOf = ({ deals }: DailyGame, side: Side, them: Side, hasFixedDeals: boolean): string =>
  hasFixedDeals
    ? deals.map((points) => dealMark(points, side, them)).join("")
    : deals.map((points) => "●".repeat(lookUp(points, side) ?? 0) + "○".repeat(lookUp(points, them) ?? 0)).join(" ");

export function Result({ game, day, count, strongest }: Props) {
  const { summary, seat } = game;
  const side = sideOf(seat, summary.sides);
  const [them = ""] = against(seat, summary.sides);
  const hasFixedDeals = (summary.deals ?? 0) > 0;
  const { answer, hasFailed, again } = useAsked(game.id, async () => {
    const stored = await getStored(game.id);
    return stored && ask({ do: "daily-result", record: stored.record });
  });
  if (!answer && !hasFailed) return <Loading />;
  // Without its tables the strongest player is weaker.
  const result = answer?.without ? null : answer?.dailyResult;
  if (!result) return <Failed again={again} words="daily-no-result" />;
  const name = computerName(summary.game, "", strongest); // no seat: belote names the computer's players by theirs, and this one has the user's
  const rows: [string, DailyGame][] = [
    [you(), result.own],
    [name, result.strongest],
  ];
  // A game won is better than one lost, whatever the points; a player who resigns has beaten nobody.
  const worth = ({ winner, score }: DailyGame) =>
    (winner === side ? 1e6 : winner ? -1e6 : 0) + (lookUp(score, side) ?? 0) - (lookUp(score, them) ?? 0);
  const ahead = summary.resigned ? -1 : Math.sign(worth(result.own) - worth(result.strongest));
  const said = (one: DailyGame) =>
    one === result.own && summary.resigned
      ? t("daily-given-up", { score: scoreOf(one.score, side, them) })
      : scoreOf(one.score, side, them);
  const byPlayer = (
    <table class={styles.result}>
      <Heads columns={[t("daily-with-these"), t("daily-score"), t("daily-deals")]} />
      <tbody>
        {rows.map(([who, one]) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>{said(one)}</td>
            <td>
              <span class={styles.marks} aria-hidden="true">
                {marksOf(one, side, them, hasFixedDeals)}
              </span>
              <span class={unseenStyles.unseen}>
                {one.deals.map((points) => scoreOf(points, side, them)).join(", ")}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {hasFixedDeals ? sheetOf(rows, side, them, said) : byPlayer}
      <p class={panelStyles.small}>{t(hasFixedDeals ? "daily-marks-deals" : "daily-marks")}</p>
      <p>
        <strong>{t("daily-beside", { ahead: ahead > 0 ? "better" : ahead < 0 ? "worse" : "alike", name })}</strong>
        {count > 1 && t("sentence-gap") + t("daily-first-counts", { count })}
        {t("sentence-gap")}
        <small>{t("daily-by", { version: site.version, name })}</small>
      </p>
      <Cost game={game} />
      <div class={panelStyles.panelButtons}>
        <Button event={`app:replay:${game.id}`} says="choice-replay" />
        {offers(summary.game, "review") && <Button event={`app:review:${game.id}`} says="daily-review" />}
      </div>
      <Share text={shared(game, day, said(result.own), result, name)} />
    </>
  );
}

function shared({ seat, summary }: Listed, day: Day, score: string, result: DailyResult, name: string): string {
  const side = sideOf(seat, summary.sides);
  const [them = ""] = against(seat, summary.sides);
  const marks = marksOf(result.own, side, them, (summary.deals ?? 0) > 0);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(noonOf(day));
  const { hints } = summary.help;
  return [
    t("daily-shared", { date, game: t(`game-${summary.game}`) }),
    `${marks}  ${score}${hints > 0 ? ` (${t("daily-hints", { count: hints })})` : ""}`,
    t("daily-shared-strongest", { name, score: scoreOf(result.strongest.score, side, them) }),
    `${root.href}#daily=${placeOf(summary.game, day)}`,
  ].join("\n");
}

function Share({ text }: { text: string }) {
  const [status, setStatus] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setStatus(""), [text]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t("daily-copied"));
    } catch {
      field.current?.select();
      setStatus(t("daily-copy-yourself"));
    }
  };
  return (
    <div class={styles.share}>
      <textarea ref={field} readOnly rows={5} aria-label={t("daily-share")} value={text} />
      <div class={panelStyles.panelButtons}>
        <span role="status">{status}</span>
        {"share" in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)} says="daily-send" />
        )}
        <Button onClick={() => void copy()} says="daily-copy" />
      </div>
    </div>
  );
}

type Points = Record<Side, number>;

/** Return points or a score, "5–3", with a side's own first. */
const scoreOf = (points: Points, side: Side, them: Side): string =>
  `${lookUp(points, side) ?? 0}–${lookUp(points, them) ?? 0}`;

/** Return the mark of a deal: ● when the side had more points in it, ○ when the other had, – when neither. */
function dealMark(points: Points, side: Side, them: Side): string {
  const ahead = (lookUp(points, side) ?? 0) - (lookUp(points, them) ?? 0);
  return ahead > 0 ? "●" : ahead < 0 ? "○" : "–";
}

/** Two games as a score sheet: each deal's points beside the other's, and below what is `said` of the result. */
function sheetOf(rows: [who: string, game: DailyGame][], side: Side, them: Side, said: (game: DailyGame) => string) {
  const deals = Math.max(...rows.map(([, { deals }]) => deals.length));
  return (
    <table class={`${styles.result} ${styles.sheet}`}>
      <Heads columns={[t("daily-deal-column"), ...rows.map(([who]) => who)]} />
      <tbody>
        {Array.from({ length: deals }, (_, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {rows.map(([who, game]) => {
              const points = game.deals[at];
              return (
                <td key={who}>
                  {points && (
                    <>
                      <span aria-hidden="true">{dealMark(points, side, them)} </span>
                      {scoreOf(points, side, them)}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("daily-score")}</th>
          {rows.map(([who, game]) => (
            <td key={who}>{said(game)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const TRIES = 4; // the table begins the review of a game that has just ended a moment after its end
const EACH_MS = 700;

/** Return the review of a game, "awaited" while it is worked out, null for none. */
function useReviewed({ id, seat }: Listed): Review | "awaited" | null {
  const [reviewed, setReviewed] = useState<Review | "awaited" | null>(null);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    setReviewed(null);
    const look = async (tries: number) => {
      leave = listen(id, seat, ({ review, progress, without }) => {
        setReviewed(progress !== null ? "awaited" : without ? null : review);
      });
      if (leave) return;
      const stored = (await storedReviews([{ id, seat }])).get(id);
      if (!current) return;
      if (stored) setReviewed(stored);
      else if (tries > 1) timer = setTimeout(() => void look(tries - 1), EACH_MS);
    };
    void look(TRIES);
    return () => {
      current = false;
      clearTimeout(timer);
      leave?.();
    };
  }, [id, seat]);
  return reviewed;
}

function Cost({ game }: { game: Listed }) {
  const review = useReviewed(game);
  if (review === null) return null;
  if (review === "awaited") return <p role="status">{t("daily-cost-awaited")}</p>;
  const total = totalWords(review, game.seat, { who: "you" });
  if (!total) return null; // given up at once
  const worst = review.worst.flatMap((at) => review.decisions[at] ?? []);
  return (
    <div class={styles.cost}>
      <p>
        {joined([total, worst.length === 0 && t("reviewed-none")])}
        {t("sentence-gap")}
        <small>{t("daily-cost-by", { engine: review.engine })}</small>
      </p>
      {worst.length > 0 && (
        <ol aria-label={t("reviewed-worst", { who: "you", count: worst.length })}>
          {worst.map((decision) => (
            <li key={`${decision.at} ${decision.event}`}>{costlyWords(review.scale.unit, decision)}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
