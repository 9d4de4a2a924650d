// What is agreed with friends elsewhere, besides the rules: who sits where, and what is opened.
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import { mateOf } from "../../engine/seats.ts";
import type { Seat } from "../../engine/types/view.ts";
import { type Choice, openedMeans, usually } from "../../game/choice.ts";
import { computersAmong } from "../../game/people.ts";
import type { GameRules } from "../../game/rules.ts";
import { t } from "../../i18n/index.ts";
import { levelName } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Segments, SelectField, YourName } from "../../kit/Fields.tsx";
import panelStyles from "../../kit/panel.module.css";

export interface ChoiceProps {
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
}

interface FriendProps extends ChoiceProps {
  players: string[]; // the computer players
  name: string; // the user's own
  rename(name: string): void;
}

/** What is agreed with friends elsewhere, besides the rules. */
export function FriendFields({ choice, change, players, name, rename }: FriendProps) {
  const { game, seats, opened, match } = choice;
  const isPool = match === "pool";
  const isGroup = seats.length > 2 || isPool;
  return (
    <>
      <p class={panelStyles.small}>{t(isGroup ? "new-friends-help" : "new-friend-help")}</p>
      <p>
        <Button event="app:friend" aria-haspopup="dialog" says="new-friend-open" />
      </p>
      <YourName value={name} change={rename} />
      {!isPool && (
        <Segments
          name="seat"
          legend={t("new-friend-seat")}
          value={seats[0] ?? "S"}
          choices={usually(game)
            .seats.filter((seat) => seats.includes(seat))
            .map((seat) => [seat, t("seat-title", { seat })])}
          change={(seat) => change({ seats: from(seat, seats) })}
        />
      )}
      {seats.length > 2 && <Seats choice={choice} players={players} change={change} />}
      {offers(game, "friend-hides") && !isPool && (
        <Segments
          name="opened"
          legend={t("new-friend-opened")}
          value={opened}
          choices={[
            ["all", t("new-friend-opened-all")],
            ["played", t("new-friend-opened-played")],
          ]}
          change={(value) => change({ opened: value })}
        />
      )}
      <p class={panelStyles.small}>{t(openedMeans(game, opened))}</p>
    </>
  );
}

interface SeatsProps extends ChoiceProps {
  players: string[]; // the computer players
}

/** Who has the other seats where more than two play: friends, or computers on this device. */
function Seats({ choice, players, change }: SeatsProps) {
  const { seats, computers } = choice;
  const [own = "", ...others] = seats;
  const mate = mateOf(own, seats);
  const among = computersAmong(computers, "");
  const put = (seat: Seat, level: string) =>
    change({
      computers: Object.fromEntries(Object.entries({ ...computers, [seat]: level }).filter(([, each]) => each)),
    });
  return (
    <>
      {usually(choice.game)
        .seats.filter((seat) => others.includes(seat))
        .map((seat) => (
          <SelectField
            key={seat}
            title={t(seat === mate ? "new-friend-mate" : "seat-title", { seat })}
            value={lookUp(computers, seat) ?? ""}
            change={(level) => put(seat, level)}
          >
            {[
              ["", t("new-friend-a")],
              ...players.map((level): [string, string] => [
                level,
                t("new-friend-computer", { level: levelName(level) }),
              ]),
            ]}
          </SelectField>
        ))}
      {among && <p class={panelStyles.small}>{among}</p>}
    </>
  );
}

/** Return what friends elsewhere are called by seat, before their names are known. */
export const friendNames = ([, ...others]: Seat[]): Record<Seat, string> =>
  Object.fromEntries(
    others.map((seat) => [seat, others.length === 1 ? t("new-friend-other") : t("seat-title", { seat })]),
  );

/** Return the computers that can have a seat among friends. */
export const fittingComputers = (
  { computers }: Choice,
  { players }: GameRules,
  [, ...others]: Seat[],
): Choice["computers"] =>
  Object.fromEntries(
    Object.entries(computers).filter(
      ([seat, level]) => others.length > 1 && others.includes(seat) && players.includes(level),
    ),
  );

/** Return seats with one of them first. */
export const from = (first: Seat, seats: Seat[]): Seat[] =>
  seats.includes(first) ? [first, ...seats.filter((each) => each !== first)] : seats;
