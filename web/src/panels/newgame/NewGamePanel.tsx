import { useEffect, useRef, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { isReady, look, offline } from "../../browser/offline.ts";
import { changeSettings } from "../../control/change.ts";
import { loadCatalog } from "../../control/dealing.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import type { Catalog } from "../../engine/types/answer.ts";
import type { Problem, Seat } from "../../engine/types/view.ts";
import { type Choice, lastChoice, seatsBy } from "../../game/choice.ts";
import { computerName, localPlayers } from "../../game/people.ts";
import { type GameRules, inForce, offered, type Preset, renewed } from "../../game/rules.ts";
import type { Sealed } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import { FIRST } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Refusal } from "../../kit/Explained.tsx";
import { Segments, SelectField, TextField } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAttempt } from "../../kit/hooks/once.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { lies } from "../../settings/settings.ts";
import { shownPanel } from "../../state/history.ts";
import type { Reads } from "../../state/state.ts";
import { CutFold } from "../fair/CutFold.tsx";
import { type ChoiceProps, FriendFields, fittingComputers, friendNames, from } from "./Friends.tsx";
import newgameStyles from "./newgame.module.css";
import { People } from "./People.tsx";
import { Rules } from "./Rules.tsx";

interface Props extends Reads<"catalog" | "settings" | "notice"> {
  deal: (choice: Choice, sealed?: Sealed) => Promise<Problem | null>;
}

let unfinished: Choice | null = null; // kept while a rule is looked up in the rule book

/** The choice as it was when the panel was left for the rule book, else the last one. */
function useChoice() {
  const [choice, setChoice] = useState(() => unfinished ?? lastChoice());
  const latest = useRef(choice);
  latest.current = choice;
  useEffect(() => {
    unfinished = null;
    return () => {
      unfinished = shownPanel() === "book" ? latest.current : null;
    };
  }, []);
  return [choice, setChoice] as const;
}

