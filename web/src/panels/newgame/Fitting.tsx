import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../../game/choice.ts";
import { fitting, noteSaid, type Fitting as Suggested, wasSaid } from "../../game/fitting.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { listGames } from "../../store/games.ts";
import styles from "./levels.module.css";

interface Props {
  choice: Choice;
  players: string[]; // the computer players, the weakest first
  nameOf: (player: string) => string;
  change: (patch: Partial<Choice>) => void;
}

/** A suggestion of another opponent after some games, made once for each level. */
export function Fitting({ choice, players, nameOf, change }: Props) {
  const { game, player } = choice;
  const [found, setFound] = useState<{ against: string; suggested: Suggested } | null>(null);
  useEffect(() => {
    if (wasSaid(game, player)) return;
    let isShown = true;
    void listGames().then((games) => {
      const suggested = fitting(games, game, player, players);
      if (!suggested || !isShown) return;
      noteSaid(game, player);
      setFound({ against: player, suggested });
    });
    return () => {
      isShown = false;
    };
  }, [game, player, players]);
  if (!found || found.against !== player) return null;
  const { suggested } = found;
  const other = nameOf(suggested.player);
  return (
    <div class={styles.fitting} role="note">
      <p>{t("fitting", { won: suggested.won, games: suggested.games, name: nameOf(player), other })}</p>
      <div>
        <Button onClick={() => change({ player: suggested.player })}>{t("fitting-take", { other })}</Button>
        <Button onClick={() => setFound(null)}>{t("fitting-leave")}</Button>
      </div>
    </div>
  );
}
