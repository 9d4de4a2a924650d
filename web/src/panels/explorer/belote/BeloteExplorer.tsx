import { choiceWords, reasonsOf, reasonWords } from "../../../analysis/choices.ts";
import { percent } from "../../../analysis/figures.ts";
import { Worths } from "../../../analysis/Worths.tsx";
import { cardName } from "../../../cards/cardNames.ts";
import { Suit } from "../../../cards/suits.tsx";
import type { BeloteExplored } from "../../../engine/types/analysis.ts";
import { language, t } from "../../../i18n/index.ts";
import { joined } from "../../../i18n/phrases.ts";
import { Button } from "../../../kit/Button.tsx";
import { Segments } from "../../../kit/Fields.tsx";
import panelStyles from "../../../kit/panel.module.css";
import { contractTitle } from "../../../table/belote/turn/contracts.ts";
import explorerStyles from "../explorer.module.css";
import { type ExplorerProps, Field, Outcome } from "../Outcome.tsx";
import { Pack, Slots } from "../Pack.tsx";
import { useExplored } from "../useExplored.ts";
import {
  asked,
  contractOf,
  type Draft,
  dealersRow,
  drawAny,
  fitted,
  type Room,
  read,
  requestOf,
  roomOf,
  rows,
  toggle,
  write,
} from "./question.ts";

/** Return who has a place in the order of speaking, as seen by the first speaker, who leads. */
const roleAt = (place: number, players: number): string => {
  if (place === 1) return "own";
  if (place === players) return "dealer";
  return place === 3 ? "partner" : "next";
};

/** A hand of belote: what each bid is worth, or each card to lead. */
export function BeloteExplorer({ at, turn, rules, failed }: ExplorerProps) {
  const draft = fitted(read(at), rules);
  const room = roomOf(draft, rules);
  const question = requestOf(draft, room);
  const answer = useExplored(rules ? question : null, write(draft));
  const change = (next: Draft) => rules && turn(write(fitted(next, rules))); // until then any would be cut to four players
  const { asks, place, hand, turned } = draft;
  const isLead = asks === "lead";
  const places = Array.from({ length: room.players }, (_, at) => at + 1);
  const labels = [t("explorer-turn-up"), t("explorer-bottom")].slice(0, room.faceUp);
  const presets = rules?.presets.map(({ name }) => name) ?? [draft.preset];
  return (
    <>
      <div class={explorerStyles.question}>
        <Segments
          name="explorer-asks"
          legend={t("explorer-asks")}
          hidden
          value={asks}
          choices={asked.map((each) => [each, t(`explorer-asks-${each}`)])}
          change={(asks) => change({ ...draft, asks })}
        />
        {room.isOpen ? (
          <OpenRows draft={draft} size={room.size} />
        ) : (
          <Slots hand={hand} turned={turned} size={room.size} labels={labels} />
        )}
        <Pack
          hand={hand}
          turned={turned}
          rows={rows}
          turnedWords={room.isOpen ? "explorer-is-others" : "explorer-is-turned"}
          tap={(card) => change(toggle(draft, card, room))}
        />
        <div class={explorerStyles.buttons}>
          <Button onClick={() => change(drawAny(draft, room))} says="explorer-draw" />
          <Button onClick={() => change({ ...draft, hand: [], turned: [], contract: "" })} says="explorer-clear" />
        </div>
        {isLead && (
          <Segments
            name="explorer-contract"
            legend={t("explorer-contract")}
            value={contractOf(draft) || null}
            choices={room.contracts.map((each) => [each, <Contract key={each} contract={each} />])}
            change={(contract) => change({ ...draft, contract })}
          />
        )}
        <div class={`${explorerStyles.fields} ${explorerStyles.even}`}>
          <Field
            label={t(isLead ? "explorer-taker" : "explorer-place")}
            value={String(place)}
            choices={places.map((each) => [String(each), placeWords(each, room, isLead)])}
            change={(place) => change({ ...draft, place: Number(place) })}
          />
          {room.isOpen && (
            <Field
              label={t("explorer-last")}
              value={draft.last ?? ""}
              choices={dealersRow(draft).map((card) => [card, cardName(card)])}
              change={(last) => change({ ...draft, last })}
            />
          )}
          <Field
            label={t("new-rules")}
            value={draft.preset}
            choices={presets.map((preset) => [preset, t(`preset-${preset}`)])}
            change={(preset) => change({ ...draft, preset })}
          />
        </div>
      </div>
      <Outcome
        failed={failed ?? (answer.hasFailed ? answer.again : null)}
        missing={question ? "" : missing(draft, room)}
      >
        <Answers
          progress={answer.progress}
          explored={answer.explored as BeloteExplored | null}
          isLead={isLead}
          number={choicesOf(asks, room)}
        />
      </Outcome>
    </>
  );
}

