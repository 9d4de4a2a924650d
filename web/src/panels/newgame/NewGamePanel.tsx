// A new game: which one, the house rules, who plays, who deals. Whoever just wants to play presses "Deal";
// every single rule lies folded below.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Catalog } from "../../engine/types/answer.ts";
import type { Problem } from "../../engine/types/view.ts";
import { type Choice, lastChoice, saveChoice, seatsBy } from "../../game/choice.ts";
import { computerName, persons } from "../../game/people.ts";
import { inForce, offered, renewed } from "../../game/rules.ts";
import type { Sealed } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import buttonStyles from "../../kit/button.module.css";
import { Explained } from "../../kit/Explained.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { Panel } from "../../kit/Panel.tsx";
import panelStyles from "../../kit/panel.module.css";
import { shownPanel } from "../../state/history.ts";
import type { State } from "../../state/state.ts";
import { CutFold } from "../fair/CutFold.tsx";
import { Company } from "./Company.tsx";
import { MatchFields } from "./MatchFields.tsx";
import { Field, People } from "./People.tsx";
import { Rules } from "./Rules.tsx";

interface Props {
  state: State;
  catalog: () => Promise<Catalog | null>;
  deal: (choice: Choice, sealed?: Sealed) => Promise<Problem | null>;
}

let begun: Choice | null = null; // while a rule is looked up in the rule book

export default function NewGamePanel({ state, catalog, deal }: Props) {
  const [choice, setChoice] = useState(() => begun ?? lastChoice());
  useEffect(() => {
    begun = null;
    return () => {
      begun = shownPanel() === "book" ? latest.current : null;
    };
  }, []);
  const latest = useRef(choice);
  latest.current = choice;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [dealing, setDealing] = useState(false);
  const [sealed, setSealed] = useState<Sealed | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => void catalog(), [catalog]);
  useEffect(() => told.current?.scrollIntoView({ block: "nearest" }), [problem]);

  const games = state.catalog?.games ?? [];
  const game = games.find(({ name }) => name === choice.game) ?? games[0];
  const named = offered(game?.presets.map(({ name }) => name) ?? [], choice.preset);
  const preset = game?.presets.find(({ name }) => name === named) ?? game?.presets[0];
  if (!game || !preset)
    return (
      <Panel name="new" title={t("new-game")} notice={state.notice}>
        <p aria-live="polite">{t("engine-awaited")}</p>
      </Panel>
    );

  const options = renewed(game, choice.options);
  const seats = seatsBy(game.name, inForce(game, preset, options));
  // Who was chosen last time may not play this game.
  const player = game.players.includes(choice.player) ? choice.player : (game.players[0] ?? "");
  const partner = game.players.includes(choice.partner) ? choice.partner : "";
  const dealer = seats.includes(choice.dealer) ? choice.dealer : "cut";
  // The games that are handed from one to the next are those of two people.
  const company = seats.length === 2 ? choice.company : "computer";
  const wanted: Choice = {
    ...choice,
    game: game.name,
    seats,
    preset: preset.name,
    options,
    player,
    partner,
    company,
    dealer,
  };
  const here = persons(wanted);
  const dealers = ["cut", ...seats].map((each): [string, string] => [
    each,
    here[each] ?? (each === "cut" || each === "S" ? t(`new-dealer-${each}`) : computerName(game.name, each, player)),
  ]);
  const change = (patch: Partial<Choice>) => {
    setProblem(null);
    setChoice({ ...choice, ...patch });
  };
  const start = async (event: Event) => {
    event.preventDefault();
    if (dealing) return;
    setDealing(true);
    try {
      const refused = await deal(wanted, sealed ?? undefined);
      setProblem(refused);
      if (!refused) saveChoice(wanted);
    } finally {
      setDealing(false); // also when the engine gave up
    }
  };

  return (
    <Panel name="new" title={t("new-game")} notice={state.notice}>
      <form onSubmit={start}>
        {games.length > 1 && (
          <fieldset>
            <legend>{t("new-which")}</legend>
            <div class={fieldsStyles.segmentsRow}>
              {games.map(({ name }) => (
                <label key={name} class={fieldsStyles.segment}>
                  <input
                    type="radio"
                    name="game"
                    checked={game.name === name}
                    onChange={() => {
                      setProblem(null);
                      setChoice(lastChoice(name));
                    }}
                  />
                  <span>{t(`game-${name}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {seats.length === 2 && <Company choice={wanted} change={change} />}
        {company === "computer" && <People game={game.name} players={game.players} choice={wanted} change={change} />}
        {game.matches.length > 0 && seats.length === 2 && (
          <MatchFields kinds={game.matches} gallery={game.gallery.length > 0} choice={wanted} change={change} />
        )}
        <Rules game={game} preset={preset} changes={options} change={change} />
        {seats.length === 2 && (
          <fieldset>
            <legend>{t("new-dealer")}</legend>
            <div class={fieldsStyles.segmentsRow}>
              {dealers.map(([each, words]) => (
                <label key={each} class={fieldsStyles.segment}>
                  <input
                    type="radio"
                    name="dealer"
                    checked={dealer === each}
                    onChange={() => change({ dealer: each })}
                  />
                  <span>{words}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {seats.length > 2 && (
          <Field title={t("new-dealer")} value={dealer} change={(value) => change({ dealer: value })}>
            {dealers}
          </Field>
        )}
        <CutFold open={state.settings.cut} sealed={sealed} change={setSealed} />
        <p ref={told} class={panelStyles.refusal} role="alert">
          {problem && <Explained problem={problem} />}
        </p>
        <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`}>
          <button type="submit" class={`${buttonStyles.button} ${buttonStyles.primary}`} aria-disabled={dealing}>
            {t("new-deal")}
          </button>
        </div>
      </form>
    </Panel>
  );
}
