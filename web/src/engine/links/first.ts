// The first position of the game in a link, told without the engine. Rules are not known here: a link is read as far as its first
// cards, and the engine has said how a game stands with them (forms.ts). Null where that is not enough: options that differ
// from the preset, another moment, another kind of link. Then the engine is waited for.
import { lookUp } from "../lookUp.ts";
import { PACK } from "../seats.ts";
import type { Replay, ReplayEvent } from "../types/replay.ts";
import type { Card, Entry, Seat, Side, View } from "../types/view.ts";
import { Choices } from "./choices.ts";
import type { Dealt } from "./form.ts";
import { forms } from "./forms.ts";

/** The beginning of a replay, and the view at its first position. */
export interface First {
  replay: Replay;
  view: View;
}

const HEX = 16;

type Tags = Map<string, string>;

/** Return the first position of the game in a link; null when the link does not tell it, or begins elsewhere. */
export async function firstOf(link: string): Promise<First | null> {
  const [, digits = "", at] = /^g1([\w-]+)(?:@(.*))?$/.exec(link) ?? [];
  try {
    const first = digits ? await read(new Choices(digits)) : null;
    const moment = at?.replace("%23", "#");
    return first && (moment === undefined || moment === first.replay.deals[0]?.events.at(-1)?.at) ? first : null;
  } catch {
    return null; // the engine says what is wrong with it
  }
}

async function read(choices: Choices): Promise<First | null> {
  const game = forms.games[choices.number()];
  const preset = game?.presets[choices.number()];
  if (!game || !preset || (choices.flag(7) && choices.number() > 0)) return null; // with changed options
  const { seats, sides } = { ...(game.view as View), ...preset.view } as View;
  const isOver = !choices.flag(7);
  if (!isOver) choices.flag(7); // void
  const tags = tagsOf(choices, seats, sides, game);
  if (!tags) return null;
  const dealer = seats[choices.choose(seats.length)] ?? "";
  const dealt = lookUp(preset.dealers, dealer);
  if (!dealt) return null;
  const begun = isOver ? Number.POSITIVE_INFINITY : choices.number() - dealt.given.length; // its opening is counted, too
  if (begun < 1 || (begun === 1 && tags.has("Resigned"))) return null;
  const looker = tags.get("View") ?? null;
  const cards = await cardsOf(choices, dealt, tags.get("Seed"), looker, preset.order);
  const turned = cards.at(-1)?.[0] ?? "";
  const { view: changes = {}, follows = [] } = lookUp(dealt.ranks, turned[0] ?? "") ?? {};
  const base = { ...(game.view as View), ...preset.view, ...dealt.view, ...changes } as View;
  const view = filled({ ...base, ...(looker && lookUp(dealt.looks, looker)) } as View, dealt, cards, looker);
  const replay = replayOf(view, tags, looker, events(dealt, cards, follows));
  replay.summary.over = isOver || tags.has("Resigned");
  return { replay, view };
}

/** Read the tags that differ from the usual ones; null for what only the engine reads. */
function tagsOf(choices: Choices, seats: Seat[], sides: Side[], game: { cut: boolean; canDraw: boolean }): Tags | null {
  const tags: Tags = new Map();
  if (!choices.flag(7)) return tags;
  const value = (name: string): string => readValue(choices, name, sides, game.canDraw);
  for (const name of new Set([...forms.usual, ...seats.map((seat) => lookUp(forms.seatTags, seat) ?? "")]))
    if (choices.flag()) tags.set(name, value(name));
  if (choices.flag()) {
    tags.set(
      "Seed",
      choices
        .chooseLarge(1n << 256n)
        .toString(HEX)
        .padStart(64, "0"),
    );
    choices.flag(); // Commit follows from it
    if (game.cut) choices.flag();
  }
  for (let left = choices.number(); left > 0; left--) {
    const number = choices.choose(65);
    const name = number < 64 ? (forms.known[number] ?? "") : choices.text();
    if (!name) return null;
    tags.set(name, value(name));
  }
  return tags;
}

function readValue(choices: Choices, name: string, sides: Side[], canDraw: boolean): string {
  if (name === "Date" && !choices.flag(15)) {
    const days = choices.choose(256 * 372);
    const two = (number: number) => String(number).padStart(2, "0");
    return `${1970 + Math.floor(days / 372)}.${two((Math.floor(days / 31) % 12) + 1)}.${two((days % 31) + 1)}`;
  }
  if (name === "Commit" && !choices.flag(15)) return choices.chooseLarge(1n << 256n).toString(HEX);
  if (name === "Challenge" && !choices.flag(15)) {
    for (const _ of sides) choices.number();
    choices.choose(sides.length + Number(canDraw));
    return choices.text();
  }
  if (name === "Digest") return "";
  const seats = Object.keys(forms.seatTags);
  if (name === "Resigned" || name === "View") return seats[choices.choose(seats.length)] ?? "";
  return choices.text();
}

