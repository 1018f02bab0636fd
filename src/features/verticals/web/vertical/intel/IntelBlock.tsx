import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import type { Spending } from "#documents/spending.ts";
import { intelFigure } from "#documents/parts/advertisers/intelFigure.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { marketIntelQuery } from "#ui/queries/advertiserQueries.ts";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { IntelCards } from "./IntelCards.tsx";
import { IntelTable } from "./IntelTable.tsx";
import { intelTable } from "#documents/parts/advertisers/intelTable.ts";

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
