// When a component fails, the game is safe in storage: say so, and offer to begin again.
import { Component, type ComponentChildren } from "preact";
import { note } from "../browser/note.ts";
import { t } from "../i18n/index.ts";

export class Boundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    note(error);
    this.setState({ failed: true });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main class="failed">
        <p role="alert">{t("page-failed")}</p>
        <div class="failed-buttons">
          <button type="button" class="button primary" data-event="app:reload">
            {t("reload")}
          </button>
          <button type="button" class="button" data-event="app:afresh">
            {t("begin-afresh")}
          </button>
          <button type="button" class="button" data-event="app:copy-diagnostics">
            {t("copy-diagnostics")}
          </button>
        </div>
      </main>
    );
  }
}
