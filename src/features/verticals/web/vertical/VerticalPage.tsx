import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import type { Spending } from "#documents/spending.ts";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { CompareBlock } from "#ui/figures/spending/CompareBlock.tsx";
import { MediaBlock } from "#ui/figures/spending/MediaBlock.tsx";
import { PlatformYearsBlock } from "#ui/figures/spending/PlatformYearsBlock.tsx";
import { TrendBlock } from "#ui/figures/spending/TrendBlock.tsx";
import { YearsBlock } from "#ui/figures/spending/YearsBlock.tsx";
import { TalkingPoints } from "#ui/figures/talkingPoints/TalkingPoints.tsx";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { SubVerticalYearsBlock } from "./breakdown/SubVerticalYearsBlock.tsx";
import { TreeMapBlock } from "./breakdown/TreeMapBlock.tsx";
import { VerticalFigures } from "./head/VerticalFigures.tsx";
import { VerticalHead } from "./head/VerticalHead.tsx";
import { IntelBlock } from "./intel/IntelBlock.tsx";
import { NothingOfVertical } from "./NothingOfVertical.tsx";
import { ProspectsBlock } from "./prospects/ProspectsBlock.tsx";
import { RankingBlock } from "./ranking/RankingBlock.tsx";
import { SeasonBlock } from "./season/SeasonBlock.tsx";

interface VerticalPageProps {
  readonly vertical: Vertical;
  /** Cut down to the vertical. */
  readonly spending: Spending;
}

/** Everything about one vertical of a market, block by block. */
export function VerticalPage({ vertical, spending }: VerticalPageProps) {
  const { text } = spending.words;
  const { dollars } = spending.view.own.wallet;
  return (
    <SpendingContext value={spending}>
      <VerticalHead spending={spending} vertical={vertical} />
      {dollars.every(Number.isNaN) ? (
        <NothingOfVertical spending={spending} vertical={vertical} />
      ) : (
        <>
          <VerticalFigures spending={spending} />
          <TalkingPoints spending={spending} />
          <Chapter title={text("verticals.chapter.media")}>
            <Deferred block={MediaBlock} columns={7} />
            <Deferred block={CompareBlock} columns={5} />
            <Deferred block={TrendBlock} columns={12} />
            <Deferred block={YearsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("verticals.chapter.who")}>
            <Deferred block={TreeMapBlock} columns={12} />
            <Deferred block={SubVerticalYearsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("verticals.chapter.digital")}>
            <Deferred block={PlatformYearsBlock} columns={12} />
            <Deferred block={ProspectsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("verticals.chapter.season")}>
            <Deferred block={SeasonBlock} columns={12} />
          </Chapter>
          <Chapter title={text("verticals.chapter.intel")}>
            <Deferred block={IntelBlock} columns={12} />
          </Chapter>
          <Chapter title={text("verticals.chapter.markets")}>
            <Deferred block={RankingBlock} columns={12} />
          </Chapter>
        </>
      )}
    </SpendingContext>
  );
}
