import { useEffect, useState } from "preact/hooks";
import { note } from "../../browser/note.ts";
import { loadCatalog } from "../../control/dealing.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { gamesWith } from "../../engine/offers.ts";
import type { Seat } from "../../engine/types/view.ts";
import { type Choice, seatsBy, usually } from "../../game/choice.ts";
import { tagOf } from "../../game/people.ts";
import { inForce } from "../../game/rules.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Refusal } from "../../kit/Explained.tsx";
import { SelectField, TextField, WhichGame } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAttempt } from "../../kit/hooks/once.ts";
import { EngineAwaited } from "../../kit/Loading.tsx";
import linesStyles from "../../kit/lines.module.css";
import panelStyles from "../../kit/panel.module.css";
import type { Reads } from "../../state/state.ts";
import { type Listed, listGames } from "../../store/games.ts";
import { fitted } from "../newgame/NewGamePanel.tsx";
import { Rules } from "../newgame/Rules.tsx";
import { begin, type Held, isHeld } from "./pads.ts";

const SHOWN = 5; // unfinished pads

interface Props extends Reads<"catalog" | "libraryVersion"> {
  begun: (held: Held) => void;
  open: (id: string) => void;
}

/** A new pad: its rules, who plays and who deals first; and the pads that are not finished. */
export function Begin({ state, begun, open }: Props) {
  const [choice, setChoice] = useState<Choice>(() => usually(gamesWith("pad")[0]));
  const [names, setNames] = useState<Record<Seat, string>>({});
  const [dealer, setDealer] = useState<Seat>("S");
  const [pads, setPads] = useState<Listed[]>([]);
  const { problem, isRunning, attempt } = useAttempt();
  useEffect(() => void loadCatalog().catch(note), []);
  useEffect(() => {
    void listGames().then((games) => setPads(games.filter(({ summary }) => summary.pad && !summary.over)));
  }, [state.libraryVersion]);
  const games = (state.catalog?.games ?? []).filter(({ name }) => gamesWith("pad").includes(name));
  const fit = fitted(choice, games);
  if (!fit)
    return (
      <p aria-live="polite">
        <EngineAwaited />
      </p>
    );
  const { game, preset, choice: wanted } = fit;
  const seats = seatsBy(game.name, inForce(game, preset, wanted.options));
  const typed = (seat: Seat) => lookUp(names, seat)?.trim() ?? "";
  const named = (seat: Seat) => typed(seat) || t("seat-title", { seat });
  const start = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      const now = new Date();
      const two = (number: number) => String(number).padStart(2, "0");
      const found = await begin({
        game: game.name,
        preset: preset.name,
        options: wanted.options,
        dealer: seats.includes(dealer) ? dealer : (seats[0] ?? "S"),
        tags: {
          Date: `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`,
          ...Object.fromEntries(
            seats.flatMap((seat) => (typed(seat) ? [[lookUp(tagOf, seat) ?? seat, typed(seat)]] : [])),
          ),
        },
      });
      if (!isHeld(found)) return found;
      begun(found);
      return null;
    });
  };
  return (
    <form onSubmit={start}>
      <p>{t("pad-means")}</p>
      {pads.length > 0 && (
        <ul class={linesStyles.gamesList} aria-label={t("pad-open")}>
          {pads.slice(0, SHOWN).map(({ id, summary }) => (
            <li key={id}>
              <button type="button" class={linesStyles.menuLine} onClick={() => open(id)}>
                <strong>{t("pad-go-on", { score: Object.values(summary.score).join(" : ") })}</strong>
                <small>{`${t("pad-line", { number: summary.deal })} · ${summary.date}`}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {games.length > 1 && (
        <WhichGame
          name="pad-game"
          games={games.map(({ name }) => name)}
          value={game.name}
          change={(name) => setChoice(usually(name))}
        />
      )}
      <div class={fieldsStyles.names}>
        {seats.map((seat) => (
          <TextField
            key={seat}
            title={t("seat-title", { seat })}
            value={lookUp(names, seat) ?? ""}
            maxLength={24}
            autocomplete="off"
            change={(name) => setNames({ ...names, [seat]: name })}
          />
        ))}
      </div>
      {seats.length > 3 && <p class={panelStyles.small}>{t("pad-partners")}</p>}
      <Rules
        game={game}
        preset={preset}
        changes={wanted.options}
        change={(patch) => setChoice({ ...choice, ...patch })}
      />
      <SelectField
        title={t("new-dealer")}
        value={seats.includes(dealer) ? dealer : (seats[0] ?? "")}
        change={setDealer}
      >
        {seats.map((seat) => [seat, named(seat)])}
      </SelectField>
      <Refusal problem={problem} />
      <div class={`${panelStyles.panelButtons} ${panelStyles.sticky}`} data-stays="bottom">
        <Button type="submit" primary aria-disabled={isRunning}>
          {t("pad-begin")}
        </Button>
      </div>
    </form>
  );
}
