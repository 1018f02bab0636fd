import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { INTEL_TOPICS } from "#domain/advertisers/marketIntel.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { marketIntelQuery } from "#ui/queries/advertiserQueries.ts";
import { LateBlock } from "../LateBlock.tsx";
import { IntelCards } from "./IntelCards.tsx";
import { IntelTable } from "./IntelTable.tsx";
import { intelTable } from "./intelTable.ts";

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
  const facts = useMemo(
    () =>
      all
        .filter(({ vertical }) => scope.kind === "vertical" && vertical === scope.id)
        .toSorted((a, b) => INTEL_TOPICS.indexOf(a.topic) - INTEL_TOPICS.indexOf(b.topic)),
    [all, scope],
  );
  const files = useMemo(
    () => [{ name: "marketIntelligence", table: () => intelTable(facts, formats.locale) }],
    [facts, formats],
  );
  const vertical = scope.kind === "vertical" ? words.vertical(scope.id) : "";
  if (facts.length === 0) {
    return (
      <EmptyState
        title={text("verticals.intel.none")}
        hint={text("verticals.intel.noneHint", { revision: revision.label, vertical })}
      />
    );
  }
  const line = text("verticals.intel.line");
  return (
    <BlockSection
      name="marketIntelligence"
      spending={spending}
      headline={text("verticals.intel.headline", { count: facts.length })}
      measure={line}
      chart={<IntelCards facts={facts} words={words} />}
      alt={text("verticals.intel.alt", { count: facts.length, vertical })}
      table={<IntelTable caption={line} facts={facts} words={words} />}
      tip={nothing}
      explain={nothing}
      mainFigure={null}
      sources={[...new Set(facts.map(({ source }) => source))]}
      files={files}
    />
  );
}
