// What screen readers say of a game. There is one live region for all of it (in index.html), because several would be
// spoken in the order of the page, not of the game. First comes what has happened, then what is asked. A dialog with a
// table has a region of its own, because everything outside a dialog is silent.
import { useEffect, useRef } from "preact/hooks";
import { theCards } from "../cards/words.ts";
import type { Entry, Problem, Seat, View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";

const GATHER_MS = 150; // what follows sooner is said together
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

/** Drop what was to be said to somebody else, or of a table that is gone. */
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
  question: string; // what the player is asked, "" for nothing
  refusal: Problem | null;
  describe: (entry: Entry) => string | null;
}

/** Return the entry that a newly opened game is told from: the one after the player's last decision in this deal. */
function sinceOwn(log: Entry[], me: Seat): number {
  const own = ({ do: what, seat }: Entry) => seat === me && ["say", "discard", "play"].includes(what);
  const opened = log.findLastIndex(({ do: what }) => what === "open");
  return Math.max(opened, log.findLastIndex(own) + 1, 0);
}

/** Say what has changed since the table was drawn last. */
export function useSpoken({ game, view, log, me, question, refusal, describe }: Moment): void {
  const before = useRef({ game: "", me: "", lines: 0, question: "", refusal: null as Problem | null });
  useEffect(() => {
    const { current: was } = before;
    before.current = { game, me, lines: log.length, question, refusal };
    const since = (from: number) => log.slice(from).flatMap((entry) => describe(entry) ?? []);
    if (was.game !== game || was.me !== me) {
      if (was.me !== me) hush();
      // While a shared device is handed over, only what is new is said.
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
