import { useEffect, useState } from "preact/hooks";
import { addsToHome, forgets } from "../../browser/install.ts";
import { allParts, canKeep, choose, isWanted, look, offline, sharesOf, use } from "../../browser/offline.ts";
import { FOUR_COLOURS, FRIEND, HELP, isTables, OTHER_CARDS, PUZZLES, tablesOf } from "../../browser/parts.ts";
import { keepOffline } from "../../browser/update.ts";
import { opponents } from "../../engine/tables.ts";
import { usually } from "../../game/choice.ts";
import { language, languages, nameOf, t } from "../../i18n/index.ts";
import { FIRST, joined, listed, sizeWords } from "../../i18n/phrases.ts";
import { Button } from "../../kit/Button.tsx";
import { Switch } from "../../kit/Fields.tsx";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import panelStyles from "../../kit/panel.module.css";
import { loadSettings, partsOfCards } from "../../settings/settings.ts";
import settingsStyles from "./settings.module.css";

function Choice({ line: { label, lang, parts, isInUse, isOn, bytes, missing } }: { line: Line }) {
  return (
    <Switch
      class={`${settingsStyles.switch} ${settingsStyles.part}`}
      title={label}
      lang={lang}
      value={isOn}
      disabled={isInUse}
      change={(isChosen) => void choose(parts, isChosen)}
    >
      <small>{isOn && missing > 0 ? t("offline-missing", { size: sizeWords(missing) }) : sizeWords(bytes)}</small>
    </Switch>
  );
}

export function Offline() {
  return (
    <>
      <Parts />
      {forgets() && <p>{t("offline-forgets")}</p>}
      {addsToHome() && <p>{joined([t("install-home"), t("install-games")])}</p>}
    </>
  );
}

function Parts() {
  const [{ shares, isBusy, hasFailed }, setKept] = useState(offline.kept);
  const kept = shares.filter((share) => share.kept).length;
  const { answer: space = 0 } = useAsked(kept, async () => (await navigator.storage.estimate()).usage ?? 0);
  useEffect(() => {
    const end = offline.subscribe(setKept);
    void look();
    return end;
  }, []);
  const begin = () => {
    keepOffline(hasFailed);
    void use(language());
  };
  const keepAll = () => void choose(allParts(), true);

  if (!canKeep()) return <p>{t(isSecureContext ? "offline-none" : "offline-address")}</p>;
  if (shares.length === 0)
    return (
      <>
        <p>{t("offline-not-yet")}</p>
        <Button class={settingsStyles.keep} disabled={isBusy} onClick={begin} says="offline-begin" />
        <p role="status">
          {isBusy && t("offline-beginning")}
          {!isBusy && hasFailed && t("offline-failed")}
        </p>
      </>
    );
  const every = lines();
  const bytesLeft = shares.reduce((bytes, share) => bytes + (share.kept ? 0 : share.bytes), 0);
  const wanted = every.reduce((bytes, { isOn, missing }) => bytes + (isOn ? missing : 0), 0);
  const now = [
    t(`game-${FIRST}`),
    ...every.filter(({ isOn, missing }) => isOn && missing === 0).map((line) => line.label),
  ];
  return (
    <>
      <p>{bytesLeft === 0 ? t("offline-all") : t("offline-now", { what: listed(now) })}</p>
      <div>
        {every.map((line) => (
          <Choice key={line.parts.join()} line={line} />
        ))}
      </div>
      <p role="status">
        {isBusy && wanted > 0 && t("offline-busy", { size: sizeWords(wanted) })}
        {!isBusy && hasFailed && t("offline-failed")}
      </p>
      {bytesLeft > 0 && (
        <Button class={settingsStyles.keep} disabled={isBusy} onClick={keepAll}>
          {t("offline-keep-all", { size: sizeWords(bytesLeft) })}
        </Button>
      )}
      {space > 0 && <p class={panelStyles.small}>{t("offline-space", { size: sizeWords(space) })}</p>}
    </>
  );
}

interface Line {
  label: string;
  lang?: string; // of the label
  parts: string[];
  isInUse: boolean; // it is in use and cannot be removed
  isOn: boolean;
  bytes: number; // of its files, as sent
  missing: number; // bytes
}

function line(label: string, parts: string[], lang?: string): Line {
  const others = allParts().filter((part) => isWanted(part) && !parts.includes(part));
  const inUse = new Set([language(), ...[...opponents].map(tablesOf)]);
  for (const part of partsOfCards(loadSettings())) inUse.add(part);
  const shares = sharesOf(parts, others);
  const sum = (of: typeof shares) => of.reduce((bytes, share) => bytes + share.bytes, 0);
  return {
    label,
    ...(lang && { lang }),
    parts,
    isInUse: parts.some((part) => inUse.has(part)),
    isOn: parts.every(isWanted),
    bytes: sum(shares),
    missing: sum(shares.filter((share) => !share.kept)),
  };
}

/** Return everything that can be kept besides the first game: languages, games, the strongest player's tables,
 *  help, problems. */
function lines(): Line[] {
  const parts = allParts();
  const usual = tablesOf(usually().preset);
  const others = parts.filter((part) => isTables(part) && part !== usual);
  const isGame = (part: string) =>
    !languages.includes(part) && !isTables(part) && ![HELP, FOUR_COLOURS, FRIEND, OTHER_CARDS, PUZZLES].includes(part);
  return [
    ...languages.filter((lang) => parts.includes(lang)).map((lang) => line(nameOf(lang), [lang], lang)),
    ...parts.filter(isGame).map((game) => line(t(`game-${game}`), [game])),
    line(t("offline-tables"), [usual]),
    line(t("offline-tables-other"), others),
    line(t("offline-four-colours"), [FOUR_COLOURS]),
    line(t("offline-other-cards"), [OTHER_CARDS]),
    line(t("offline-help"), [HELP]),
    line(t("offline-puzzles"), [PUZZLES]),
    line(t("offline-friend"), [FRIEND]),
  ];
}
