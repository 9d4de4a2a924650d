// What summaries, views, logs and reviews consist of, to check those read from storage (store/sound.ts).
// Made by `make types` from py/ecarte/types/ and the games' types: what is to be different is declared there.
// biome-ignore-all format: made by a program

/** A kind of value: a plain one, an object by its fields ("name?" may be absent), or one made of other kinds. */
export type Kind = string | Fields | readonly Kind[];
export interface Fields {
  readonly [field: string]: Kind;
}

const Help: Kind = { hints: "number", takebacks: "number" };
const Problem: Kind = { code: "text", rule: ["or null", "text"], data: ["table", ["either", "text", "number"]], "line?": "number", "column?": "number", "record?": "number", "deal?": "number" };
const Beaten: Kind = { name: "text", score: ["table", "number"], winner: ["or null", "text"], beaten: "flag" };
const Bet: Kind = { name: "text", seat: "text", chips: "number" };
const Drawn: Kind = { name: "text", card: "text" };
const MatchTags: Kind = { id: "text", kind: "text", game: "number", wins: "number", score: ["table", "number"], out: ["or null", "text"], pot: "number", stake: "number", purses: ["or null", ["table", "number"]], gallery: ["or null", ["one of", "french", "english"]], bets: ["list", Bet], worth: ["or null", "number"], "stops?": "flag", draw: ["list", Drawn] };
const DailyDeal: Kind = { version: "number", day: "text" };
export const Summary: Kind = { game: "text", preset: "text", seats: ["list", "text"], sides: ["list", "text"], players: ["table", "text"], score: ["table", "number"], target: "number", "deals?": "number", deal: "number", over: "flag", winner: ["or null", "text"], resigned: ["or null", "text"], date: "text", help: Help, "noBack?": ["or null", Problem], result: "text", event: "text", viewOf: ["or null", "text"], branch: ["or null", "text"], challenge: ["or null", Beaten], match: ["or null", MatchTags], "daily?": DailyDeal, "warmUp?": "flag" };
const Rules: Kind = { preset: "text", options: ["table", ["either", "text", "number", "flag"]] };
const LaidCard: Kind = { seat: "text", card: "text" };
const Trick: Kind = { leader: "text", cards: ["list", "text"], winner: "text" };
export const CommonView: Kind = { seat: "text", seats: ["list", "text"], sides: ["list", "text"], rules: Rules, target: "number", deal: "number", dealer: "text", elder: "text", turn: ["or null", "text"], pause: "flag", legal: ["list", "text"], refused: ["table", Problem], next: ["or null", "text"], score: ["table", "number"], hand: ["list", "text"], sizes: ["table", "number"], turned: ["or null", "text"], trump: ["or null", "text"], stock: "number", trick: ["list", LaidCard], tricks: ["list", Trick], won: ["table", "number"], winner: ["or null", "text"], over: "flag", "open?": ["table", ["list", "text"]] };
const Scored: Kind = { seat: "text", points: "number", why: "text" };
const Tally: Kind = { taker: "text", contract: "text", factor: "number", capot: ["or null", "text"], made: "flag", tricks: ["table", "number"], cards: ["table", "number"], last: ["table", "number"], melds: ["table", "number"], belote: ["table", "number"], totals: ["table", "number"], compared: ["table", "number"], points: ["table", "number"] };
export const Entry: Kind = { deal: "number", "n?": "number", "event?": "text", do: ["one of", "cut", "open", "deal", "turn", "take", "discard", "draw", "play", "say", "ruling", "mark", "trick", "score", "over"], "seat?": ["or null", "text"], "card?": "text", "cards?": ["list", "text"], "cut?": ["table", "text"], "verb?": "text", "args?": ["list", "text"], "call?": "text", "suffix?": ["one of", "revoke", "turn", "false", "back"], "why?": "text", "points?": ["table", "number"], "score?": ["table", "number"], "scored?": ["either", ["list", Scored], ["or null", Tally]], "offenders?": ["list", "text"] };
const LinePoint: Kind = { at: "text", game: "number" };
const Reason: Kind = { code: "text", data: ["table", ["either", "text", "number"]] };
const Decision: Kind = { at: "text", seat: "text", event: "text", best: "text", points: "number", game: "number", bestPoints: "number", bestGame: "number", loss: "number", error: "number", exact: "flag", "halvesDiffer?": "flag", p: ["table", "number"], mark: ["one of", "", "?!", "?", "??"], reasons: ["list", Reason] };
const Luck: Kind = { turned: "number", hands: "number", draws: "number", unseen: "number" };
const ReviewedDeal: Kind = { deal: "number", points: ["table", "number"], luck: Luck, skill: ["table", "number"], expected: "number", came: "number", error: "number" };
const Grade: Kind = { decisions: "number", loss: "number", low: "number", high: "number", mark: ["or null", "text"], best: "text", worst: "text" };
const GradeStep: Kind = { mark: "text", player: "text", loss: "number", error: "number", most: ["or null", "number"] };
const Scale: Kind = { grades: ["list", GradeStep], marks: ["table", "number"] };
export const Review: Kind = { line: ["list", LinePoint], decisions: ["list", Decision], deals: ["list", ReviewedDeal], worst: ["list", "number"], grade: ["table", Grade], scale: Scale, luck: "number", engine: "text" };
export const GameFigures: Kind = { warmUp: "flag", players: ["table", ["table", ["list", "number"]]] };
const Question: Kind = { kind: ["one of", "double", "offer", "suit", "claim"], by: "text", args: ["list", "text"] };
const DiscardSpan: Kind = { min: "number", max: "number" };
const EcarteView: Kind = { seat: "text", seats: ["list", "text"], sides: ["list", "text"], rules: Rules, target: "number", deal: "number", dealer: "text", elder: "text", turn: ["or null", "text"], pause: "flag", legal: ["list", "text"], refused: ["table", Problem], next: ["or null", "text"], score: ["table", "number"], hand: ["list", "text"], sizes: ["table", "number"], turned: ["or null", "text"], trump: ["or null", "text"], stock: "number", trick: ["list", LaidCard], tricks: ["list", Trick], won: ["table", "number"], winner: ["or null", "text"], over: "flag", "open?": ["table", ["list", "text"]], game: ["one of", "ecarte"], phase: ["one of", "packets", "dealing", "choose", "answer", "discard", "drawing", "play", "reply", "showing", "scored", "over"], question: ["or null", Question], doubled: ["or null", "text"], offered: ["or null", "text"], named: ["or null", "text"], counts: ["or null", "text"], offenders: ["list", "text"], watching: "flag", exchanges: ["list", ["table", "number"]], discard: ["or null", DiscardSpan], proposed: ["or null", "number"], declined: ["or null", "text"], vulnerable: ["or null", "text"], kings: ["list", "text"], scored: ["list", Scored], gamePoints: ["or null", "number"] };
const Bid: Kind = { seat: "text", bid: "text", round: "number" };
const Meld: Kind = { seat: "text", kind: ["one of", "tierce", "cinquante", "cent", "carre"], top: "text", cards: ["list", "text"], points: "number", late: "flag", shown: "flag" };
const NamedRank: Kind = { seat: "text", rank: "text" };
const Call: Kind = { seat: "text", suit: "text", complete: "flag" };
const BeloteView: Kind = { seat: "text", seats: ["list", "text"], sides: ["list", "text"], rules: Rules, target: "number", deal: "number", dealer: "text", elder: "text", turn: ["or null", "text"], pause: "flag", legal: ["list", "text"], refused: ["table", Problem], next: ["or null", "text"], score: ["table", "number"], hand: ["list", "text"], sizes: ["table", "number"], turned: ["or null", "text"], trump: ["or null", "text"], stock: "number", trick: ["list", LaidCard], tricks: ["list", Trick], won: ["table", "number"], winner: ["or null", "text"], over: "flag", "open?": ["table", ["list", "text"]], game: ["one of", "belote"], phase: ["one of", "packets", "dealing", "bid", "drawing", "announce", "play", "scored", "over"], bottom: ["or null", "text"], taken: "flag", round: "number", bids: ["list", Bid], taker: ["or null", "text"], contract: ["or null", "text"], melds: ["list", Meld], best: ["or null", "text"], ranks: ["list", NamedRank], trumped: ["or null", "text"], calls: ["list", Call], known: ["table", ["list", "text"]], scored: ["or null", Tally] };
export const views: Readonly<Record<string, Kind>> = { ecarte: EcarteView, belote: BeloteView };
