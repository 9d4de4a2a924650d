// The viewer for other sites' pages: it shows the game named by its own address. It stores nothing and reads nothing
// from storage.
import "../sheets.ts";
import { render } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useTitle } from "../browser/title.ts";
import { keepText } from "../browser/translated.ts";
import { ask, engine } from "../engine/client.ts";
import { studyIn } from "../game/studies.ts";
import { failure } from "../i18n/failure.ts";
import { chooseLanguage, loadLanguage, loadRest, t } from "../i18n/index.ts";
import { Boundary } from "../kit/Boundary.tsx";
import { useAsked } from "../kit/hooks/useAsked.ts";
import { Awaited, Broken, ReplayView, Stopped } from "../replay/ReplayView.tsx";
import { applySettings, defaults } from "../settings/settings.ts";

const nothing = (): void => undefined;
const none = async (): Promise<string[]> => [];
const acts = {
  close: nothing,
  keep: async () => undefined,
  playFromHere: async () => undefined,
  notice: nothing,
  moved: nothing,
  rename: nothing,
  chapter: nothing,
};

function Embed() {
  useTitle("page", t("app-title"));
  const [link, setLink] = useState(location.hash.slice(1));
  const { answer, hasFailed, again } = useAsked(link, () => ask({ do: "open", link }));
  const [chosen, setChosen] = useState<{ link: string; chapter: number } | null>(null);
  const [why, setWhy] = useState("");
  useEffect(() => {
    const changed = async () => {
      const { key, words } = await failure();
      setWhy(key === "engine-failed" ? "" : t(key, words));
    };
    return engine.subscribe(() => void changed());
  }, []);
  useLayoutEffect(() => {
    const changed = () => setLink(location.hash.slice(1));
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  if (hasFailed) {
    const restart = () => {
      engine.restart();
      again();
    };
    return <Stopped words={why || t("replay-failed")} again={restart} close={null} />;
  }
  if (!answer) return <Awaited />;
  const { record, summary, at = null, problems = [], games, chapter: first = 1 } = answer;
  if (record === undefined) return <Broken problems={problems} close={null} />;
  const study = games && studyIn(games, chosen?.link === link ? chosen.chapter : first);
  const chapter = chosen?.link === link ? study?.chapters[chosen.chapter - 1] : undefined;
  return (
    <ReplayView
      key={`${link} ${study?.at}`}
      record={chapter?.record ?? record}
      at={chapter ? null : at}
      seat={chapter ? chapter.seat : (summary?.viewOf ?? null)}
      study={
        study && { title: study.title, names: study.chapters.map(({ name }) => name), at: study.at, records: none }
      }
      own={false}
      settings={defaults}
      embedded
      acts={{ ...acts, chapter: (chapter) => setChosen({ link, chapter }) }}
    />
  );
}

async function begin(root: HTMLElement): Promise<void> {
  applySettings(defaults);
  keepText(document.body);
  engine.start();
  await loadLanguage(chooseLanguage(""));
  await loadRest();
  document.documentElement.dataset.started = "yes";
  render(
    <Boundary>
      <Embed />
    </Boundary>,
    root,
  );
}

const root = document.getElementById("app");
// Where it cannot run, boot.js says why.
if (root && !document.documentElement.dataset.hindered)
  begin(root).catch((error: unknown) => {
    if (!document.documentElement.dataset.started) document.getElementById("cut-off")?.removeAttribute("hidden");
    throw error;
  });
