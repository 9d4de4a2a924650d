import { Component, type ComponentChildren } from "preact";
import { note } from "../browser/note.ts";
import { t } from "../i18n/index.ts";
import { Button } from "./Button.tsx";
import boundaryStyles from "./boundary.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  children: ComponentChildren;
  panel?: string; // the name of the panel inside: if it fails, the rest of the page stays in use
}

/** Catches the failure of a component: says that the games are safe, and offers to save them or to reload the page. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    note(error);
    this.setState({ failed: true });
  }

  override render() {
    const { children, panel } = this.props;
    if (!this.state.failed) return children;
    if (panel)
      return (
        <Panel name={panel} title={t("panel-failed-title")}>
          <Failed words={t("panel-failed")} />
        </Panel>
      );
    return (
      <main class={boundaryStyles.failed}>
        <Failed words={t("page-failed")} />
      </main>
    );
  }
}

const Failed = ({ words }: { words: string }) => (
  <>
    <p role="alert">{words}</p>
    <div class={boundaryStyles.failedButtons}>
      <Button primary event="app:reload" says="reload" />
      <Button event="app:backup" says="save-games" />
      <Button event="app:afresh" says="begin-afresh" />
      <Button event="app:copy-diagnostics" says="copy-diagnostics" />
    </div>
  </>
);
