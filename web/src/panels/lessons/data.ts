// The lessons of each game, from the files in py/ecarte/lessons/.
import belote from "../../../../py/ecarte/lessons/belote.json";
import ecarte from "../../../../py/ecarte/lessons/ecarte.json";
import type { Seat } from "../../engine/types/view.ts";

export interface Step {
  step: string;
  seat: Seat;
  record: string[]; // lines of ECN
  right: string[]; // events
  because: string; // how the tests check it
  then?: string; // what follows a right event, as ECN
}

export interface Lesson {
  lesson: string;
  steps: Step[];
  questions?: Step[]; // more steps
  problems?: string[]; // the ids of problems to solve
}

/** Return all that a lesson shows, in order: steps, then questions, the ids of problems last. */
export const pagesOf = ({ steps, questions = [], problems = [] }: Lesson): (Step | string)[] => [
  ...steps,
  ...questions,
  ...problems,
];

interface Course {
  game: string;
  lessons: Lesson[];
}

export const courses: Course[] = [ecarte, belote];

export const courseOf = (game: string): Course => courses.find((one) => one.game === game) ?? { game, lessons: [] };

/** Return the name of a lesson, which is its address and the beginning of its message ids. */
export const nameOf = (game: string, { lesson }: Lesson): string => `${game}-${lesson}`;

export const recordOf = ({ record }: Step, played: string[] = []): string => [...record, ...played, "*", ""].join("\n");

/** Return an event with its discards sorted. */
const sorted = (event: string): string =>
  event[1] === "-" ? event.slice(0, 2) + (event.slice(2).match(/../g) ?? []).sort().join("") : event;

/** Return whether an event is a right one, in any order of its cards. */
export const isRight = ({ right }: Step, event: string): boolean => right.map(sorted).includes(sorted(event));
