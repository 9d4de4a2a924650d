import { Face, USUAL } from "../../../cards/Face.tsx";
import { Portrait } from "../../../cards/Portrait.tsx";
import { has, t } from "../../../i18n/index.ts";
import styles from "../../pieces/people.module.css";

const PLAYERS = ["beginner", "amateur", "club", "master"];

/** The portrait of an opponent: for a computer player, the one by which it is chosen in the panel of the new game; for
 *  the third player of a pool, a king; for everybody else, the queen of clubs. */
export function Portrayed({ name }: { name: string }) {
  const isCalled = (player: string) => has(`opponent-${player}`) && t(`opponent-${player}`) === name;
  const player = PLAYERS.find(isCalled);
  return player ? (
    <Portrait player={player} class={styles.portrait} />
  ) : (
    <Face card={isCalled("second") ? "Ks" : "Qc"} looks={USUAL} />
  );
}
