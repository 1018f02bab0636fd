import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { Figures } from "#ui/figure/Figures.tsx";
import { FilterBar } from "#ui/filters/FilterBar.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { ChartColours } from "./ChartColours.tsx";
import { MarketSummary } from "./MarketSummary.tsx";
import style from "./MarketSummary.module.css";
import { SummarySkeleton } from "./SummarySkeleton.tsx";
import { useSummaryOfAddress } from "./useSummaryOfAddress.ts";

/** `/market-summary`: what is spent in a market, on what, by whom, and what comes next. */
export default function MarketSummaryScreen() {
  const [search] = useSearchParams();
  return (
    <>
      <ChartColours />
      <FilterBar />
      <div className={style["page"]}>
        <ProblemBoundary resetKey={String(search)}>
          <Suspense fallback={<SummarySkeleton />}>
            <Figures>
              <SummaryOfAddress />
            </Figures>
          </Suspense>
        </ProblemBoundary>
      </div>
    </>
  );
}

function SummaryOfAddress() {
  return <MarketSummary summary={useSummaryOfAddress()} />;
}