/** Return the cards that are given, in the order of a hand; hidden ones are "??". */
async function cardsOf(
  choices: Choices,
  { given }: Dealt,
  seed: string | undefined,
  looker: Seat | null,
  order: string,
) {
  const pack = seed === undefined ? null : await shuffled(seed);
  let unseen = PACK;
  const byRank = (one: Card, other: Card) =>
    "shdc".indexOf(one[1] ?? "") - "shdc".indexOf(other[1] ?? "") ||
    order.indexOf(one[0] ?? "") - order.indexOf(other[0] ?? "");
  return given.map(([what, seat, places]): Card[] => {
    if (what === "deal" && looker && seat !== looker) return places.map(() => "??");
    const cards = pack
      ? places.map((place) => pack[place] ?? "")
      : chosen(unseen.length, places.length, choices).map((place) => unseen[place] ?? "");
    unseen = unseen.filter((card) => !cards.includes(card));
    return cards.sort(byRank);
  });
}

/** Return so many places of a pack, a set by its number (combinatorial number system). */
function chosen(of: number, count: number, choices: Choices): number[] {
  let rank = choices.chooseLarge(sets(of, count));
  const places: number[] = [];
  for (let size = count; size > 0; size--) {
    let place = size - 1;
    while (sets(place + 1, size) <= rank) place += 1;
    rank -= sets(place, size);
    places.push(place);
  }
  return places.reverse();
}

/** Return how many sets of a size there are. */
function sets(of: number, size: number): bigint {
  let number = 1n;
  for (let at = 0; at < size; at++) number = (number * BigInt(of - at)) / BigInt(at + 1);
  return number;
}

/** Return the pack of the first deal, as py/ecarte/core/fair.py shuffles it. */
async function shuffled(seed: string): Promise<Card[]> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (two) => Number.parseInt(two, HEX));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const cards = [...PACK];
  let place = cards.length - 1;
  for (let block = 0; place > 0; block++) {
    const numbers = new DataView(
      await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`ECN1 pack 1/1 ${block}`)),
    );
    for (let at = 0; at < numbers.byteLength && place > 0; at += 4) {
      const number = numbers.getUint32(at);
      if (number >= 2 ** 32 - (2 ** 32 % (place + 1))) continue;
      const other = number % (place + 1);
      [cards[place], cards[other]] = [cards[other] ?? "", cards[place] ?? ""];
      place -= 1;
    }
  }
  return cards;
}

/** Return a view with its cards. */
function filled(view: View, { given }: Dealt, cards: Card[][], looker: Seat | null): View {
  const hands = given.flatMap(([what, seat], at) => (what === "deal" ? [[seat, cards[at] ?? []] as const] : []));
  const hand = new Map(hands).get(view.seat) ?? [];
  const open = Object.fromEntries(hands.filter(([seat]) => seat !== view.seat));
  const turned = cards.at(-1)?.[0] ?? null;
  const trump = view.trump === "turned" ? (turned?.[1] ?? null) : view.trump;
  return { ...view, hand, turned, trump, ...(looker === null && { open }) } as View;
}

function events({ given }: Dealt, cards: Card[][], follows: Entry[]): ReplayEvent[] {
  return given.map(([what, seat], i) => {
    const own = cards[i] ?? [];
    const n = i + 1;
    const event = what === "deal" ? `${seat}<${own.join("")}` : `^${own[0]}`;
    const entry: Entry =
      what === "deal"
        ? { deal: 1, n, event, do: what, seat, cards: own }
        : { deal: 1, n, event, do: what, card: own[0] ?? "" };
    return { at: `1#${n}`, entry, follows: n === given.length ? follows : [], note: null };
  });
}

function replayOf(view: View, tags: Tags, seat: Seat | null, dealt: ReplayEvent[]): Replay {
  const { game, rules, seats, sides, score, target, dealer } = view;
  const names = Object.fromEntries(seats.map((each) => [each, tags.get(lookUp(forms.seatTags, each) ?? "") ?? ""]));
  return {
    record: "",
    summary: {
      game,
      preset: rules.preset,
      seats,
      sides,
      players: names,
      score,
      target,
      ...(rules.options.deals ? { deals: Number(rules.options.deals) } : {}),
      deal: 1,
      over: false,
      winner: null,
      resigned: null,
      date: tags.get("Date") ?? "????.??.??",
      help: { hints: 0, takebacks: 0 },
      noBack: null,
      result: "*",
      event: tags.get("Event") ?? "?",
      viewOf: seat,
      branch: tags.get("Branch") || null,
      challenge: null,
      match: null,
    },
    tags: [...tags],
    seats,
    names,
    seat,
    prepared: false,
    deals: [{ number: 1, attempt: 1, dealer, at: "1#0", events: dealt, points: null, score, facts: {}, note: null }],
  };
}
