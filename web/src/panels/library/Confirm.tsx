import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../kit/Button.tsx";
import panelStyles from "../../kit/panel.module.css";

interface Props {
  title: string;
  effect: string; // the consequence of "yes"
  yes: string;
  no: string;
  answer: (yes: boolean) => void;
}

/** A confirmation before something is deleted, over the panel that asks for it. */
export function Confirm({ title, effect, yes, no, answer }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close(); // gives the focus back
  }, []);
  return (
    <dialog
      ref={ref}
      class={panelStyles.panel}
      data-panel="ask"
      aria-labelledby="ask-title"
      aria-describedby="ask-means"
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <div class={panelStyles.panelSheet} data-part="panel-sheet">
        <h2 id="ask-title">{title}</h2>
        <p id="ask-means">{effect}</p>
        <div class={panelStyles.panelButtons}>
          <Button onClick={() => answer(true)}>{yes}</Button>
          <Button primary autofocus onClick={() => answer(false)}>
            {no}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
