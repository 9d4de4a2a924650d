import { mateOf } from "../../engine/seats.ts";
import type { Choice } from "../../game/choice.ts";
import { computerName } from "../../game/people.ts";
import { has, t } from "../../i18n/index.ts";
import { together } from "../../i18n/list.ts";
import styles from "../../kit/fields.module.css";
import { Fitting } from "./Fitting.tsx";
import { Levels } from "./Levels.tsx";

interface Props {
  game: string;
  players: string[]; // the computer players
  choice: Choice;
  change: (patch: Partial<Choice>) => void;
}

/** The computer players: for two an opponent by name, for more the levels of the opponents and the partner. */
export function People({ game, players, choice, change }: Props) {
  const { seats, player, partner } = choice;
  const [opponent = ""] = seats.filter((seat) => seat !== "S");
  const nameOf = (each: string) => computerName(game, opponent, each);
  const opponentWords = (each: string) => t("opponent-choice", { name: nameOf(each), player: t(`player-${each}`) });
  const levelsBy = (words: (each: string) => string, tell: boolean) =>
    players.map((each) => {
      const about = `level-${game}-${each}`;
      return { value: each, portrait: each, title: words(each), about: tell && has(about) ? t(about) : "" };
    });
  if (seats.length === 2 && players.length === 1)
    return (
      <p class={styles.field}>
        <span>{t("new-opponent")}</span> {players.map(opponentWords)}
      </p>
    );
  if (seats.length === 2)
    return (
      <>
        <Fitting choice={choice} players={players} nameOf={nameOf} change={change} />
        <Levels
          name="player"
          legend={t("new-opponent")}
          value={player}
          levels={levelsBy(opponentWords, true)}
          change={(value) => change({ player: value })}
        />
      </>
    );
  const mate = mateOf("S", seats);
  const opponents = seats.filter((seat) => seat !== "S" && seat !== mate);
  const names = together(opponents.map((seat) => computerName(game, seat, player)));
  const many = (each: string) => t(`players-${each}`);
  const same = { value: "", portrait: player, title: t("new-partner-same"), about: "" };
  return (
    <>
      <Fitting choice={choice} players={players} nameOf={many} change={change} />
      <Levels
        name="player"
        legend={t("new-opponents", { names })}
        value={player}
        levels={levelsBy(many, true)}
        change={(value) => change({ player: value })}
      />
      {mate && players.length > 1 && (
        <Levels
          name="partner"
          legend={t("new-partner", { name: computerName(game, mate, partner || player) })}
          value={partner}
          levels={[same, ...levelsBy((each) => t(`player-${each}`), false)]}
          change={(value) => change({ partner: value })}
        />
      )}
    </>
  );
}
