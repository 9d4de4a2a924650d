// What ears are told of a game, all of it by one region of the page (index.html): several would be spoken in the order
// of the page, and this is the order of the game. What has happened comes first, then what is asked, each once.
import { useEffect, useRef } from "preact/hooks";
import { theCards } from "../cards/words.ts";
import type { Entry, Problem, Seat, View } from "../engine/types/view.ts";
import { t } from "../i18n/index.ts";
import { explain } from "../i18n/problem.ts";

const SETTLES = 150; // ms: what follows sooner is told together
const STAYS = 1000; // ms: who reads the page by its parts does not find everything there a second time

let happened: string[] = [];
let asked = "";
let timer: ReturnType<typeof setTimeout> | undefined;

function say(sentences: string[], question?: string): void {
  happened.push(...sentences);
  if (question !== undefined) asked = question;
  clearTimeout(timer);
  timer = setTimeout(flush, SETTLES);
}

function flush(): void {
  const region = document.getElementById("spoken");
  region?.replaceChildren(
    ...[...happened, asked].filter(Boolean).map((words) => {
      const line = document.createElement("p");
      line.textContent = words;
      return line;
    }),
  );
  happened = [];
  asked = "";
  timer = setTimeout(() => region?.replaceChildren(), STAYS);
}

/** What was for somebody else's ears, or of a table that is gone, is not told any more. */
function hush(): void {
  clearTimeout(timer);
  happened = [];
  asked = "";
  document.getElementById("spoken")?.replaceChildren();
}

interface Telling {
  game: string;
  view: View;
  log: Entry[];
  me: Seat; // "" for somebody who only looks on
  question: string; // what is asked of the player, "" for nothing
  refusal: Problem | null;
  describe: (entry: Entry) => string | null;
}

/** Where the telling begins when a game is laid on the table: after the player's last decision in this deal. */
function sinceOwn(log: Entry[], me: Seat): number {
  const own = ({ do: what, seat }: Entry) => seat === me && ["say", "discard", "play"].includes(what);
  const opened = log.findLastIndex(({ do: what }) => what === "open");
  return Math.max(opened, log.findLastIndex(own) + 1, 0);
}

/** Tell what has changed since the table was drawn before. */
export function useSpoken({ game, view, log, me, question, refusal, describe }: Telling): void {
  const before = useRef({ game: "", me: "", lines: 0, question: "", refusal: null as Problem | null });
  useEffect(() => {
    const { current: was } = before;
    before.current = { game, me, lines: log.length, question, refusal };
    const told = (from: number) => log.slice(from).flatMap((entry) => describe(entry) ?? []);
    if (was.game !== game || was.me !== me) {
      if (was.me !== me) hush();
      // While a device goes from hand to hand only what is new is told.
      const from = was.game === game && !me ? Math.min(was.lines, log.length) : sinceOwn(log, me);
      const dealt = log.slice(from).some((entry) => entry.do === "deal" && entry.seat === me);
      const held = dealt || !me || view.hand.length === 0 ? [] : [t("log-hand", { cards: theCards(view.hand) })];
      say([...held, ...told(from)], question);
    } else if (log.length !== was.lines) {
      say(log.length < was.lines ? [t("take-back-done")] : told(was.lines), question);
    } else if (question !== was.question) {
      say([], question);
    }
    if (refusal && refusal !== was.refusal) say([explain(refusal)]);
  });
  useEffect(() => hush, []);
}
