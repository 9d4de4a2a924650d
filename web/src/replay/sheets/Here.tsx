// The choice of a seat for playing on from the moment that is shown.

import { useContext, useRef } from "preact/hooks";
import { lookUp } from "../../engine/lookUp.ts";
import type { Moment, Replay } from "../../engine/types/replay.ts";
import type { Seat } from "../../engine/types/view.ts";
import { t } from "../../i18n/index.ts";
import { Button } from "../../kit/Button.tsx";
import { Dialog } from "../../kit/Dialog.tsx";
import { Initial } from "../pieces/Initial.tsx";
import type { ReplayActs } from "../steps/acts.ts";
import { People } from "../steps/names.ts";
import dialogsStyles from "./dialogs.module.css";

interface Props {
  replay: Replay;
  at: Moment;
  seat: Seat | null; // seen from one seat: that one is taken, and no other hand is shown
  acts: ReplayActs;
  close(): Promise<void>;
}

export function Here({ replay, at, seat, acts, close }: Props) {
  const { names, you } = useContext(People);
  const asked = useRef(false);
  const seats = seat === null ? replay.seats : [seat];
  const play = async (as: Seat) => {
    if (asked.current) return;
    asked.current = true;
    await close(); // the what-if game must be a step over the replay, not over this dialog
    try {
      await acts.playFromHere(at, as, replay.summary);
    } catch {
      acts.notice({ key: "replay-failed" });
    }
  };
  return (
    <Dialog name="here" title={t("replay-here")} close={close}>
      <p>{t("replay-here-means")}</p>
      <div class={dialogsStyles.hereSeats}>
        {seats.map((each, i) => (
          <Button
            key={each}
            primary={you ? each === you : i === 0}
            class={dialogsStyles.button}
            onClick={() => void play(each)}
          >
            <Initial seat={each} />
            {t("replay-here-as", { name: lookUp(names, each) ?? each, who: each === you ? "you" : "other" })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