/** A new game: the game, its rules, the opponents and the dealer, beginning with the last choice. */
export default function NewGamePanel({ state, deal }: Props) {
  const [choice, setChoice] = useChoice();
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const [laid, setLaid] = useState(() => lies(state.settings));
  const { problem, isRunning, attempt, clearProblem } = useAttempt();
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => void loadCatalog().catch(note), []);
  useEffect(() => refusal.current?.scrollIntoView({ block: "nearest" }), [problem]);

  const games = state.catalog?.games ?? [];
  const fit = fitted(choice, games);
  if (!fit)
    return (
      <Panel name="new" title={t("new-game")} notice={state.notice}>
        <p aria-live="polite">
          <EngineAwaited />
        </p>
      </Panel>
    );

  const { game, preset, choice: wanted } = fit;
  const { seats, dealer } = wanted;
  const isFriend = wanted.company === "friend";
  const isDrawn = isPoolOf(wanted, wanted);
  const names = isFriend ? friendNames(seats) : localPlayers(wanted);
  const dealers = ["cut", ...seats].map((each): [string, string] => [
    each,
    isFriend && each === seats[0]
      ? t("new-dealer-S")
      : (lookUp(names, each) ??
        (each === "cut" || each === "S" ? t(`new-dealer-${each}`) : computerName(game.name, each, wanted.player))),
  ]);
  const take = (next: Choice) => {
    clearProblem();
    setChoice(next);
  };
  const change = (patch: Partial<Choice>) => take({ ...choice, ...patch });
  const canLie = offers(game.name, "facing") && wanted.gallery !== "french"; // advice is for one of them alone
  const start = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      if (wanted.company === "here" && canLie && laid !== lies(state.settings))
        void changeSettings({ between: laid ? "lies" : "handed" });
      return deal(wanted, sealed ?? undefined);
    });
  };

  return (
    <Panel name="new" title={t("new-game")} notice={state.notice}>
      <form onSubmit={start}>
        {games.length > 1 && (
          <Segments
            name="game"
            legend={t("new-which")}
            value={game.name}
            choices={games.map(({ name }) => [name, t(`game-${name}`)])}
            change={(name) => take(lastChoice(name))}
          />
        )}
        <Ready game={game.name} />
        {(seats.length === 2 || offers(game.name, "friend")) && (
          <Company choice={wanted} change={change} laid={canLie ? laid : null} lay={setLaid} />
        )}
        {isFriend && (
          <FriendFields
            choice={wanted}
            players={game.players}
            change={change}
            name={state.settings.name}
            rename={(name) => void changeSettings({ name })}
          />
        )}
        {wanted.company === "computer" && (
          <People game={game.name} players={game.players} choice={wanted} change={change} />
        )}
        {offers(game.name, "matches") && seats.length === 2 && (
          <MatchFields
            kinds={game.matches}
            gallery={offers(game.name, "gallery") && !isFriend}
            choice={wanted}
            change={change}
          />
        )}
        <Rules game={game} preset={preset} changes={wanted.options} change={change} />
        {seats.length === 2 && !isDrawn && (
          <Segments
            name="dealer"
            legend={t("new-dealer")}
            value={dealer}
            choices={dealers}
            change={(value) => change({ dealer: value })}
          />
        )}
        {seats.length > 2 && (
          <SelectField title={t("new-dealer")} value={dealer} change={(value) => change({ dealer: value })}>
            {dealers}
          </SelectField>
        )}
        {!isFriend && <CutFold open={state.settings.cut} sealed={sealed} change={setSealed} />}
        <Refusal ref={refusal} problem={problem} />
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
          <Button type="submit" primary aria-disabled={isRunning}>
            {t(isFriend ? "new-invite" : "new-deal")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface CompanyProps extends ChoiceProps {
  laid: boolean | null; // the device lies between two people; null where it cannot
  lay: (laid: boolean) => void;
}

function Company({ choice, change, laid, lay }: CompanyProps) {
  const { company, names, match } = choice;
  const isPool = match === "pool";
  const isForTwo = choice.seats.length === 2;
  const seats = isPool ? [...choice.seats, "W"] : choice.seats; // the third player of a pool waits
  const rename = (at: number, name: string) =>
    change({ names: seats.map((_, i) => (i === at ? name : (names[i] ?? ""))) });
  return (
    <>
      <Segments
        name="company"
        legend={t("new-company")}
        value={company === "here" && isPool ? "three" : company}
        choices={[
          ["computer", t("new-company-computer")],
          ...(isForTwo ? ([["here", t("new-company-here")]] as const) : []),
          ...(offers(choice.game, "friend")
            ? ([["friend", t(isForTwo && !isPool ? "new-company-friend" : "new-company-friends")]] as const)
            : []),
          ...(isPool ? ([["three", t("new-company-three")]] as const) : []),
        ]}
        change={(value) =>
          change(
            value === "three"
              ? { company: "here" }
              : {
                  company: value,
                  ...(value === "here" && isPool && { match: "" }),
                  ...(value === "friend" && { gallery: "", looksOn: false }),
                },
          )
        }
      />
      {company === "here" && (
        <div class={`${fieldsStyles.names} ${newgameStyles.names}`}>
          {seats.map((seat, at) => (
            <TextField
              key={seat}
              title={t("new-name", { number: at + 1 })}
              value={names[at] ?? ""}
              placeholder={t("person-unnamed", { number: at + 1 })}
              maxLength={24}
              autocomplete="off"
              change={(name) => rename(at, name)}
            />
          ))}
        </div>
      )}
      {company === "here" && laid !== null && (
        <Segments
          name="device"
          legend={t("new-device")}
          value={laid ? "lies" : "handed"}
          choices={[
            ["lies", t("new-device-lies")],
            ["handed", t("new-device-handed")],
          ]}
          change={(value) => lay(value === "lies")}
        />
      )}
      {company === "here" && <p class={panelStyles.small}>{t(laid ? "new-device-help" : "new-company-help")}</p>}
    </>
  );
}

/** Whether a game can be played without a network; nothing while that is unknown. */
function Ready({ game }: { game: string }) {
  const [, setKept] = useState(offline.kept);
  useEffect(() => {
    const end = offline.subscribe(setKept);
    void look();
    return end;
  }, []);
  const ready = isReady(game === FIRST ? null : game);
  if (ready === null) return null;
  return (
    <p class={panelStyles.small} role="status">
      {t(ready ? "offline-ready" : "offline-unready")}
    </p>
  );
}

interface MatchFieldsProps extends ChoiceProps {
  kinds: string[]; // the kinds of match
  gallery: boolean; // the computer has spectators for it
}

const STAKES = [0, 1, 2, 5];
const PURSES = [20, 50, 100];

function MatchFields({ kinds, gallery, choice, change }: MatchFieldsProps) {
  const { match, stake, purse, company, looksOn } = choice;
  const pool = match === "pool";
  const words = [
    t(match ? `match-${match}` : "match-rubber-1"),
    stake > 0 && t("new-stake-chips", { stake }),
    choice.gallery && t(`new-gallery-${choice.gallery}`),
  ].filter(Boolean);
  return (
    <details class={`${fieldsStyles.options} ${newgameStyles.options} ${newgameStyles.match}`}>
      <summary>
        {t("new-match")} <small>{words.join(" · ")}</small>
      </summary>
      <SelectField title={t("new-match-kind")} value={match} change={(value) => change({ match: value })}>
        {["", ...kinds.filter((kind) => kind !== "rubber-1")].map((kind) => [kind, t(`match-${kind || "rubber-1"}`)])}
      </SelectField>
      {pool && <p class={panelStyles.small}>{t("new-pool-help")}</p>}
      <SelectField title={t("new-stake")} value={String(stake)} change={(value) => change({ stake: Number(value) })}>
        {STAKES.map((chips) => [String(chips), t("new-stake-chips", { stake: chips })])}
      </SelectField>
      {gallery && (
        <>
          <SelectField
            title={t("new-gallery")}
            value={choice.gallery}
            change={(value) =>
              change({
                gallery: value === "french" || value === "english" ? value : "",
                looksOn: looksOn && value !== "",
              })
            }
          >
            {["", "french", "english"].map((each) => [each, t(`new-gallery-${each || "none"}`)])}
          </SelectField>
          {choice.gallery && <p class={panelStyles.small}>{t(`new-gallery-${choice.gallery}-help`)}</p>}
          {choice.gallery && pool && <p class={panelStyles.small}>{t(`new-pool-${choice.gallery}`)}</p>}
          {choice.gallery && company === "computer" && !pool && (
            <SelectField
              title={t("new-part")}
              value={looksOn ? "watch" : "play"}
              change={(value) => change({ looksOn: value === "watch" })}
            >
              {["play", "watch"].map((each) => [each, t(`new-part-${each}`)])}
            </SelectField>
          )}
        </>
      )}
      {(stake > 0 || choice.gallery) && (
        <SelectField title={t("new-purse")} value={String(purse)} change={(value) => change({ purse: Number(value) })}>
          {PURSES.map((chips) => [String(chips), t("chips", { chips })])}
        </SelectField>
      )}
    </details>
  );
}

/** Return who plays, and the seats, the player's own first: two people are for two, and not every game is for friends. */
function among({ company, seats: [own = ""] }: Choice, game: string, seats: Seat[]): Pick<Choice, "company" | "seats"> {
  if (company === "friend" && offers(game, "friend")) return { company, seats: from(own, seats) };
  return { company: company === "here" && seats.length === 2 ? "here" : "computer", seats };
}

/** Return whether friends elsewhere play a pool: who plays first and who deals is drawn, and all cards are opened. */
const isPoolOf = ({ company }: Pick<Choice, "company">, { match }: Choice): boolean =>
  company === "friend" && match === "pool";

interface Fit {
  game: GameRules;
  preset: Preset;
  choice: Choice;
}

/** Return a choice with only what its game offers, or null while no game is known. */
export function fitted(choice: Choice, games: Catalog["games"]): Fit | null {
  const game = games.find(({ name }) => name === choice.game) ?? games[0];
  const named = offered(game?.presets.map(({ name }) => name) ?? [], choice.preset);
  const preset = game?.presets.find(({ name }) => name === named) ?? game?.presets[0];
  if (!game || !preset) return null;
  const options = renewed(game, choice.options);
  const seats = seatsBy(game.name, inForce(game, preset, options));
  const who = among(choice, game.name, seats);
  const isDrawn = isPoolOf(who, choice);
  return {
    game,
    preset,
    choice: {
      ...choice,
      game: game.name,
      preset: preset.name,
      options,
      player: game.players.includes(choice.player) ? choice.player : (game.players[0] ?? ""),
      partner: game.players.includes(choice.partner) ? choice.partner : "",
      ...who,
      computers: who.company === "friend" && !isDrawn ? fittingComputers(choice, game, who.seats) : {},
      dealer: seats.includes(choice.dealer) && !isDrawn ? choice.dealer : "cut",
      opened: offers(game.name, "friend-hides") && !isDrawn ? choice.opened : "all",
    },
  };
}
