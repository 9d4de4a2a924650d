// The list of moves as text, for a selection that is copied. It is the story that `ecarte show` prints, below the tags that
// name the rules and the players: the readers of records read it as a game again.
import { lookUp } from "../../engine/lookUp.ts";
import type { Note } from "../../engine/types/replay.ts";
import { tagOf } from "../../game/people.ts";
import { t } from "../../i18n/index.ts";
import { joined } from "../../i18n/phrases.ts";
import { type People, who } from "../steps/names.ts";
import { entriesOf, noteOf, type Step } from "../steps/steps.ts";
import { signs, tell, tellStep } from "../steps/telling.ts";

const KEPT = ["Game", "Event", "Site", "Date", "Round", "Rules", "Option", "View"];
const MARGIN = 9; // before what has no moment of its own
const DEEPER = 4;

/** Return the steps of a list, and those of its variations, as lines of text. */
export function storyOf(steps: Step[], tags: [string, string][], people: People): string {
  const all: People = { ...people, names: namesFor(people), you: "" };
  const seats = Object.entries(all.names).map(([seat, name]): [string, string] => [lookUp(tagOf, seat) ?? seat, name]);
  const heading = [...tags.filter(([name]) => KEPT.includes(name)), ...seats].map(
    ([name, value]) => `[${name} "${value.replace(/[\\"]/g, "\\$&")}"]`,
  );
  return [...heading, ...steps.flatMap((step) => linesOf(step, all, 0))].join("\n");
}

/** Return the names of the players; whoever is addressed as "you" is called by the seat. */
function namesFor({ names, you }: People): People["names"] {
  return you && lookUp(names, you) === t("you") ? { ...names, [you]: t("seat-title", { seat: you }) } : names;
}

/** Return the lines of a step: an empty one before a deal, what happens, what is written beside it. */
function linesOf(step: Step, people: People, deep: number): string[] {
  const note = noteOf(step);
  const marks = (note?.nags ?? []).flatMap((nag) => signs[nag] ?? []);
  const entries = entriesOf(step);
  const scored = entries.findIndex((entry) => entry.do === "score" || entry.do === "over");
  const until = scored < 0 ? entries.length : scored;
  const said = step.event
    ? joined(entries.slice(0, until).map((entry) => tell(entry, people)))
    : tellStep(step, people).first;
  const after = joined(entries.slice(until).map((entry) => tell(entry, people)));
  return [
    ...(step.event ? [] : [""]),
    ...(said ? [[line(step.at, said, deep), ...marks].join(" ")] : []),
    ...(after ? [line("", after, deep)] : []),
    ...beside(note, step, people, deep),
  ];
}

/** Return what is written beside a step: a comment, values, variations. */
function beside(note: Note | null, step: Step, people: People, deep: number): string[] {
  if (!note) return [];
  const values = Object.entries(note.values).map(([name, value]) => `@${name}=${value}`);
  const remark = joined([note.comment.replace(/\s+/g, " "), ...values]);
  return [
    ...(remark ? [line("", remark, deep + 1)] : []),
    ...note.variations.flatMap(({ at, supposed, events }) => [
      line(
        "",
        joined([
          `${t("replay-variation")} (${at}#0):`,
          ...supposed.map(({ seat, cards }) => `${t("replay-supposed", who(seat, people))}: ${cards.join(" ")}.`),
        ]),
        deep + 1,
      ),
      ...events.flatMap((event) => linesOf({ ...step, at: event.at, event }, people, deep + 2)),
    ]),
  ];
}

const line = (at: string, words: string, deep: number): string =>
  (at ? `${at.padStart(MARGIN - 2)}  ` : "").padEnd(MARGIN + DEEPER * deep) + words;
