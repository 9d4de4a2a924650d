import { mateOf } from "../../engine/seats.ts";
import type { Choice } from "../../game/choice.ts";
import { computerName } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { together } from "../../i18n/list.ts";
import styles from "../../kit/fields.module.css";
import { SelectField } from "../../kit/SelectField.tsx";

interface Props {
  game: string;
  players: string[]; // how the computer can play
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
}

/** Who the computer plays: of two an opponent by name, of more how well the opponents and the partner play. */
export function People({ game, players, choice, change }: Props) {
  const { seats, player, partner } = choice;
  const [opponent = ""] = seats.filter((seat) => seat !== "S");
  const opponentWords = (each: string) =>
    t("opponent-choice", { name: computerName(game, opponent, each), player: t(`player-${each}`) });
  if (seats.length === 2 && players.length === 1)
    return (
      <p class={styles.field}>
        <span>{t("new-opponent")}</span> {players.map(opponentWords)}
      </p>
    );
  if (seats.length === 2)
    return (
      <SelectField title={t("new-opponent")} value={player} change={(value) => change({ player: value })}>
        {players.map((each) => [each, opponentWords(each)])}
      </SelectField>
    );
  const mate = mateOf("S", seats);
  const opponents = seats.filter((seat) => seat !== "S" && seat !== mate);
  const names = together(opponents.map((seat) => computerName(game, seat, player)));
  return (
    <>
      <SelectField title={t("new-opponents", { names })} value={player} change={(value) => change({ player: value })}>
        {players.map((each) => [each, t(`players-${each}`)])}
      </SelectField>
      {mate && players.length > 1 && (
        <SelectField
          title={t("new-partner", { name: computerName(game, mate, partner || player) })}
          value={partner}
          change={(value) => change({ partner: value })}
        >
          {[["", t("new-partner-same")], ...players.map((each) => [each, t(`player-${each}`)] as const)]}
        </SelectField>
      )}
    </>
  );
}
