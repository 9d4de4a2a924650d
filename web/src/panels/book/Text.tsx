import { has, t } from "../../i18n/index.ts";
import { sentenceOf, valueWords } from "../../i18n/values.ts";
import styles from "./book.module.css";
import { addressOf, type Item, type Section } from "./data.ts";
import { Drawn } from "./Pictures.tsx";
import { Try } from "./Try.tsx";

interface Props {
  game: string;
  section: Section;
  onLaid: () => void; // called when an example has its final size
}

/** A section of the rule book. */
export function Text({ game, section, onLaid }: Props) {
  const address = addressOf(game, section);
  return (
    <section class={styles.section} aria-labelledby={`title-${address}`}>
      <h4 id={`title-${address}`} tabIndex={-1} data-place={address}>
        {t(`book-section-${game}-${section.section}`)}
      </h4>
      {section.items.map((item) => (
        <ItemText key={JSON.stringify(item)} item={item} first={address} onLaid={onLaid} />
      ))}
    </section>
  );
}

/** An item of a section; the address of its first rule is that of the heading. */
function ItemText({ item, first, onLaid }: Omit<Props, "game" | "section"> & { item: Item; first: string }) {
  if ("rule" in item)
    return (
      <p class={styles.rule} tabIndex={-1} data-place={item.rule === first ? undefined : item.rule}>
        <span class={styles.id}>{item.rule}</span>
        {t(`book-${item.rule}`, item)}
      </p>
    );
  if ("option" in item) return <Values option={item.option} values={item.values} />;
  if ("preset" in item)
    return (
      <div class={styles.option}>
        <h5>{t(`preset-${item.preset}`)}</h5>
        <p>{t(`book-preset-${item.preset}`)}</p>
      </div>
    );
  if ("picture" in item) return <Drawn picture={item} />;
  return <Try example={item} onLaid={onLaid} />;
}

/** The words of a value; flags share theirs. */
const wordsOf = (option: string, value: string): string =>
  (value === "on" || value === "off") && !has(`option-${option}-${value}`)
    ? t(`option-${value}`)
    : valueWords(option, value);

function Values({ option, values }: { option: string; values: string[] }) {
  return (
    <div class={styles.option}>
      <h5>{t(`option-${option}`)}</h5>
      <dl>
        {values.map((value, i) => (
          <div key={value}>
            <dt>
              {wordsOf(option, value)}
              {i === 0 && <span class={styles.usual}> · {t("book-usual")}</span>}
            </dt>
            {sentenceOf(option, value) && <dd>{sentenceOf(option, value)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
