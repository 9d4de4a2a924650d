import { useEffect, useRef, useState } from "preact/hooks";
import { freshSeed } from "../../game/choice.ts";
import { type Sealed, sealOf } from "../../game/sealed.ts";
import { t } from "../../i18n/index.ts";
import fieldsStyles from "../../kit/fields.module.css";
import fairStyles from "./fair.module.css";
import { Seal } from "./Seal.tsx";
import { Words } from "./Words.tsx";

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
      {sealed && <Words value={sealed.cut} change={(cut) => change({ ...sealed, cut })} />}
      {seal && <Seal seal={seal} />}
    </details>
  );
}
