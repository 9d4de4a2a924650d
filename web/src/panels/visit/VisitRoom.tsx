import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useTitle } from "../../browser/title.ts";
import { lookUp } from "../../engine/lookUp.ts";
import { mateOf } from "../../engine/seats.ts";
import type { Challenge } from "../../engine/types/answer.ts";
import type { Seat } from "../../engine/types/view.ts";
import { sender } from "../../game/answers.ts";
import { computerName } from "../../game/people.ts";
import { gameIfOther } from "../../i18n/games.ts";
import { t } from "../../i18n/index.ts";
import { listed, together } from "../../i18n/list.ts";
import { valueWords } from "../../i18n/values.ts";
import { Button } from "../../kit/Button.tsx";
import { Explained } from "../../kit/Explained.tsx";
import { Loading } from "../../kit/Loading.tsx";
import panelStyles from "../../kit/panel.module.css";
import { ReplayView } from "../../replay/index.ts";
import type { Notice, State } from "../../state/state.ts";
import { replayActs } from "./replayActs.ts";
import { playersOf } from "./resuming.ts";
import visitStyles from "./visit.module.css";

/** What replaces the table: a replay, a challenge or, if it cannot be shown, the reason. */
export default function VisitRoom({ state }: { state: State }) {
  const acts = useMemo(replayActs, []);
  const { visit, settings, judging } = state;
  if (!visit) return null;
  const { game, first, challenge, failed } = visit;
  const id = "kept" in visit.place ? visit.place.kept : null;
  if (challenge) return <Offer challenge={challenge} />;
  if (failed) return <Failed notice={failed} />;
  if (game || first) {
    const begun = game ?? { record: null, at: null, seat: first?.replay.seat ?? null, kept: null, own: false };
    return <ReplayView {...begun} first={first} id={id} settings={settings} judging={judging} acts={acts} />;
  }
  return (
    <main class={visitStyles.visit} data-part="visit" aria-live="polite">
      <p>{t("visit-opening")}</p>
      <Loading />
    </main>
  );
}

const SlipButton = ({ primary = false, ...rest }: ComponentProps<typeof Button>) => (
  <Button class={`${visitStyles.button}${primary ? ` ${visitStyles.primary}` : ""}`} primary={primary} {...rest} />
);

const ToTable = ({ primary = false }: { primary?: boolean }) => (
  <SlipButton primary={primary} event="app:table">
    {t("visit-table")}
  </SlipButton>
);

/** A slip of paper on the empty table, with the focus on its heading. */
function Slip({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle("room", title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class={visitStyles.visit} data-part="visit">
      <section class={visitStyles.slip} aria-labelledby="visit-title">
        <h1 id="visit-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </main>
  );
}

function Failed({ notice }: { notice: Notice }) {
  return (
    <Slip title={t("visit-failed")}>
      <p role="alert">
        {t(notice.key, notice.words)}
        {t("sentence-gap")}
        {notice.problem && <Explained problem={notice.problem} />}
      </p>
      <div class={panelStyles.panelButtons}>
        {notice.actions?.map(({ label, event }) => (
          <SlipButton key={event} event={event}>
            {t(label)}
          </SlipButton>
        ))}
        <SlipButton event="app:games">{t("your-games")}</SlipButton>
        <ToTable primary />
      </div>
    </Slip>
  );
}

function Offer({ challenge }: { challenge: Challenge }) {
  const { game, name, rules, seats, seat } = challenge;
  const players = playersOf(challenge);
  const mate = mateOf(seat, seats);
  const nameAt = (each: Seat) => computerName(game, each, lookUp(players, each) ?? "");
  const opponent = together(seats.filter((each) => each !== seat && each !== mate).map(nameAt));
  const changed = Object.entries(rules.options).map(([option, value]) =>
    t("challenge-option", {
      option: t(`option-${option}`),
      value: typeof value === "boolean" ? t(value ? "challenge-yes" : "challenge-no") : valueWords(option, value),
    }),
  );
  return (
    <Slip title={t("challenge-title", { name: sender(name) })}>
      <p>
        {mate ? t("challenge-means-partner", { opponent, partner: nameAt(mate) }) : t("challenge-means", { opponent })}
      </p>
      <p>
        <strong class={visitStyles.preset}>
          {[gameIfOther(game), t(`preset-${rules.preset}`)].filter(Boolean).join(" · ")}
        </strong>{" "}
        {t(`preset-${rules.preset}-help`)}
        {t("sentence-gap")}
        {changed.length > 0 && t("challenge-options", { listed: listed(changed) })}
      </p>
      <p class={panelStyles.small}>{t("challenge-sealed")}</p>
      <div class={panelStyles.panelButtons}>
        <ToTable />
        <SlipButton primary event="app:take-up">
          {t("challenge-play")}
        </SlipButton>
      </div>
    </Slip>
  );
}
