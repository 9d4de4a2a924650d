import { useEffect, useState } from "preact/hooks";
import { Portrait } from "../../cards/Portrait.tsx";
import { mateOf } from "../../engine/seats.ts";
import type { Choice } from "../../game/choice.ts";
import { fitting, noteSaid, type Suggestion, wasSaid } from "../../game/fitting.ts";
import { computerName } from "../../game/people.ts";
import { has, t } from "../../i18n/index.ts";
import { together } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import choiceStyles from "../../kit/choice.module.css";
import styles from "../../kit/fields.module.css";
import { listGames } from "../../store/games.ts";
import levelsStyles from "./levels.module.css";

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

interface FittingProps {
  choice: Choice;
  players: string[]; // the computer players, the weakest first
  nameOf: (player: string) => string;
  change: (patch: Partial<Choice>) => void;
}

function Fitting({ choice, players, nameOf, change }: FittingProps) {
  const { game, player } = choice;
  const [fit, setFit] = useState<{ against: string; suggested: Suggestion } | null>(null);
  useEffect(() => {
    if (wasSaid(game, player)) return;
    let isShown = true;
    void listGames().then((games) => {
      const suggested = fitting(games, game, player, players);
      if (!suggested || !isShown) return;
      noteSaid(game, player);
      setFit({ against: player, suggested });
    });
    return () => {
      isShown = false;
    };
  }, [game, player, players]);
  if (!fit || fit.against !== player) return null;
  const { suggested } = fit;
  const other = nameOf(suggested.player);
  return (
    <div class={levelsStyles.fitting} role="note">
      <p>{t("fitting", { won: suggested.won, games: suggested.games, name: nameOf(player), other })}</p>
      <div>
        <Button onClick={() => change({ player: suggested.player })}>{t("fitting-take", { other })}</Button>
        <Button onClick={() => setFit(null)}>{t("fitting-leave")}</Button>
      </div>
    </div>
  );
}

interface Level {
  value: string;
  portrait: string; // the computer player's name in the engine
  title: string;
  about: string; // a sentence, "" for none
}

interface LevelsProps {
  name: string; // of the radio buttons
  legend: string;
  value: string;
  levels: Level[];
  change: (value: string) => void;
}

function Levels({ name, legend, value, levels, change }: LevelsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class={levelsStyles.levels}>
        {levels.map((each) => (
          <label key={each.value} class={`${choiceStyles.choice} ${levelsStyles.level}`}>
            <Portrait player={each.portrait} class={levelsStyles.portrait} />
            <span>
              <strong>{each.title}</strong>
              {each.about && <small>{each.about}</small>}
            </span>
            <input
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => change(each.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
