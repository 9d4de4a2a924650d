// The table of belote: the partner across, the others at the sides, the trick in the middle.
import { useContext } from "preact/hooks";
import { cardName } from "../../../cards/cardNames.ts";
import { CardPicture } from "../../../cards/Face.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { Addressed, useWho } from "../../contract/context.ts";
import type { SceneProps } from "../../contract/layout.ts";
import { lies } from "../../contract/moment.ts";
import { Bubble } from "../../pieces/Bubble.tsx";
import { Stock, TurnUp } from "../../pieces/Pack.tsx";
import peopleStyles from "../../pieces/people.module.css";
import { Tags } from "../../pieces/Tags.tsx";
import { Trick as Cards } from "../../pieces/Trick.tsx";
import tableStyles from "../../pieces/table.module.css";
import { bidding, declared } from "../turn/moment.ts";
import { others } from "../turn/places.ts";
import { speechSign } from "../turn/speech.ts";
import { tags } from "../turn/tags.ts";
import { Board, Contract } from "./Board.tsx";
import { Mark, SpeechSign } from "./Mark.tsx";
import middleStyles from "./middle.module.css";
import { Plate } from "./Plate.tsx";
import plateStyles from "./plate.module.css";
import { Slips } from "./Slips.tsx";
import sceneStyles from "./scene.module.css";
import { Taken } from "./Taken.tsx";

export function Scene(props: SceneProps<BeloteView>) {
  const { view, entry, last = entry, names, settings, live, said, thinking, ui, ask, hand, children } = props;
  const me = view.seat;
  const addressed = useContext(Addressed);
  const sign = speechSign(entry);
  const who = { who: useWho(view)(me), name: lookUp(names, me) ?? me };
  const again = (slip: string, label: string) => (
    <button
      type="button"
      class={`${peopleStyles.again} ${sceneStyles.again}`}
      data-event={`table:slip:${slip}`}
      aria-expanded={ui.slip === slip}
      aria-controls="belote-slip"
    >
      {label}
    </button>
  );
  return (
    <>
      <Board view={view} entry={last} names={names} me={addressed ? me : ""} open={live ? ui.slip === "sheet" : null} />
      <Contract view={view} names={names} />
      {others(view).map(({ seat, place }) => (
        <Plate
          key={seat}
          view={view}
          entry={entry}
          settings={settings}
          seat={seat}
          place={place}
          name={lookUp(names, seat) ?? seat}
          thinking={thinking === seat}
          said={entry?.seat === seat ? said : null}
          noted={ui.noted === seat}
        />
      ))}
      <div class={`${tableStyles.middle} ${middleStyles.middle}`}>
        <Trick view={view} entry={entry} names={names} />
        {view.seats.length < 4 && <Out view={view} />}
        {children}
        {live && <Slips {...props} />}
        {said && entry?.seat === me && (
          <Bubble said={said} whose="mine">
            {sign && <SpeechSign sign={sign} />}
          </Bubble>
        )}
      </div>
      {ask}
      <section class={`${peopleStyles.own} ${sceneStyles.own}`} aria-label={lookUp(names, me) ?? me}>
        <div class={`${peopleStyles.who} ${sceneStyles.who}`}>
          <p class={`${peopleStyles.name} ${plateStyles.name}`}>
            {lookUp(names, me) ?? me}
            {me === view.taker && view.contract && <Mark contract={view.contract} />}
          </p>
          <Tags
            tags={tags(view, me, who)}
            seat={me}
            who={who}
            noted={ui.noted === me}
            draw={(sign) => <SpeechSign sign={sign} />}
          />
        </div>
        <div class={`${peopleStyles.agains} ${sceneStyles.agains}`}>
          {live && declared(view).length > 0 && view.tricks.length > 0 && again("melds", t("belote-declared"))}
          {live && view.tricks.length > 0 && again("last", t("belote-last-trick"))}
          <Taken view={view} entry={entry} seat={me} name={lookUp(names, me) ?? me} />
        </div>
      </section>
      {hand}
    </>
  );
}

function Trick({ view, entry, names }: { view: BeloteView; entry: Entry | null; names: Record<Seat, string> }) {
  const places = Object.fromEntries(others(view).map(({ seat, place }) => [seat, place]));
  const winner = lies(view, entry) ? view.tricks.at(-1)?.winner : undefined;
  return (
    <Cards
      view={view}
      entry={entry}
      names={names}
      place={(seat) => lookUp(places, seat) ?? "me"}
      winner={winner}
      bare={bidding(view) && !view.rules.options.face_up && <Pack view={view} />}
    />
  );
}

/** The pack and the turn-up. */
function Pack({ view }: { view: BeloteView }) {
  const { stock, turned, taken } = view;
  return (
    <div class={middleStyles.talon}>
      <Stock view={view} layers={stock > 0 || view.deal === 0 ? 3 : 0} />
      <TurnUp
        card={taken ? null : turned}
        label={(card) => t("belote-turned", { card: cardName(card) })}
        class={middleStyles.turnup}
      />
    </div>
  );
}

/** The cards that are known and not in play with fewer than four players (B28, B31). */
function Out({ view }: { view: BeloteView }) {
  if (view.rules.options.face_up) return null;
  const cards = [view.turned, view.bottom].filter((card) => card !== null);
  if (bidding(view) || view.taken || cards.length < 2) return null;
  return (
    <section
      class={view.seats.length > 2 ? middleStyles.out : `${middleStyles.out} ${middleStyles.aside}`}
      data-part="out"
      aria-label={t("belote-out")}
    >
      {cards.map((card) => (
        <CardPicture key={card} card={card} role="img" aria-label={cardName(card)} />
      ))}
      <p>{t("belote-out")}</p>
    </section>
  );
}
