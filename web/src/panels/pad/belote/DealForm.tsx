// What is asked about a deal: who took, with what, the points, belote, declarations.
import { useRef, useState } from "preact/hooks";
import { Suit } from "../../../cards/suits.tsx";
import { lookUp } from "../../../engine/lookUp.ts";
import type { BeloteView, MeldKind, Seat, Side } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../kit/Button.tsx";
import { Segments } from "../../../kit/Fields.tsx";
import { useHeldFocus } from "../../../kit/hooks/useHeldFocus.ts";
import { IconButton } from "../../../kit/Icon.tsx";
import panelStyles from "../../../kit/panel.module.css";
import { contractTitle, meldTitle } from "../../../table/belote/turn/contracts.ts";
import { ordered, sideName } from "../../../table/belote/turn/places.ts";
import type { FormProps } from "../contract.ts";
import { Digits } from "../Digits.tsx";
import styles from "../pad.module.css";
import { type Entry, entryOf, eventsOf, type Meld, suitsOf, withPoints } from "./entry.ts";

const SEQUENCES: MeldKind[] = ["tierce", "cinquante", "cent"];
const SQUARES = ["J", "9", "A", "T", "K", "Q"];
const NOBODY = "-";
const PASSED = "pass";

export function DealForm({ pad, dealer, names, events, isNew, save, cancel }: FormProps) {
  const view = pad.view as BeloteView;
  const { sides, seats } = view;
  const [entry, setEntry] = useState(() => entryOf(events, sides));
  const [active, setActive] = useState<Side>(ordered(view)[0] ?? "");
  const change = (patch: Partial<Entry>) => setEntry({ ...entry, ...patch });
  const named = (seat: Seat) => lookUp(names, seat) ?? seat;
  const contracts = Object.keys(pad.worths);
  const [least = 0, most = 0] = lookUp(pad.worths, entry.contract ?? "") ?? [];
  const isAllInPlay = least === most;
  const written = eventsOf(entry, dealer, sides, isAllInPlay);
  const isReady = written.length > 0;
  const people = seats.map((seat) => [seat, named(seat)] as const);
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save(written);
      }}
    >
      <Segments
        name="pad-taker"
        legend={t("pad-taker")}
        value={entry.passed ? PASSED : entry.taker}
        choices={[...people, [PASSED, t("pad-passed")]]}
        change={(seat) => change(seat === PASSED ? { passed: true } : { passed: false, taker: seat })}
        class={styles.wide}
      />
      {!entry.passed && (
        <>
          <Segments
            name="pad-contract"
            legend={t("pad-contract")}
            value={entry.contract}
            choices={contracts.map((each) => [
              each,
              <span key={each} class={styles.contract} role="img" aria-label={contractTitle(each)}>
                {each.length === 1 ? <Suit suit={each} /> : contractTitle(each)}
              </span>,
            ])}
            change={(contract) => change({ contract, belote: {}, points: {} })}
          />
          <Segments
            name="pad-capot"
            legend={t("pad-capot")}
            value={entry.capot ?? NOBODY}
            choices={[
              [NOBODY, t("pad-nobody")],
              ...ordered(view).map((side) => [side, sideName(side, names, view.seat)] as const),
            ]}
            change={(side) => change({ capot: side === NOBODY ? null : side })}
          />
          {entry.contract && (!entry.capot || !isAllInPlay) && (
            <Digits
              legend={t(entry.capot ? "pad-capot-points" : "pad-points", { most })}
              sides={(entry.capot ? [entry.capot] : ordered(view)).map((side) => [
                side,
                sideName(side, names, view.seat),
                lookUp(entry.points, side) ?? "",
              ])}
              active={entry.capot ?? active}
              choose={setActive}
              change={(typed) =>
                setEntry(withPoints(entry, entry.capot ?? active, typed, sides, isAllInPlay ? most : null))
              }
            />
          )}
          {suitsOf(entry.contract).map((suit) => (
            <Segments
              key={suit}
              name={`pad-belote-${suit}`}
              legend={
                <>
                  {t("pad-belote")} <Suit suit={suit} />
                </>
              }
              value={lookUp(entry.belote, suit) ?? NOBODY}
              choices={[[NOBODY, t("pad-nobody")], ...people]}
              change={(seat) => {
                const others = Object.entries(entry.belote).filter(([each]) => each !== suit);
                change({ belote: Object.fromEntries(seat === NOBODY ? others : [...others, [suit, seat]]) });
              }}
              class={styles.wide}
            />
          ))}
          {view.rules.options.declarations === "all" && (
            <Melds people={people} melds={entry.melds} change={(melds) => change({ melds, rest: [] })} named={named} />
          )}
        </>
      )}
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        {cancel && <Button onClick={cancel}>{t("pad-cancel")}</Button>}
        <Button type="submit" primary aria-disabled={!isReady}>
          {t(isNew ? "pad-add" : "pad-correct-done")}
        </Button>
      </div>
    </form>
  );
}

interface MeldsProps {
  people: (readonly [seat: Seat, name: string])[];
  melds: Meld[];
  change: (melds: Meld[]) => void;
  named: (seat: Seat) => string;
}

/** The declarations that count. */
function Melds({ people, melds, change, named }: MeldsProps) {
  const [seat, setSeat] = useState<Seat>(people[0]?.[0] ?? "");
  const list = useRef<HTMLUListElement>(null);
  const help = useRef<HTMLParagraphElement>(null);
  useHeldFocus(list, help);
  const [isOpen] = useState(melds.length > 0); // at first; then it is as the player leaves it
  const kinds: Omit<Meld, "seat">[] = [
    ...SEQUENCES.map((kind) => ({ kind, top: "??" })),
    ...SQUARES.map((top) => ({ kind: "carre" as const, top })),
  ];
  return (
    <details class={styles.melds} open={isOpen}>
      <summary>{t("pad-melds")}</summary>
      <p class={panelStyles.small} ref={help} tabIndex={-1}>
        {t("pad-melds-help")}
      </p>
      <ul class={styles.list} ref={list}>
        {melds.map((meld, at) => (
          <li key={`${meld.seat}${meld.kind}${meld.top}${at}`}>
            <span>{t("pad-meld", { name: named(meld.seat), meld: meldTitle(meld) })}</span>
            <IconButton
              icon="bin"
              label={t("pad-meld-remove", { name: named(meld.seat), meld: meldTitle(meld) })}
              onClick={() => change(melds.filter((_, other) => other !== at))}
            />
          </li>
        ))}
      </ul>
      <Segments
        name="pad-melder"
        legend={t("pad-melder")}
        value={seat}
        choices={people}
        change={setSeat}
        class={styles.wide}
      />
      <div class={styles.kinds}>
        {kinds.map((kind) => (
          <Button key={kind.kind + kind.top} onClick={() => change([...melds, { seat, ...kind }])}>
            {meldTitle(kind)}
          </Button>
        ))}
      </div>
    </details>
  );
}
