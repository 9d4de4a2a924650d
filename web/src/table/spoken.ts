// The announcements for screen readers. All of a game is announced in one live region (in index.html), because several
// would be read in the order of the page, not of the game: first the latest events, then the prompt. A dialog with a
// table has a region of its own, because everything outside a dialog is silent.
import { useEffect, useRef } from "preact/hooks";
import { theCards } from "../cards/cardNames.ts";
import type { Entry, Problem, Seat, View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";

const GATHER_MS = 150; // events that follow sooner are announced together
const STAY_MS = 1000; // then the region is emptied, so that nobody finds its text again when reading the page

let happened: string[] = [];
let asked = "";
let timer: ReturnType<typeof setTimeout> | undefined;

const liveRegion = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("dialog[open] [data-part=spoken]") ?? document.getElementById("spoken");

function say(sentences: string[], question?: string): void {
  happened.push(...sentences);
  if (question !== undefined) asked = question;
  clearTimeout(timer);
  timer = setTimeout(flush, GATHER_MS);
}

function flush(): void {
  const region = liveRegion();
  region?.replaceChildren(
    ...[...happened, asked].filter(Boolean).map((words) => {
      const line = document.createElement("p");
      line.textContent = words;
      return line;
    }),
  );
  happened = [];
  asked = "";
  timer = setTimeout(() => region?.replaceChildren(), STAY_MS);
}

/** Drop announcements that were meant for somebody else, or for a table that is gone. */
function hush(): void {
  clearTimeout(timer);
  happened = [];
  asked = "";
  liveRegion()?.replaceChildren();
}

interface Moment {
  game: string;
  view: View;
  log: Entry[];
  me: Seat; // "" for a spectator
  question: string; // the prompt, "" for none
  refusal: Problem | null;
  describe: (entry: Entry) => string | null;
}

/** Return the first entry to announce in a newly opened game: the one after the player's last decision in this deal. */
function sinceOwn(log: Entry[], me: Seat): number {
  const own = ({ do: what, seat }: Entry) => seat === me && ["say", "discard", "play"].includes(what);
  const opened = log.findLastIndex(({ do: what }) => what === "open");
  return Math.max(opened, log.findLastIndex(own) + 1, 0);
}

/** Announce what has changed since the table was last drawn. */
export function useSpoken({ game, view, log, me, question, refusal, describe }: Moment): void {
  const before = useRef({ game: "", me: "", lines: 0, question: "", refusal: null as Problem | null });
  useEffect(() => {
    const { current: was } = before;
    before.current = { game, me, lines: log.length, question, refusal };
    const since = (from: number) => log.slice(from).flatMap((entry) => describe(entry) ?? []);
    if (was.game !== game || was.me !== me) {
      if (was.me !== me) hush();
      // While a shared device is handed over, only new events are announced.
      const from = was.game === game && !me ? Math.min(was.lines, log.length) : sinceOwn(log, me);
      const dealt = log.slice(from).some((entry) => entry.do === "deal" && entry.seat === me);
      const held = dealt || !me || view.hand.length === 0 ? [] : [t("log-hand", { cards: theCards(view.hand) })];
      say([...held, ...since(from)], question);
    } else if (log.length !== was.lines) {
      say(log.length < was.lines ? [t("take-back-done")] : since(was.lines), question);
    } else if (question !== was.question) {
      say([], question);
    }
    if (refusal && refusal !== was.refusal) say([explain(refusal)]);
  });
  useEffect(() => hush, []);
}
