// The review of a game, which is fetched with its words when it is first asked for.
import type { ComponentProps, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadRest, loadTopic } from "../i18n/index.ts";
import type ReviewSheet from "./review/ReviewSheet.tsx";

type Props = ComponentProps<typeof ReviewSheet>;

export function ReviewLater(props: Props) {
  const [Sheet, setSheet] = useState<FunctionComponent<Props> | null>(null);
  const { acts } = props;
  useEffect(() => {
    let current = true;
    Promise.all([import("./review/ReviewSheet.tsx"), loadTopic("analysis"), loadRest()]).then(
      ([found]) => current && setSheet(() => found.default),
      () => current && acts.notice({ key: "page-outdated", actions: [{ label: "reload", event: "app:reload" }] }),
    );
    return () => {
      current = false;
    };
  }, [acts]);
  return Sheet && <Sheet {...props} />;
}
