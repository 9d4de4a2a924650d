// Another player at the table: portrait, name, tags, cards and tricks.

import { Face, USUAL } from "../../../cards/Face.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, Entry, Seat } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { Settings } from "../../../settings/settings.ts";
import { useWho } from "../../contract/context.ts";
import type { Said } from "../../contract/layout.ts";
import { Backs } from "../../pieces/Backs.tsx";
import { Bubble } from "../../pieces/Bubble.tsx";
import peopleStyles from "../../pieces/people.module.css";
import { Tags } from "../../pieces/Tags.tsx";
import { turnedUp } from "../turn/moment.ts";
import { ordered } from "../turn/order.ts";
import type { Place } from "../turn/places.ts";
import { speechSign } from "../turn/speech.ts";
import { tags } from "../turn/tags.ts";
import { Mark, SpeechSign } from "./Mark.tsx";
import plateStyles from "./plate.module.css";
import sceneStyles from "./scene.module.css";
import { Taken } from "./Taken.tsx";

interface Props {
  view: BeloteView;
  entry: Entry | null;
  settings: Settings;
  seat: Seat;
  place: Place;
  name: string;
  thinking: boolean;
  said: Said | null;
  noted: boolean;
}

const portraits: Record<Place, string> = { left: "Qh", across: "Qc", right: "Kd" };

export function Plate({ view, entry, settings, seat, place, name, thinking, said, noted }: Props) {
  const who = { who: useWho(view)(seat), name };
  const isLaid = Boolean(view.rules.options.face_up);
  const shown = lookUp(view.open, seat) ?? (isLaid ? lookUp(view.known, seat) : undefined);
  const open = shown && ordered(view, seat, shown, settings);
  const isAcross = place === "across";
  const sign = speechSign(entry);
  const speech = said && (
    <Bubble said={said} whose="theirs">
      {sign && <SpeechSign sign={sign} />}
    </Bubble>
  );
  const where = t("belote-seated", { name, place: view.seats.length === 4 && isAcross ? "partner" : place });
  return (
    <section class={plateStyles.plate} data-part="plate" data-at={place} aria-label={where} data-plate={seat}>
      <div class={plateStyles.portrait} aria-hidden="true">
        <div
          class={`${peopleStyles.medallion} ${plateStyles.medallion}${thinking ? ` ${peopleStyles.thinking}` : ""}`}
          data-part="medallion"
        >
          <Face card={portraits[place]} looks={USUAL} />
        </div>
        {seat === view.taker && view.contract && <Mark contract={view.contract} />}
        {!isAcross && speech}
      </div>
      <div class={`${peopleStyles.who} ${sceneStyles.who}`}>
        <p class={`${peopleStyles.name} ${plateStyles.name}`}>
          <bdi>{name}</bdi>
        </p>
        <Tags
          tags={tags(view, seat, who)}
          seat={seat}
          who={who}
          noted={noted}
          draw={(sign) => <SpeechSign sign={sign} />}
        />
      </div>
      <Backs
        size={lookUp(view.sizes, seat) ?? 0}
        open={open}
        covering={isLaid ? (lookUp(view.covering, seat) ?? []) : undefined}
        turned={turnedUp(view)}
      />
      <Taken view={view} entry={entry} seat={seat} name={name} />
      {isAcross && speech}
    </section>
  );
}
