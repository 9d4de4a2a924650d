// The answers that come with a prepared deal (tools/building/deals.py): to the player's likeliest decisions in the
// first game, and to the opponent's replies. The page plays from them until the engine is ready.
import type { Answer } from "./types/answer.ts";
import type { Request } from "./types/request.ts";
import type { Summary } from "./types/summary.ts";
import type { Entry, View } from "./types/view.ts";

/** The difference of two answers: the length of record that stays, the text that follows it, and the fields that
 *  changed. */
interface Change {
  record: [same: number, rest: string];
  frames: [Entry, Partial<View>][];
  summary: Partial<Summary>;
}

/** An answer: the number of the answer before, the event that leads on from it ("" when the opponent decides), and the
 *  change between the two as JSON, which is parsed only when it is needed. */
export type Following = [follows: number, event: string, change: string];

/** A prepared deal. Answers are numbered in order from 0, the first. */
export interface PreparedDeal {
  first: Answer;
  then: Following[];
}

type Move = Extract<Request, { do: "play" | "bot" }>;

type Dealt = Required<Pick<Answer, "record" | "view" | "log" | "summary">>;

/** Answers requests from a prepared deal, and remembers which requests the engine must repeat. */
export class PreparedAnswers {
  private readonly numberAfter = new Map<string, number>(); // the number of each answer, by "<number before> <event>"
  private readonly answers = new Map<number, Answer>(); // those given so far, by number
  private readonly requests = new Map<number, Move>(); // those answered so far, by the number of the answer
  private readonly numbers = new Map<string, number>(); // of the answers given so far, by their records
  private readonly first: Answer;
  private readonly following: Following[] = [];
  private readonly player: string;

  /** `player` is the opponent that the answers were made with. */
  constructor(deal: PreparedDeal, player: string) {
    this.first = deal.first;
    this.player = player;
    this.keep(0, deal.first);
    this.add(deal.then);
  }

  /** Add answers, which follow in number those that are there. */
  add(more: Following[]): void {
    for (const each of more) {
      const [follows, event] = each;
      this.numberAfter.set(`${follows} ${event}`, this.following.push(each));
    }
  }

  /** Return whether the answer to a request was prepared. */
  has(request: Request): boolean {
    return this.isMove(request) && this.numberOf(request) > 0;
  }

  /** Return the answer to a request, null when it was not prepared. */
  answer(request: Request): Answer | null {
    if (!this.isMove(request)) return null;
    const number = this.numberOf(request);
    const [follows = 0, , change] = this.following[number - 1] ?? [];
    const before = this.answers.get(follows);
    if (!before || !change) return null;
    const answer = changed(before, JSON.parse(change) as Change);
    this.requests.set(number, request);
    this.keep(number, answer);
    return answer;
  }

  /** Return whether a record was answered from here, after the first answer: the engine has not made it, and it has
   *  no date. */
  hasGiven(record: string): boolean {
    return (this.numbers.get(record) ?? 0) > 0;
  }

  /** Return the requests that led from the first record to a later one that was answered from here. */
  path(record: string): Move[] {
    const moves: Move[] = [];
    for (let number = this.numbers.get(record) ?? 0; number > 0; number = this.following[number - 1]?.[0] ?? 0) {
      const request = this.requests.get(number);
      if (request) moves.unshift(request);
    }
    return moves;
  }

  /** The record of the first answer. */
  get record(): string {
    return this.first.record ?? "";
  }

  private isMove(request: Request): request is Move {
    if (request.do === "play") return request.cut === undefined;
    return request.do === "bot" && request.player === this.player;
  }

  /** Return the number of the answer to a request, 0 when there is none. */
  private numberOf(request: Move): number {
    const follows = this.numbers.get(request.record) ?? -1;
    return this.numberAfter.get(`${follows} ${request.do === "play" ? request.event : ""}`) ?? 0;
  }

  private keep(number: number, answer: Answer): void {
    this.answers.set(number, answer);
    if (answer.record !== undefined) this.numbers.set(answer.record, number);
  }
}

/** Return the answer that follows from the one before by a change. */
function changed(before: Answer, change: Change): Answer {
  const { record, log, summary } = before as Dealt;
  let { view } = before as Dealt;
  const frames = change.frames.map(([entry, news]) => {
    view = { ...view, ...news } as View;
    return { entry, view };
  });
  const [same, rest] = change.record;
  return {
    record: record.slice(0, same) + rest,
    view,
    log: [...log, ...frames.map(({ entry }) => entry)],
    frames,
    summary: { ...summary, ...change.summary },
  };
}
