import { Component, type ComponentChildren } from "preact";
import { note } from "../browser/note.ts";
import { t } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import boundaryStyles from "./boundary.module.css";

/** Catches the failure of a component: says that the game is safe, and offers to reload the page. */
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
          <Button primary event="app:reload">
            {t("reload")}
          </Button>
          <Button event="app:afresh">{t("begin-afresh")}</Button>
          <Button event="app:copy-diagnostics">{t("copy-diagnostics")}</Button>
        </div>
      </main>
    );
  }
}
