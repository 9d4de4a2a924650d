// The result of a daily deal beside the strongest player's with the same cards, and a text to share.
import { useEffect, useRef, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { root, site } from "../../browser/site.ts";
import { ask } from "../../engine/client.ts";
import { other, sideOf } from "../../engine/seats.ts";
import type { DailyGame, DailyResult } from "../../engine/types/answer.ts";
import { type Day, noonOf } from "../../game/daily.ts";
import { computerName } from "../../game/people.ts";
import { locale, t } from "../../i18n/index.ts";
import { you } from "../../i18n/nameless.ts";
import { Button } from "../../kit/Button.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import unseenStyles from "../../kit/unseen.module.css";
import { getStored, type Listed } from "../../store/games.ts";
import { Cost } from "./Cost.tsx";
import styles from "./daily.module.css";

interface Props {
  game: Listed;
  day: Day;
  count: number; // how often the day was played to its end
  strongest: string; // the computer's player
}

/** Return a game's score, "5–3", with a side's own points first. */
const scoreOf = ({ score }: DailyGame, side: string): string => `${score[side] ?? 0}–${score[other(side)] ?? 0}`;

/** Return a game as marks: for each deal a ● for each point won, a ○ for each lost. */
const marksOf = ({ deals }: DailyGame, side: string): string =>
  deals.map((points) => "●".repeat(points[side] ?? 0) + "○".repeat(points[other(side)] ?? 0)).join(" ");

/** The result of a day. */
export function Result({ game, day, count, strongest }: Props) {
  const { summary, seat } = game;
  const side = sideOf(seat, summary.sides);
  const [attempts, setAttempts] = useState(0);
  const answer = useAsked(`${attempts} ${game.id}`, async () => {
    const stored = await getStored(game.id);
    return stored && ask({ do: "daily-result", record: stored.record });
  });
  if (!answer) return <Loading />;
  // Without its tables the strongest player is weaker.
  const result = answer === "failed" || answer.without ? null : answer.dailyResult;
  if (!result) return <Failed again={() => setAttempts(attempts + 1)} words="daily-no-result" />;
  const name = computerName(summary.game, other(seat), strongest);
  const rows: [string, DailyGame][] = [
    [you(), result.own],
    [name, result.strongest],
  ];
  // A game won is better than one lost, whatever the points; a player who resigns has beaten nobody.
  const worth = ({ winner, score }: DailyGame) =>
    (winner === side ? 100 : winner ? -100 : 0) + (score[side] ?? 0) - (score[other(side)] ?? 0);
  const ahead = summary.resigned ? -1 : Math.sign(worth(result.own) - worth(result.strongest));
  const said = (one: DailyGame) =>
    one === result.own && summary.resigned ? t("daily-given-up", { score: scoreOf(one, side) }) : scoreOf(one, side);
  return (
    <>
      <table class={styles.result}>
        <thead>
          <tr>
            <th scope="col">{t("daily-with-these")}</th>
            <th scope="col">{t("daily-score")}</th>
            <th scope="col">{t("daily-deals")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([who, one]) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{said(one)}</td>
              <td>
                <span class={styles.marks} aria-hidden="true">
                  {marksOf(one, side)}
                </span>
                <span class={unseenStyles.unseen}>
                  {one.deals.map((points) => `${points[side] ?? 0}–${points[other(side)] ?? 0}`).join(", ")}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class={panelStyles.small}>{t("daily-marks")}</p>
      <p>
        <strong>{t("daily-beside", { ahead: ahead > 0 ? "better" : ahead < 0 ? "worse" : "alike", name })}</strong>
        {count > 1 && ` ${t("daily-first-counts", { count })}`}{" "}
        <small>{t("daily-by", { version: site.version, name })}</small>
      </p>
      <Cost game={game} />
      <div class={panelStyles.panelButtons}>
        <Button event={`app:replay:${game.id}`}>{t("choice-replay")}</Button>
        <Button event={`app:review:${game.id}`}>{t("daily-review")}</Button>
      </div>
      <Share text={shared(game, day, said(result.own), result, name)} />
    </>
  );
}

/** Return the text that a player sends to friends. */
function shared({ seat, summary }: Listed, day: Day, score: string, result: DailyResult, name: string): string {
  const side = sideOf(seat, summary.sides);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(noonOf(day));
  const { hints } = summary.help;
  return [
    t("daily-shared", { date }),
    `${marksOf(result.own, side)}  ${score}${hints > 0 ? ` (${t("daily-hints", { count: hints })})` : ""}`,
    t("daily-shared-strongest", { name, score: scoreOf(result.strongest, side) }),
    `${root.href}#daily=${day}`,
  ].join("\n");
}

/** A text to copy or send. */
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
      <textarea ref={field} readOnly rows={4} aria-label={t("daily-share")} value={text} />
      <div class={panelStyles.panelButtons}>
        <span role="status">{status}</span>
        {"share" in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>{t("daily-send")}</Button>
        )}
        <Button onClick={() => void copy()}>{t("daily-copy")}</Button>
      </div>
    </div>
  );
}
