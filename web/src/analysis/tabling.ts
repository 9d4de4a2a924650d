// The facts of games, put together into tables of about a thousand games, which are then stored.
import { ask } from "../engine/client.ts";
import type { FactTable } from "../engine/types/figures.ts";
import { keepTable } from "../store/tables.ts";

const WHOLE = 1000; // games of a table; the engine looks through one in a tenth of a second
const LEAST = 250; // games left over are read with each search, until they are so many

/** A game of a table: its id on this device, and its revision. */
export type Tabled = readonly [id: string, revision: number];

/** The place in a table of a game that is not stored. */
export const ABSENT: Tabled = ["0", 0];

/** Tables of some games each, which are joined and stored when they are large enough. */
export class Tabling {
  #games: Tabled[] = [];
  #tables: FactTable[] = [];

  async add(games: readonly Tabled[], table: FactTable): Promise<void> {
    this.#games.push(...games);
    this.#tables.push(table);
    if (this.#games.length >= WHOLE) await this.#keep();
  }

  /** Store what is left, unless it is little. */
  async end(): Promise<void> {
    if (this.#games.length >= LEAST) await this.#keep();
  }

  async #keep(): Promise<void> {
    const [games, tables] = [this.#games, this.#tables];
    this.#games = [];
    this.#tables = [];
    const { table } = await ask({ do: "table", tables, records: [] });
    if (table) await keepTable(games, table);
  }
}
