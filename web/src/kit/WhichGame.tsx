import { t } from "../i18n/index.ts";
import { Segments } from "./Segments.tsx";

interface Props {
  name: string; // of the radio buttons
  games: readonly string[];
  value: string;
  change: (game: string) => void;
  class?: string | undefined;
}

/** The choice between games, for a panel that has something about each. */
export function WhichGame({ name, games, value, change, class: own }: Props) {
  const choices = games.map((game) => [game, t(`game-${game}`)] as const);
  return (
    <Segments name={name} class={own} legend={t("new-which")} hidden value={value} choices={choices} change={change} />
  );
}
