// Who plays: in écarté one opponent by name, in belote how well the others play, and how well one's partner does.
import { mateOf } from "../../engine/seats.ts";
import type { Choice } from "../../game/choice.ts";
import { computerName } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import styles from "../../kit/fields.module.css";

interface Props {
  game: string;
  players: string[]; // how the computer can play
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
}

export function People({ game, players, choice, change }: Props) {
  const { seats, player, partner } = choice;
  const [opponent = ""] = seats.filter((seat) => seat !== "S");
  const called = (each: string) =>
    t("opponent-choice", { name: computerName(game, opponent, each), player: t(`player-${each}`) });
  const names = (some: string[]) =>
    some
      .map((seat) => computerName(game, seat, player))
      .reduce((first, second) => (first ? t("replay-players", { first, second }) : second), "");
  if (seats.length === 2 && players.length === 1)
    return (
      <p class={styles.field}>
        <span>{t("new-opponent")}</span> {players.map(called)}
      </p>
    );
  if (seats.length === 2)
    return (
      <Field title={t("new-opponent")} value={player} change={(value) => change({ player: value })}>
        {players.map((each) => [each, called(each)])}
      </Field>
    );
  const mate = mateOf("S", seats);
  const them = seats.filter((seat) => seat !== "S" && seat !== mate);
  return (
    <>
      <Field
        title={t("new-opponents", { names: names(them) })}
        value={player}
        change={(value) => change({ player: value })}
      >
        {players.map((each) => [each, t(`players-${each}`)])}
      </Field>
      {mate && players.length > 1 && (
        <Field
          title={t("new-partner", { name: computerName(game, mate, partner || player) })}
          value={partner}
          change={(value) => change({ partner: value })}
        >
          {[["", t("new-partner-same")], ...players.map((each): [string, string] => [each, t(`player-${each}`)])]}
        </Field>
      )}
    </>
  );
}

interface FieldProps {
  title: string;
  value: string;
  change: (value: string) => void;
  children: string[][]; // value and words of each choice
}

/** A choice by its name, as a list that drops down. */
export function Field({ title, value, change, children }: FieldProps) {
  return (
    <label class={styles.field}>
      <span>{title}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {children.map(([each = "", words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
