import type { ComponentChildren } from "preact";
import { Failed } from "../../analysis/Failed.tsx";
import type { GameRules } from "../../game/rules.ts";
import { SelectField } from "../../kit/Fields.tsx";
import explorerStyles from "./explorer.module.css";

/** What the explorer of a game is given. */
export interface ExplorerProps {
  at: string; // its address
  turn(at: string): void;
  rules: GameRules | undefined; // none until they are known
  failed: (() => void) | null; // tries again to read the rules, where they could not be read
}

interface FieldProps {
  label: string;
  value: string;
  choices: [value: string, words: string][];
  change(value: string): void;
}

export const Field = ({ label, choices, ...rest }: FieldProps) => (
  <SelectField title={label} class={explorerStyles.field} {...rest}>
    {choices}
  </SelectField>
);

interface OutcomeProps {
  failed: (() => void) | null;
  missing: string; // what is still to be chosen, in words
  children: ComponentChildren; // the answer
}

/** The answer, or why there is none. */
export function Outcome({ failed, missing, children }: OutcomeProps) {
  if (failed) return <Failed again={failed} />;
  if (!missing) return <>{children}</>;
  return (
    <p class={explorerStyles.missing} role="status">
      {missing}
    </p>
  );
}
