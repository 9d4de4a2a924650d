// The table of écarté: the opponent at the top, pack, trick and discards in the middle, the player at the bottom.

import { lookUp } from "../../../engine/lookUp.ts";
import type { EcarteView } from "../../../engine/types/view.ts";
import { t } from "../../../i18n/index.ts";
import type { SceneProps } from "../../contract/layout.ts";
import { Bubble } from "../../pieces/Bubble.tsx";
import { Two } from "../../pieces/Two.tsx";
import styles from "../../pieces/table.module.css";
import { speaker } from "../turn/course.ts";
import { marked, opposite } from "../turn/moment.ts";
import { exclaims } from "../turn/speech.ts";
import { tags } from "../turn/tags.ts";
import { AsidesButton, AsidesSlip } from "./Asides.tsx";
import { Called } from "./Called.tsx";
import { Ecart } from "./Ecart.tsx";
import { Portrayed } from "./Portrayed.tsx";

export function Scene(props: SceneProps<EcarteView>) {
  const { view, entry, last = entry, names, live, said, ui, children, asides, hint, log } = props;
  const me = view.seat;
  const them = opposite(view);
  const mine = entry !== null && speaker(entry, log) === me;
  const open = live && ui.slip === "aside";
  return (
    <Two
      scene={props}
      portrait={<Portrayed name={lookUp(names, them) ?? them} />}
      said={mine ? null : said}
      tags={(seat, who) => tags(view, seat, who)}
      marked={(seat) => marked(view, last, seat)}
      beside={<Called view={view} />}
      own={<AsidesButton asides={asides} open={open} hint={hint} />}
    >
      <Ecart view={view} />
      {children}
      <AsidesSlip asides={asides} open={open} />
      {said && mine && <Bubble said={said} whose="mine" />}
      {live && exclaims(view) && entry?.why === "turned-king" && (
        <p class={styles.cry} aria-hidden="true">
          {t("cry-king")}
        </p>
      )}
    </Two>
  );
}
