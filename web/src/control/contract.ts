// What the parts of the controller need of it and, through it, of each other.
import type { Answer, Request } from "../engine/types/request.ts";
import type { Entry, Frame, Seat, View } from "../engine/types/view.ts";
import type { Notice, Shown, State } from "../state/state.ts";
import type { Game } from "../store/games.ts";

export interface Control {
  readonly state: State;
  readonly sitting: number; // grows when another game is laid on the table, or this one is left
  readonly turn: number; // grows when what was asked before no longer matters
  readonly busy: boolean; // a request is under way
  considering: boolean; // the opponent has been asked for a move, and has not made it
  readonly plays: boolean;
  readonly covered: boolean;
  rested(): void;
  idle(): void;
  set(patch: Partial<State>): void;
  say(notice: Notice | null): void;
  open(game: Game): Promise<void>;
  leave(): void;
  forget(): void;
  refresh(): Promise<void>;
  lay(game: Game): void;
  sight(game: Game, entry?: Entry | null): Shown | null;
  request(request: Request): Promise<Answer | null>;
  accept(answer: Answer, touched: boolean): Promise<void>;
  offers(event: string): boolean;
  act(event: string, decided?: boolean): Promise<void>;
  readonly turns: {
    readonly goneOn: boolean;
    next(): void;
    answered(view: View): boolean;
  };
  readonly frames: {
    readonly moving: boolean;
    show(frames: Frame[]): Promise<void>;
  };
  readonly handing: {
    readonly holder: Seat | null;
    handOver(game: Game): boolean;
  };
  readonly looking: {
    readonly attended: boolean;
    readonly unadvised: boolean;
    patience(game: Game): number | null;
    hear(): Promise<void>;
    onward(event: string): Promise<void>;
  };
}
