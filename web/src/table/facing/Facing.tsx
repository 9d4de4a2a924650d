// The table of two people at one device that lies between them.
import { useEffect, useRef } from "preact/hooks";
import { fetchPack } from "../../cards/Face.tsx";
import { lookUp } from "../../engine/lookUp.ts";
import { other } from "../../engine/seats.ts";
import type { Seat, View } from "../../engine/types/view.ts";
import { namesOf } from "../../game/people.ts";
import { claimant } from "../../game/sharing.ts";
import { t } from "../../i18n/index.ts";
import unseenStyles from "../../kit/unseen.module.css";
import type { Reads, State } from "../../state/state.ts";
import type { Choice, Layout, Sight } from "../contract/layout.ts";
import { ended } from "../contract/moment.ts";
import { useUi } from "../contract/ui.ts";
import { handlers } from "../handlers.ts";
import { useLayout } from "../layouts.ts";
import tableStyles from "../pieces/table.module.css";
import { type Around, questions } from "../questions.ts";
import { useSpoken } from "../spoken.ts";
import { Edge } from "./Edge.tsx";
import styles from "./facing.module.css";
import type { Chosen } from "./hold.ts";
import { Middle } from "./Middle.tsx";
import { Spread } from "./Spread.tsx";
import { type Asked, askAt, calls, isPicked, stillMoving, unpaused } from "./turn.ts";
import { useHolding } from "./useHolding.ts";

const NEAR: Seat = "S";
const FAR = other(NEAR);
const TAKE = "table:take:"; // a button of an edge, by its number: an event may name cards

type Read = Reads<"game" | "shown" | "hands" | "settings" | "engine">;

interface Props extends Read, Pick<Around, "choicesAfter" | "more"> {
  beat: string; // the result of a match, in words
  play(event: string): void;
}

export default function Facing(props: Props) {
  const { game, shown } = props.state;
  const layout = useLayout(game?.view.game ?? "");
  return game && shown && layout?.between ? (
    <Laid {...props} game={game} shown={shown} layout={layout} between={layout.between} />
  ) : (
    <main class={tableStyles.table} data-part="table" aria-busy="true" />
  );
}

interface LaidProps extends Props {
  game: NonNullable<State["game"]>;
  shown: NonNullable<State["shown"]>;
  layout: Layout;
  between: NonNullable<Layout["between"]>;
}