/** Both rows of open cards, the hand's first. */
const OpenRows = ({ draft: { hand, turned }, size }: { draft: Draft; size: number }) => (
  <>
    <Slots hand={hand} turned={[]} size={size} labels={[]} caption={t("explorer-own-row")} />
    <Slots
      hand={turned.filter((card) => card !== null)}
      turned={[]}
      size={size}
      labels={[]}
      caption={t("explorer-other-row")}
      waits={hand.length < size}
    />
  </>
);

const Contract = ({ contract }: { contract: string }) => (
  <span class={explorerStyles.contract} role="img" aria-label={contractTitle(contract)}>
    {contract.length === 1 ? <Suit suit={contract} /> : contractTitle(contract)}
  </span>
);

const placeWords = (place: number, { players }: Room, isLead: boolean): string =>
  isLead
    ? t("explorer-took", { role: roleAt(place, players) })
    : t("explorer-at", { place: place === players ? "last" : place });

/** Return how many choices there are, so that their table has room. */
const choicesOf = (asks: Draft["asks"], { players, contracts, isOpen }: Room): number =>
  asks === "lead" ? 8 + Number(players === 2 && !isOpen) : contracts.length + 1 - (asks === "first" ? 3 : 1);

/** Return what is still to be chosen, in words. */
function missing({ hand, turned }: Draft, { size, isOpen }: Room): string {
  if (hand.length < size) return t("explorer-missing-cards", { number: size - hand.length });
  if (isOpen) return t("explorer-missing-row", { number: turned.filter((card) => !card).length });
  return t(turned[0] ? "explorer-missing-bottom" : "explorer-missing-turn-up");
}

interface AnswersProps {
  explored: BeloteExplored | null; // as far as it has been computed
  progress: number;
  isLead: boolean;
  number: number; // of choices
}

/** What each bid or lead is worth: few deals first, then ever more. Figures still to come have their room. */
function Answers({ explored, progress, isLead, number }: AnswersProps) {
  const { declared = [], estimate = null } = explored ?? {};
  const reasons = joined(reasonWords(reasonsOf(estimate?.reasons ?? [], false), "hint"));
  const worlds = new Intl.NumberFormat(language()).format(estimate?.worlds ?? 0);
  return (
    <div class={explorerStyles.explored}>
      <section aria-labelledby="explored-figures" aria-busy={progress < 1}>
        <h3 id="explored-figures">{t("explorer-figures")}</h3>
        <p class={explorerStyles.exploredDoes}>{estimate ? choiceWords(estimate.best) : t("explorer-awaited")}</p>
        <p class={explorerStyles.exploredReasons}>{reasons}</p>
        <Worths
          unit="points"
          worths={estimate?.choices}
          rows={estimate?.choices.length ?? number}
          label={t("explorer-choices")}
          headed
        />
        {declared.length > 0 && (
          <p class={panelStyles.small}>
            {joined([t("explorer-declared"), ...declared.map((one) => `${choiceWords(one)}.`)])}
          </p>
        )}
        <p class={panelStyles.small}>
          {progress < 1 ? t("explorer-counting", { progress: percent(progress) }) : ""}
          {/* Screen readers say only the end. */}
          <span role="status">
            {progress < 1 ? "" : t(isLead ? "explorer-means-lead" : "explorer-means-bid", { worlds })}
          </span>
        </p>
      </section>
    </div>
  );
}
