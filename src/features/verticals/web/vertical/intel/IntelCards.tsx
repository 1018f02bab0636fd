import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Words } from "#language/words/words.ts";
import style from "./IntelCards.module.css";
import { intelValue } from "#documents/parts/advertisers/intelValue.ts";

interface IntelCardsProps {
  readonly facts: readonly MarketIntel[];
  readonly words: Words;
}

/** Facts side by side: topic, figure, what it says, and who was asked. */
export function IntelCards({ facts, words }: IntelCardsProps) {
  return (
    <ul className={style["cards"]}>
      {facts.map((fact) => (
        <li key={fact.id} className={style["card"]}>
          <Card fact={fact} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Card({ fact, words }: { readonly fact: MarketIntel; readonly words: Words }) {
  const { text, formats, subVertical } = words;
  const value = intelValue(fact, formats);
  const asked =
    fact.respondents === null ? null : text("verticals.intel.asked", { number: formats.count(fact.respondents) });
  return (
    <>
      <p className={style["topic"]}>
        {text(`verticals.intel.topic.${fact.topic}`)}
        {fact.subVertical !== null && <> · {subVertical(fact.subVertical)}</>}
      </p>
      {value !== null && <p className={style["value"]}>{value}</p>}
      <p className={style["statement"]}>
        <bdi>{formats.name(fact.statement)}</bdi>
      </p>
      <p className={style["source"]}>
        <bdi>{fact.source}</bdi>
        {asked !== null && ` · ${asked}`} · {formats.year(fact.year)}
      </p>
    </>
  );
}
