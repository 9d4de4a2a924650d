import { useState } from "preact/hooks";
import type { Bet, Match } from "../../engine/types/match.ts";
import type { Seat } from "../../engine/types/view.ts";
import { bettor } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import { isPlayer } from "../../i18n/nameless.ts";
import { Button } from "../../kit/Button.tsx";
import { Refusal } from "../../kit/Explained.tsx";
import { Segments } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAttempt } from "../../kit/hooks/once.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import matchStyles from "./match.module.css";
import { character, displayName, drawWords, person, runningWords, standingWords } from "./matchWords.ts";
import { Person } from "./Person.tsx";

/** Betting on a player before a game, for a spectator or the person who waits in a pool. */
export default function BetPanel({ state }: Reads<"betting" | "notice">) {
  const { betting } = state;
  const [seat, setSeat] = useState<Seat>("S");
  const [wish, setWish] = useState(0);
  const { problem, isRunning, attempt } = useAttempt();
  if (!betting)
    return (
      <Panel name="bet" title={t("bet-title")} notice={state.notice}>
        <p>{t("bet-gone")}</p>
      </Panel>
    );
  const { match } = betting;
  const you = bettor(match); // of several people at the device, the one who waits
  const who = you && person(you.name);
  const purse = you?.may_bet ?? 0;
  const held = (you?.purse ?? 0) - purse; // chips kept for the next stake
  const how = isPlayer(you?.name ?? "") ? `bet-${match.gallery}` : `bet-${match.gallery}-here`;
  const chips = Math.min(wish || Math.max(1, Math.round(purse / 5)), purse);
  const place = async (wish: Bet | null) => {
    if (!you) return;
    await attempt(async () => {
      const { bet } = await import("./matches.ts");
      return bet(wish);
    });
  };
  return (
    <Panel name="bet" title={t("bet-title")} notice={state.notice}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (you) void place({ name: you.name, seat, chips });
        }}
      >
        {match.kind !== "rubber-1" && (
          <p class={matchStyles.standing}>{you?.waits ? t("match-out", who) : standingWords(match)}</p>
        )}
        {you?.waits && <p class={panelStyles.small}>{wordsBefore(match)}</p>}
        <Segments
          name="seat"
          legend={t("bet-whom", who)}
          value={seat}
          choices={match.people.flatMap(({ name, seat }) => (seat ? [[seat, <bdi>{displayName(name)}</bdi>]] : []))}
          change={setSeat}
        />
        <label class={fieldsStyles.field}>
          <span>{t("bet-chips", { chips, purse })}</span>
          <input
            type="range"
            min={1}
            max={purse}
            value={chips}
            onInput={(event) => setWish(Number(event.currentTarget.value))}
          />
        </label>
        {held > 0 && <p class={panelStyles.small}>{t("bet-kept", { chips: held })}</p>}
        <p class={panelStyles.small}>{t(how)}</p>
        <h3>{t("bet-others")}</h3>
        <ul class={matchStyles.people}>
          {match.people
            .filter(({ role }) => role === "gallery")
            .map((one) => (
              <Person key={one.name} person={one} about={character(one)} />
            ))}
        </ul>
        <Refusal problem={problem} />
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
          <Button aria-disabled={isRunning} onClick={() => void place(null)} says="bet-none" />
          <Button type="submit" primary aria-disabled={isRunning} says="bet-place" />
        </div>
      </form>
    </Panel>
  );
}

/** Return the cards drawn for the seats, before the first game of a pool; later the winner of the last game. */
function wordsBefore(match: Match): string {
  const drawn = match.next?.tags.Draw;
  if (!drawn) return runningWords(match);
  const draw = drawn.split(" ").map((each) => {
    const [name = "", card = ""] = each.split(":");
    return { name, card };
  });
  return t("match-drew", { listed: drawWords({ draw }) });
}
