// A message that the engine's answer is missing, with a button to try again. The button disappears when pressed, so the
// focus moves to the heading above it.
import { t } from "../i18n/index.ts";
import { Button } from "../kit/Button.tsx";

export function Failed({ again, words = "reading-failed" }: { again(): void; words?: string }) {
  const press = ({ currentTarget }: MouseEvent) => {
    const around = currentTarget as HTMLElement;
    const heading = (
      around.closest("[data-panel]") ?? around.closest("[data-part=reading]")
    )?.querySelector<HTMLElement>("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
    again();
  };
  return (
    <div>
      <p role="alert">{t(words)}</p>
      <Button onClick={press} says="try-again" />
    </div>
  );
}
