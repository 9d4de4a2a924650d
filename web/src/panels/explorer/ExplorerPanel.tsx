import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Failed } from "../../analysis/Failed.tsx";
import { percent, places } from "../../analysis/figures.ts";
import { Worths } from "../../analysis/Worths.tsx";
import { choiceWords } from "../../analysis/words.ts";
import { cardName, rankSign, theCards } from "../../cards/cardNames.ts";
import cardsStyles from "../../cards/cards.module.css";
import { CardPicture } from "../../cards/Face.tsx";
import { Suit } from "../../cards/suits.tsx";
import { loadCatalog } from "../../control/dealing.ts";
import { askInSlices } from "../../engine/client.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import type { Explored, Exploring } from "../../engine/types/analysis.ts";
import type { Card } from "../../engine/types/view.ts";
import { has, language, t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Segments, SelectField } from "../../kit/Fields.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { page, turnTo } from "../../state/address.ts";
import type { Reads } from "../../state/state.ts";
import explorerStyles from "./explorer.module.css";
import { type Draft, drawAny, HAND, read, requestOf, rows, toggle, withPreset, write } from "./question.ts";

const TARGET = 5; // in every preset

const readAddress = (): Draft => read(page()?.at ?? "", TARGET);

/** The hand explorer: the advice of books and figures for any hand and turn-up. The address names the question. */
export default function ExplorerPanel({ state }: Reads<"catalog" | "notice">) {
  const [addressDraft, setDraft] = useState<Draft>(readAddress);
  useLayoutEffect(() => {
    const follow = () => page()?.panel === "explorer" && setDraft(readAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const [hasNoRules, setHasNoRules] = useState(false); // the presets could not be read
  const readRules = () => {
    setHasNoRules(false);
    loadCatalog().catch(() => setHasNoRules(true));
  };
  useEffect(readRules, []);
  const known = state.catalog?.games.find(({ name }) => offers(name, "explorer"))?.presets.map(({ name }) => name);
  const presets = known ?? [addressDraft.preset];
  const draft = withPreset(addressDraft, presets);
  const key = write(draft);
  const question = requestOf(draft);
  const { explored, progress, without, hasFailed, again } = useExplored(known ? question : null, key);
  const change = (next: Draft) => {
    setDraft(next);
    turnTo(write(next));
  };
  const field = (label: string, value: string, choices: [string, string][], to: (value: string) => Draft) => (
    <SelectField title={t(label)} value={value} change={(value) => change(to(value))} class={explorerStyles.field}>
      {choices}
    </SelectField>
  );
  const number = (label: string, value: number, choices: string, to: (value: number) => Draft) =>
    field(
      label,
      String(value),
      [...choices].map((each) => [each, each]),
      (value) => to(Number(value)),
    );
  const [own, other] = draft.score;
  const missing = draft.hand.length < HAND ? "explorer-missing-hand" : "explorer-missing-turned";
  return (
    <Panel name="explorer" title={t("explorer")} notice={state.notice}>
      <div class={explorerStyles.explorer}>
        <div class={explorerStyles.question}>
          <Segments
            name="explorer-role"
            legend={t("explorer-role")}
            hidden
            value={draft.role}
            choices={(["elder", "dealer"] as const).map((role) => [role, t(`explorer-${role}`)])}
            change={(role) => change({ ...draft, role })}
          />
          <Laid draft={draft} />
          <Pack draft={draft} tap={(card) => change(toggle(draft, card))} />
          <div class={explorerStyles.buttons}>
            <Button onClick={() => change(drawAny(draft))}>{t("explorer-draw")}</Button>
            <Button onClick={() => change({ ...draft, hand: [], turned: null })}>{t("explorer-clear")}</Button>
          </div>
          <div class={explorerStyles.fields}>
            {number("explorer-own", own, "01234", (value) => ({ ...draft, score: [value, other] }))}
            {number("explorer-other", other, "01234", (value) => ({ ...draft, score: [own, value] }))}
            {draft.role === "dealer" && number("explorer-laid", draft.laid, "12345", (laid) => ({ ...draft, laid }))}
            {field(
              "new-rules",
              draft.preset,
              presets.map((preset) => [preset, t(`preset-${preset}`)]),
              (preset) => ({ ...draft, preset }),
            )}
          </div>
        </div>
        {hasFailed || hasNoRules ? (
          <Failed again={hasNoRules ? readRules : again} />
        ) : question ? (
          <Answers explored={explored} progress={progress} role={draft.role} laid={draft.laid} without={without} />
        ) : (
          <p class={explorerStyles.missing} role="status">
            {t(missing, { number: HAND - draft.hand.length })}
          </p>
        )}
      </div>
    </Panel>
  );
}

const nothing = { explored: null as Explored | null, progress: 0, without: false };

/** Ask the engine about a hand, which answers in parts; another `key` is another question. Without the master's tables, which
 *  could not be fetched, `without` is true. */
function useExplored(question: Exploring | null, key: string) {
  const [found, setFound] = useState({ ...nothing, key });
  const { hasFailed, again } = useAsked(question && key, async (signal) => {
    setFound({ ...nothing, key });
    if (!question) return;
    await askInSlices({ do: "explore", ...question }, ({ explore: explored, progress = 1, without }) => {
      signal.throwIfAborted(); // another question was asked
      if (!explored) throw new Error("nothing is told of this hand");
      setFound({ explored, progress, without: without !== undefined, key });
    });
  });
  return { ...(found.key === key ? found : nothing), hasFailed, again };
}

interface AnswersProps {
  explored: Explored | null; // as far as it has been computed
  progress: number;
  role: "elder" | "dealer";
  laid: number; // the number of cards that the elder discards, when the hand is the dealer's
  without: boolean; // computed without the master's tables
}

const SEEN = 0.0005; // less does not show in the figures
const SHOWN = 3; // the number of leads, and of discards
const AWAITED = { wins: 46039, hands: 65780, worlds: 4000 }; // as long as the figures to come

/** The advice of the books and the figures for a hand. Figures still to come have their room, so that nothing moves. */
function Answers({ explored, progress, role, laid, without }: AnswersProps) {
  if (progress === 1 && !explored?.choices) return <p class={explorerStyles.explored}>{t("explorer-over")}</p>;
  const { choices = null, deals = null, discards = null, leads = null, seeing = null, worlds = 0 } = explored ?? {};
  const [best, second] = choices ?? [];
  const near = best && second && best.game - second.game <= best.error + second.error;
  const master = choices?.reduce((most, each) => ((each.p ?? 0) > (most.p ?? 0) ? each : most));
  const throwing = t("explorer-best-discards", { laid: role === "dealer" ? laid : 0 });
  const format = new Intl.NumberFormat(language());
  const alone = ({ wins, hands }: { wins: number; hands: number }) =>
    t(role === "elder" ? "explorer-deals-stand" : "explorer-deals-refuse", {
      wins: format.format(wins),
      hands: format.format(hands),
      share: percent(wins / hands, 1),
    });
  const means = (worlds: number) => t("explorer-means", { role, worlds: format.format(worlds) });
  return (
    <div class={explorerStyles.explored}>
      <section class={explorerStyles.exploredBooks} aria-labelledby="explored-books">
        <h3 id="explored-books">{t("explorer-books")}</h3>
        {explored && <Books classic={explored.classic} role={role} />}
      </section>
      <section aria-labelledby="explored-figures" aria-busy={progress < 1}>
        <h3 id="explored-figures">{t("explorer-figures")}</h3>
        <p class={explorerStyles.exploredDoes}>
          {best ? t(near ? "explorer-near" : `move-${best.event.slice(2)}`, { number: 0 }) : t("explorer-awaited")}
        </p>
        <p class={`${explorerStyles.exploredMaster} ${panelStyles.small}`}>
          {master?.p != null && t("explorer-master", { choice: choiceWords(master.event), often: percent(master.p) })}
        </p>
        <Worths unit="game" worths={choices} rows={choices?.length ?? 2} label={t("explorer-choices")} headed />
        <p class={deals ? "" : explorerStyles.room} aria-hidden={!deals}>
          {alone(deals ?? AWAITED)}
        </p>
        {role === "elder" && (
          <>
            <h4>{t("explorer-best-lead")}</h4>
            <Worths unit="game" worths={leads} rows={SHOWN} label={t("explorer-best-lead")} />
          </>
        )}
        <h4>{throwing}</h4>
        <Worths unit="game" worths={discards} rows={SHOWN} label={throwing} />
        <div class={`${explorerStyles.exploredMeans} ${panelStyles.small}`}>
          <p class={explorerStyles.room} aria-hidden="true">
            {means(AWAITED.worlds)}
          </p>
          <p>
            {progress < 1 && t("explorer-counting", { progress: percent(progress) })}
            {/* Screen readers say only the end. */}
            <span role="status">{progress < 1 ? "" : means(worlds)}</span>
          </p>
        </div>
        {without && progress === 1 && <p class={panelStyles.small}>{t("analysis-without")}</p>}
        {leads && seeing && seeing.game >= SEEN && (
          <p class={panelStyles.small}>
            {t("explorer-seeing", { game: percent(seeing.game, 1), points: places(seeing.points) })}
          </p>
        )}
      </section>
    </div>
  );
}

function Books({ classic, role }: Pick<Explored, "classic"> & Pick<AnswersProps, "role">) {
  const does = role === "elder" ? (classic.plays ? "stand" : "propose") : classic.plays ? "refuse" : "accept";
  return (
    <>
      <p class={explorerStyles.exploredDoes}>{t(`move-${does}`, { number: 0 })}</p>
      <p>
        {classic.standard
          ? t("explorer-why-standard", { hand: has(`classic-${classic.why}`) ? t(`classic-${classic.why}`) : "" })
          : t(`explorer-why-${classic.why || "weak"}`)}
      </p>
      <p>
        {classic.thrown.length > 0 ? t("explorer-throws", { cards: theCards(classic.thrown) }) : t("explorer-keeps")}
      </p>
      {classic.lead && <p>{t("explorer-leads", { card: cardName(classic.lead) })}</p>}
    </>
  );
}

interface PickProps {
  draft: Draft;
  tap(card: Card): void;
}

function Laid({ draft: { hand, turned } }: Pick<PickProps, "draft">) {
  const slots = [...hand, ...Array<null>(HAND - hand.length).fill(null)];
  return (
    <div class={explorerStyles.exploredCards}>
      <fieldset class={explorerStyles.exploredHand} aria-label={t("explorer-hand")}>
        {slots.map((card, i) => (
          <Slot key={card ?? `empty ${i}`} card={card} next={i === hand.length} />
        ))}
      </fieldset>
      <fieldset class={explorerStyles.exploredTurned} aria-label={t("explorer-turned")}>
        <Slot card={turned} next={hand.length === HAND && !turned} />
        <span aria-hidden="true">{t("explorer-turned")}</span>
      </fieldset>
    </div>
  );
}

const Slot = ({ card, next }: { card: Card | null; next: boolean }) =>
  card ? (
    <CardPicture card={card} role="img" aria-label={cardName(card)} />
  ) : (
    <span class={`${cardsStyles.card} ${explorerStyles.slot}${next ? ` ${explorerStyles.next}` : ""}`} />
  );

function cardAfter(key: string, card: Card): Card | undefined {
  const row = rows.findIndex((each) => each.includes(card));
  const suit = rows[row] ?? [];
  const at = suit.indexOf(card);
  const wrapped = <T,>(list: T[], to: number): T | undefined => list.at(to % list.length);
  const to: Record<string, () => Card | undefined> = {
    ArrowLeft: () => wrapped(suit, at - 1),
    ArrowRight: () => wrapped(suit, at + 1),
    ArrowUp: () => wrapped(rows, row - 1)?.[at],
    ArrowDown: () => wrapped(rows, row + 1)?.[at],
    Home: () => suit[0],
    End: () => suit.at(-1),
  };
  return lookUp(to, key)?.();
}

function Pack({ draft, tap }: PickProps) {
  const [home, setHome] = useState<Card>(rows[0]?.[0] ?? "");
  const keys = (event: KeyboardEvent) => {
    const card = cardAfter(event.key, (event.target as HTMLElement).dataset.card ?? "");
    if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
  };
  return (
    <fieldset
      class={explorerStyles.pick}
      aria-label={t("explorer-pack")}
      onKeyDown={keys}
      onFocusIn={(event: FocusEvent) => setHome((event.target as HTMLElement).dataset.card ?? home)}
    >
      {rows.map((row) => (
        <div key={row[0]} class={explorerStyles.pickRow}>
          {row.map((card) => {
            const chosen = draft.hand.includes(card);
            const turned = draft.turned === card;
            const words = turned ? t("explorer-is-turned", { card: cardName(card) }) : cardName(card);
            return (
              <button
                key={card}
                type="button"
                class={`${explorerStyles.pickCard}${turned ? ` ${explorerStyles.turned}` : ""}${/[hd]$/.test(card) ? ` ${explorerStyles.red}` : ""}`}
                data-card={card}
                tabIndex={card === home ? 0 : -1}
                aria-label={words}
                aria-pressed={chosen || turned}
                onClick={() => tap(card)}
              >
                {rankSign(card)}
                <Suit suit={card.slice(1)} />
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
