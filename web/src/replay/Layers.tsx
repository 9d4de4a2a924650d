// What lies over a replay when it is asked for: the share sheet, the score sheet, the review, the keys.
import type { Moment } from "../engine/types/replay.ts";
import { reviewable } from "../game/reviewable.ts";
import { ReviewLater } from "./ReviewLater.tsx";
import type { Judged } from "./review/judged.ts";
import { Here } from "./sheets/Here.tsx";
import { KeyList } from "./sheets/KeyList.tsx";
import { Share } from "./sheets/Share.tsx";
import { Sheet } from "./sheets/Sheet.tsx";
import type { ReplayActs } from "./steps/acts.ts";
import type { Step } from "./steps/steps.ts";
import type { Loaded } from "./steps/useReplay.ts";
import type { Open } from "./useOpen.ts";

interface Props {
  open: Open | null;
  close(): Promise<void>;
  loaded: Loaded;
  at: Moment;
  until: number; // the last step of the game that may be known
  kept: string | null; // the game's id on the shelf, when what is written beside it is kept there
  name: string; // of whoever sits here
  acts: ReplayActs;
  /** Look at a step; a review says what it has found there. */
  look(to: Step, found?: Judged): void;
}

export function Layers({ open, close, loaded, at, until, kept, name, acts, look }: Props) {
  const { replay, steps, seat, text } = loaded;
  if (open === "here") return <Here replay={replay} at={at} seat={seat} acts={acts} close={close} />;
  if (open === "share" || open === "challenge")
    return <Share kind={open} loaded={loaded} at={at} seat={seat} name={name} rename={acts.rename} close={close} />;
  if (open === "sheet") {
    const ended = until >= steps.main.steps.length - 1;
    return <Sheet replay={replay} until={until} steps={steps} ended={ended} close={close} />;
  }
  if (open === "review" && reviewable(replay.summary))
    return (
      <ReviewLater
        record={text}
        replay={replay}
        steps={steps}
        kept={kept}
        seat={seat}
        acts={acts}
        go={look}
        close={close}
      />
    );
  return open === "keys" ? <KeyList close={close} /> : null;
}
