// A question before something is deleted: a small dialog over the panel that asks it.
import { useLayoutEffect, useRef } from "preact/hooks";
import buttonStyles from "../../kit/button.module.css";
import panelStyles from "../../kit/panel.module.css";

interface Props {
  title: string;
  means: string; // what comes of it
  yes: string;
  no: string;
  answer: (yes: boolean) => void;
}

export function Ask({ title, means, yes, no, answer }: Props) {
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
        <p id="ask-means">{means}</p>
        <div class={panelStyles.panelButtons}>
          <button type="button" class={buttonStyles.button} onClick={() => answer(true)}>
            {yes}
          </button>
          <button
            type="button"
            class={`${buttonStyles.button} ${buttonStyles.primary}`}
            autofocus
            onClick={() => answer(false)}
          >
            {no}
          </button>
        </div>
      </div>
    </dialog>
  );
}
