import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { intelColumns, intelFigure } from "#documents/parts/advertisers/intelFigure.ts";
import { intelTable } from "#documents/parts/advertisers/intelTable.ts";
import { intelValue } from "#documents/parts/advertisers/intelValue.ts";
import type { Spending } from "#documents/spending.ts";
import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Words } from "#language/words/words.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { marketIntelQuery } from "#ui/queries/advertiserQueries.ts";
import style from "./IntelBlock.module.css";

interface IntelTableProps {
  readonly caption: string;
  readonly facts: readonly MarketIntel[];
  readonly words: Words;
}

/** The same facts in rows, to be sorted. */
const IntelTable = memo(function IntelTable({ caption, facts, words }: IntelTableProps) {
  const columns = useMemo(() => intelColumns(words), [words]);
  return <DataTable caption={caption} columns={columns} rows={facts} rowId={({ id }) => id} />;
});

interface IntelCardsProps {
  readonly facts: readonly MarketIntel[];
  readonly words: Words;
}

/** Facts side by side: topic, figure, what it says, and who was asked. */
function IntelCards({ facts, words }: IntelCardsProps) {
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

interface IntelBlockProps {
  readonly spending: Spending;
}

/** What advertisers of the vertical say of their budgets, media, plans and troubles. */
export const IntelBlock = memo(({ spending }: IntelBlockProps) => (
  <LateBlock>
    <Intel spending={spending} />
  </LateBlock>
));

const nothing = () => null;

function Intel({ spending }: IntelBlockProps) {
  const { scope, revision, words } = spending;
  const { text, formats } = words;
  const { data: all } = useSuspenseQuery(marketIntelQuery(revision.id));
  const figure = useMemo(() => intelFigure(spending, all), [spending, all]);
  const files = useMemo(
    () => [{ name: "marketIntelligence", table: () => intelTable(figure?.known ?? [], formats.locale) }],
    [figure, formats],
  );
  const vertical = scope.kind === "vertical" ? words.vertical(scope.id) : "";
  if (!figure) {
    return (
      <EmptyState
        title={text("verticals.intel.none")}
        hint={text("verticals.intel.noneHint", { revision: revision.label, vertical })}
      />
    );
  }
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<IntelCards facts={figure.known} words={words} />}
      alt={figure.alt}
      table={<IntelTable caption={figure.measure} facts={figure.known} words={words} />}
      tip={nothing}
      explain={nothing}
      mainFigure={null}
      sources={figure.sources}
      files={files}
      figure={figure}
    />
  );
}
