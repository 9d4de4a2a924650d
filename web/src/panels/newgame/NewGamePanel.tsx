import { useEffect, useRef, useState } from "preact/hooks";
import { catalog } from "../../control/dealing.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { offers } from "../../engine/offers.ts";
import type { Problem } from "../../engine/types/view.ts";
import { type Choice, lastChoice } from "../../game/choice.ts";
import { computerName, localPlayers } from "../../game/people.ts";
import type { Sealed } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { useAttempt } from "../../kit/hooks/once.ts";
import { Loading } from "../../kit/Loading.tsx";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { Segments } from "../../kit/Segments.tsx";
import { SelectField } from "../../kit/SelectField.tsx";
import { lies, type Settings } from "../../settings/settings.ts";
import { shownPanel } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import { CutFold } from "../fair/CutFold.tsx";
import { Company } from "./Company.tsx";
import { fitted } from "./fitted.ts";
import { MatchFields } from "./MatchFields.tsx";
import { People } from "./People.tsx";
import { Ready } from "./Ready.tsx";
import { Rules } from "./Rules.tsx";

interface Props {
  state: State;
  deal: (choice: Choice, sealed?: Sealed) => Promise<Problem | null>;
  change: (patch: Partial<Settings>) => void;
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
export default function NewGamePanel({ state, deal, change: set }: Props) {
  const [choice, setChoice] = useChoice();
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const [laid, setLaid] = useState(() => lies(state.settings));
  const { problem, isRunning, attempt, clearProblem } = useAttempt();
  const refusal = useRef<HTMLParagraphElement>(null);
  useEffect(() => void catalog(), []);
  useEffect(() => refusal.current?.scrollIntoView({ block: "nearest" }), [problem]);

  const games = state.catalog?.games ?? [];
  const fit = fitted(choice, games);
  if (!fit)
    return (
      <Panel name="new" title={t("new-game")} notice={state.notice}>
        <p aria-live="polite">
          {t("engine-awaited")} <Loading />
        </p>
      </Panel>
    );

  const { game, preset, choice: wanted } = fit;
  const { seats, dealer } = wanted;
  const names = localPlayers(wanted);
  const dealers = ["cut", ...seats].map((each): [string, string] => [
    each,
    lookUp(names, each) ??
      (each === "cut" || each === "S" ? t(`new-dealer-${each}`) : computerName(game.name, each, wanted.player)),
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
        set({ between: laid ? "lies" : "handed" });
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
        {seats.length === 2 && <Company choice={wanted} change={change} laid={canLie ? laid : null} lay={setLaid} />}
        {wanted.company === "computer" && (
          <People game={game.name} players={game.players} choice={wanted} change={change} />
        )}
        {offers(game.name, "matches") && seats.length === 2 && (
          <MatchFields kinds={game.matches} gallery={offers(game.name, "gallery")} choice={wanted} change={change} />
        )}
        <Rules game={game} preset={preset} changes={wanted.options} change={change} />
        {seats.length === 2 && (
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
        <CutFold open={state.settings.cut} sealed={sealed} change={setSealed} />
        <p ref={refusal} class={panelStyles.refusal} role="alert">
          {problem && <Explained problem={problem} />}
        </p>
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
          <Button type="submit" primary aria-disabled={isRunning}>
            {t("new-deal")}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
