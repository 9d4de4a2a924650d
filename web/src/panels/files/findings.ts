// The problems of imported texts, with the lines around them.
import type { Imported, Slice } from "../../engine/types/summary.ts";
import type { Problem } from "../../engine/types/view.ts";
import type { Finding } from "../../state/state.ts";
import type { Text } from "./texts.ts";

const ASIDE = 90; // characters of a line shown on either side of the problem

/** Return problems of a file as a whole. */
export const ofFile = (file: string, problems: Problem[]): Finding[] =>
  problems.map((problem) => ({ file, problem, lines: [], from: 0 }));

/** Return the problem of a text that is not read because it would fill the memory. */
export const tooLarge = ({ name }: Text, size: number): Finding[] =>
  ofFile(name, [{ code: "E-file", rule: null, data: { reason: "large", detail: String(Math.ceil(size / 2 ** 20)) } }]);

/** Return the problem of a file that is not a text, or not an archive, from some place on. */
export const unreadable = ({ name, isPacked, packer }: Text): Finding[] =>
  ofFile(name, [
    packer
      ? { code: "E-file", rule: null, data: { reason: "packed", detail: packer } }
      : { code: isPacked ? "E-gzip" : "E-utf8", rule: null, data: {} },
  ]);

/** Return the problem of a text with blank lines alone, which the engine was not sent. */
export const withoutGame = ({ name }: Text): Finding[] => ofFile(name, [{ code: "E-no-record", rule: null, data: {} }]);

/** Return a game of a text in Windows-1252 with a warning where it has more than ASCII: its letters are a guess. */
export function asDecoded(game: Imported, { encoding }: Text): Imported {
  const written = game.typed?.text ?? game.record;
  const [found] = (encoding === "windows-1252" && written?.match(/[\p{L}\p{N}]*\P{ASCII}\S*/u)) || [];
  if (game.record === null || !written || !found) return game;
  const data = { encoding: "Windows-1252 (Latin-1)", found: found.slice(0, 40) };
  const typed = game.typed ?? { text: written, rows: [[written, written]] };
  return { ...game, typed, problems: [{ code: "W-encoding", rule: null, data }, ...game.problems] };
}

/** Return the errors in the games of a slice, read from a piece of text that begins with the line `first`. */
export function inSlice(file: string, { games }: Slice, piece: string, first: number): Finding[] {
  const errors = games.flatMap(({ problems }) => problems.filter(({ code }) => code.startsWith("E-")));
  const lines = errors.length > 0 ? piece.split("\n") : [];
  return errors.map((problem) => {
    const { line = 0, column = 1 } = problem;
    const from = Math.max(0, column - 1 - ASIDE); // a line may be very long
    const around = [line - 1, line, line + 1].flatMap((number) => {
      const text = lines[number - first]?.replace(/\r$/, "");
      return text === undefined ? [] : [{ number, text: text.slice(from, column - 1 + ASIDE) }];
    });
    return { file, problem, lines: around, from };
  });
}
