// When a component fails, the game is safe in storage: say so, and offer to begin again.
import { Component, type ComponentChildren } from "preact";
import { note } from "../browser/note.ts";
import { t } from "../i18n/index.ts";
import boundaryStyles from "./boundary.module.css";
import buttonStyles from "./button.module.css";

export class Boundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    note(error);
    this.setState({ failed: true });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main class={boundaryStyles.failed}>
        <p role="alert">{t("page-failed")}</p>
        <div class={boundaryStyles.failedButtons}>
          <button type="button" class={`${buttonStyles.button} ${buttonStyles.primary}`} data-event="app:reload">
            {t("reload")}
          </button>
          <button type="button" class={buttonStyles.button} data-event="app:afresh">
            {t("begin-afresh")}
          </button>
          <button type="button" class={buttonStyles.button} data-event="app:copy-diagnostics">
            {t("copy-diagnostics")}
          </button>
        </div>
      </main>
    );
  }
}
