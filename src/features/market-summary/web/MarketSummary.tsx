import { CompareBlock, DigitalCompareBlock } from "#blocks/spending/CompareBlock.tsx";
import { ForecastBlock } from "#blocks/spending/ForecastBlock.tsx";
import { DigitalMediaBlock, MediaBlock } from "#blocks/spending/MediaBlock.tsx";
import { PlatformBlock } from "#blocks/spending/PlatformBlock.tsx";
import { PoliticalBlock } from "#blocks/spending/PoliticalBlock.tsx";
import { GrowthBlock, LossBlock, TopBlock } from "#blocks/spending/SubVerticalBlock.tsx";
import { DigitalYearsBlock, YearsBlock } from "#blocks/spending/YearsBlock.tsx";
import { TalkingPoints } from "#blocks/talkingPoints/TalkingPoints.tsx";
import { Chapter } from "#blocks/frame/Chapter.tsx";
import { KeyFigures } from "./head/KeyFigures.tsx";
import { MarketHead } from "./head/MarketHead.tsx";
import { NothingYet } from "#blocks/frame/NothingYet.tsx";
import { Deferred } from "#blocks/frame/Deferred.tsx";
import type { Spending } from "#reports/spending.ts";
import { SpendingContext } from "#blocks/frame/spending.ts";

/** The market spending of one view, block by block. */
export function MarketSummary({ spending }: { readonly spending: Spending }) {
  const { text } = spending.words;
  return (
    <SpendingContext value={spending}>
      <MarketHead spending={spending} />
      {spending.view.own.wallet.dollars.every(Number.isNaN) ? (
        <NothingYet spending={spending} />
      ) : (
        <>
          <KeyFigures spending={spending} />
          <TalkingPoints spending={spending} />
          <Chapter title={text("marketSummary.chapter.media")}>
            <Deferred block={MediaBlock} columns={7} />
            <Deferred block={CompareBlock} columns={5} />
            <Deferred block={YearsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("marketSummary.chapter.digital")}>
            <Deferred block={DigitalMediaBlock} columns={7} />
            <Deferred block={DigitalCompareBlock} columns={5} />
            <Deferred block={PlatformBlock} columns={12} />
            <Deferred block={DigitalYearsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("marketSummary.chapter.outlook")}>
            <Deferred block={ForecastBlock} columns={12} />
            <Deferred block={PoliticalBlock} columns={12} />
          </Chapter>
          <Chapter title={text("marketSummary.chapter.categories")}>
            <Deferred block={TopBlock} columns={12} />
            <Deferred block={GrowthBlock} columns={6} />
            <Deferred block={LossBlock} columns={6} />
          </Chapter>
        </>
      )}
    </SpendingContext>
  );
}
