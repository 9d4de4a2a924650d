// The portraits of the computer's players: engravings like those of the cards, without their colours.
import { lookUp } from "../engine/lookUp.ts";
import amateur from "./portraits/amateur.svg";
import beginner from "./portraits/beginner.svg";
import casual from "./portraits/casual.svg";
import club from "./portraits/club.svg";
import expert from "./portraits/expert.svg";
import master from "./portraits/master.svg";
import novice from "./portraits/novice.svg";

const portraits: Record<string, string> = { beginner, amateur, club, master, novice, casual, expert };

/** The portrait of a computer player, by its name in the engine, if there is one. */
export function Portrait({ player, class: own }: { player: string; class?: string | undefined }) {
  const drawn = lookUp(portraits, player);
  return drawn ? <img class={own} src={drawn} alt="" width={78} height={78} draggable={false} /> : null;
}