function Laid({ state, game, shown, layout, between, play, beat, choicesAfter, more }: LaidProps) {
  const { settings, hands } = state;
  const { view, entry, log } = shown;
  const names = namesOf(game, null);
  const sight: Sight = { view, entry, log, names, settings };
  const isOver = ended(view, entry);
  // While cards move, and until the engine has told what both may see, nobody is asked anything.
  const views = hands?.record === game.record && log.length === game.log.length ? hands.views : null;
  const viewOf = (seat: Seat): View => {
    const own = lookUp(views, seat);
    return own ? unpaused(own) : view;
  };

  const ui = useUi(game.id, view, layout.round(view));
  const uis: Record<Seat, ReturnType<typeof useUi>> = {
    [NEAR]: useUi(`${game.id}/${NEAR}`, viewOf(NEAR), layout.round(view)),
    [FAR]: useUi(`${game.id}/${FAR}`, viewOf(FAR), layout.round(view)),
  };
  const heldAt = (seat: Seat) => layout.held({ ...sight, view: viewOf(seat) }, lookUp(uis, seat) ?? ui, false);

  const { held, handlers: holdBy } = useHolding(({ seat, at }: Chosen) => {
    const card = views && heldAt(seat)[at];
    if (!card?.ready || !card.event) return;
    if (isPicked(card)) lookUp(uis, seat)?.act(card.event);
    else play(card.event);
  });
  const open = views && !isOver ? held : null;

  const askedAt = (seat: Seat): Asked => {
    if (isOver) return after(seat);
    if (!views) return stillMoving(layout, sight, state.engine === "starting" && "engine");
    const own = { ...sight, view: viewOf(seat) };
    const isOpen = open?.seat === seat;
    return askAt({
      layout,
      between: sight,
      own,
      ui: lookUp(uis, seat) ?? ui,
      open: isOpen,
      held: heldAt(seat),
      at: isOpen ? open.at : -1,
    });
  };
  const after = (seat: Seat): Asked => {
    const { prompt, choices, beside } = questions(layout, sight, sight, ui, {
      waiting: false,
      choicesAfter: choicesAfter ?? null,
      more: more ?? [],
    });
    const claims = calls(layout, { ...sight, view: { ...view, seat } });
    return {
      prompt,
      refusal: null,
      choices: [...choices, ...beside, ...claims.filter(({ event }) => claimant(event) === seat)],
      calls: [],
    };
  };

  // Events that name cards stay out of the page.
  const taken = new Map<Seat, string[]>();
  const numbered = (seat: Seat, asked: Asked): Asked => {
    if (isOver) return asked;
    const all: string[] = [];
    taken.set(seat, all);
    const hide = (choice: Choice): Choice => ({ ...choice, event: `${TAKE}${seat}:${all.push(choice.event) - 1}` });
    return { ...asked, choices: asked.choices.map(hide), calls: asked.calls.map(hide) };
  };
  const take = (pressed: string): void => {
    const [seat = "", number = ""] = pressed.slice(TAKE.length).split(":");
    const event = taken.get(seat)?.[Number(number)];
    if (event) play(event);
  };

  useEffect(fetchPack, []); // even where data is saved: a hand is lifted too briefly to wait for pictures
  const root = useRef<HTMLElement>(null);
  const usual = handlers(root, ui);
  const own = {
    ...usual,
    onClick(event: MouseEvent): void {
      const pressed = (event.target as Element).closest<HTMLElement>("[data-event]")?.dataset.event ?? "";
      if (pressed.startsWith(TAKE)) take(pressed);
      usual.onClick(event);
    },
  };
  const taps = useTaps();
  useSpoken({
    game: game.id,
    view,
    log,
    me: "",
    question: "",
    refusal: null,
    describe: (each) => layout.describe(each, names, ""),
  });

  const edge = (seat: Seat) => (
    <Edge
      seat={seat}
      far={seat === FAR}
      name={lookUp(names, seat) ?? seat}
      view={view}
      entry={entry}
      between={between}
      asked={numbered(seat, askedAt(seat))}
      noted={ui.noted === seat}
      onTurn={!isOver && view.turn === seat}
    >
      {isOver ? (
        <div class={styles.result} aria-hidden={seat === FAR || undefined}>
          <layout.Result {...sight} view={{ ...view, seat }} resigned={log.at(-1)?.why === "resigned"} beat={beat} />
        </div>
      ) : (
        <Spread
          size={lookUp(view.sizes, seat) ?? 0}
          raised={heldAt(seat).filter(({ picked }) => picked).length}
          open={open?.seat === seat ? heldAt(seat) : null}
          at={open?.seat === seat ? open.at : -1}
          handlers={holdBy(seat)}
        />
      )}
    </Edge>
  );
  return (
    <main
      class={tableStyles.table}
      data-part="table"
      data-facing
      data-game={view.game}
      data-phase={view.phase}
      ref={root}
      tabIndex={-1}
      {...own}
      {...taps}
    >
      <div class={styles.between}>
        {edge(FAR)}
        <Middle sight={sight} near={NEAR} far={FAR} between={between} />
        {edge(NEAR)}
        <p id="facing-help" hidden>
          {t("facing-help")}
        </p>
        <div role="log" aria-live="off" aria-label={t("game-log")} class={unseenStyles.unseen}>
          {log.map((each, i) => {
            const words = layout.describe(each, names, "");
            return words && <p key={i}>{words}</p>;
          })}
        </div>
      </div>
    </main>
  );
}

const buttonIn = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>("button[data-event]") : null;

/** Return the events that press a button under any finger, for the element around the buttons. */
function useTaps() {
  const down = useRef(new Map<number, HTMLElement>());
  return {
    onPointerDown({ pointerId, pointerType, target }: PointerEvent): void {
      const button = buttonIn(target);
      if (button && pointerType !== "mouse") down.current.set(pointerId, button);
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent): void {
      const button = down.current.get(pointerId);
      down.current.delete(pointerId);
      if (button && button === buttonIn(document.elementFromPoint(clientX, clientY))) button.click();
    },
    onPointerCancel({ pointerId }: PointerEvent): void {
      down.current.delete(pointerId);
    },
    onTouchEnd(event: TouchEvent): void {
      if (buttonIn(event.target)) event.preventDefault(); // the browser's own click would be a second one
    },
  };
}
