// The last choice, reduced to what the engine offers now.
import type { Catalog } from "../../engine/types/answer.ts";
import { type Choice, seatsBy } from "../../game/choice.ts";
import { type GameRules, inForce, offered, type Preset, renewed } from "../../game/rules.ts";

interface Fit {
  game: GameRules;
  preset: Preset;
  choice: Choice;
}

/** Return a choice with only what its game offers, or null while no game is known. */
export function fitted(choice: Choice, games: Catalog["games"]): Fit | null {
  const game = games.find(({ name }) => name === choice.game) ?? games[0];
  const named = offered(game?.presets.map(({ name }) => name) ?? [], choice.preset);
  const preset = game?.presets.find(({ name }) => name === named) ?? game?.presets[0];
  if (!game || !preset) return null;
  const options = renewed(game, choice.options);
  const seats = seatsBy(game.name, inForce(game, preset, options));
  return {
    game,
    preset,
    choice: {
      ...choice,
      game: game.name,
      seats,
      preset: preset.name,
      options,
      player: game.players.includes(choice.player) ? choice.player : (game.players[0] ?? ""),
      partner: game.players.includes(choice.partner) ? choice.partner : "",
      company: seats.length === 2 ? choice.company : "computer", // the device is handed over between two people
      dealer: seats.includes(choice.dealer) ? choice.dealer : "cut",
    },
  };
}
