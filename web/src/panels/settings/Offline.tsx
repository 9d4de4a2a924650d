import { useEffect, useState } from "preact/hooks";
import { addsToHome, forgets } from "../../browser/install.ts";
import { allParts, canKeep, choose, look, offline, use } from "../../browser/offline.ts";
import { keepOffline } from "../../browser/update.ts";
import { FIRST } from "../../i18n/games.ts";
import { language, t } from "../../i18n/index.ts";
import { listed } from "../../i18n/list.ts";
import { joined } from "../../i18n/sentences.ts";
import { sizeWords } from "../../i18n/size.ts";
import { Button } from "../../kit/Button.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import { useAsked } from "../../kit/hooks/useAsked.ts";
import panelStyles from "../../kit/panel.module.css";
import { type Line, lines } from "./parts.ts";
import settingsStyles from "./settings.module.css";

function Choice({ line: { label, lang, parts, isInUse, isOn, bytes, missing } }: { line: Line }) {
  return (
    <label class={`${fieldsStyles.switch} ${settingsStyles.switch} ${settingsStyles.part}`}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isInUse}
        onChange={({ currentTarget }) => void choose(parts, currentTarget.checked)}
      />
      <span lang={lang}>{label}</span>
      <small>{isOn && missing > 0 ? t("offline-missing", { size: sizeWords(missing) }) : sizeWords(bytes)}</small>
    </label>
  );
}

/** What works offline now, what else can be kept, and how long the browser keeps it. */
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
  const space = useAsked(kept, async () => (await navigator.storage.estimate()).usage ?? 0);
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
        <Button class={settingsStyles.keep} disabled={isBusy} onClick={begin}>
          {t("offline-begin")}
        </Button>
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
      {typeof space === "number" && space > 0 && (
        <p class={panelStyles.small}>{t("offline-space", { size: sizeWords(space) })}</p>
      )}
    </>
  );
}
