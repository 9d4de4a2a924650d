import { useEffect, useRef, useState } from "preact/hooks";
import { freshSeed } from "../../game/choice.ts";
import { type Sealed, sealOf } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import { TextField } from "../../kit/Fields.tsx";
import fieldsStyles from "../../kit/fields.module.css";
import panelStyles from "../../kit/panel.module.css";
import fairStyles from "./fair.module.css";

interface Props {
  open: boolean;
  sealed: Sealed | null;
  change: (sealed: Sealed) => void;
}

/** The seal of a new game and the words that cut its first pack, folded away. */
export function CutFold({ open, sealed, change }: Props) {
  const [seal, setSeal] = useState("");
  const [opened, setOpened] = useState(open);
  useEffect(() => {
    if (opened && !sealed) change({ seed: freshSeed(), cut: "" });
  }, [opened]);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opened && !open) fold.current?.scrollIntoView({ block: "nearest" });
  }, [opened, sealed === null, seal]);
  const seed = sealed?.seed;
  useEffect(() => {
    if (seed) void sealOf(seed).then(setSeal, () => setSeal(""));
  }, [seed]);
  return (
    <details
      ref={fold}
      class={`${fieldsStyles.options} ${fairStyles.cutFold}`}
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{t("cut-pack")}</summary>
      {sealed && <CutWords value={sealed.cut} change={(cut) => change({ ...sealed, cut })} />}
      {seal && <Seal seal={seal} />}
    </details>
  );
}

/** The seal of a game: the hash of its seed, which shows no card. */
export function Seal({ seal }: { seal: string }) {
  return (
    <p class={fairStyles.seal}>
      <span>{t("cut-seal")}</span> <code>{seal}</code>
    </p>
  );
}

const LONGEST = 80; // characters; the engine checks the rest

export function CutWords({ value, change }: { value: string; change: (words: string) => void }) {
  return (
    <>
      <TextField
        title={t("cut-words")}
        class={fairStyles.field}
        name="cut"
        value={value}
        maxLength={LONGEST}
        autocomplete="off"
        autocapitalize="off"
        change={change}
      />
      <p class={panelStyles.small}>{t("cut-help")}</p>
    </>
  );
}
