import { CompareBlock, DigitalCompareBlock } from "./blocks/CompareBlock.tsx";
import { ForecastBlock } from "./blocks/ForecastBlock.tsx";
import { DigitalMediaBlock, MediaBlock } from "./blocks/MediaBlock.tsx";
import { PlatformBlock } from "./blocks/PlatformBlock.tsx";
import { PoliticalBlock } from "./blocks/PoliticalBlock.tsx";
import { GrowthBlock, LossBlock, TopBlock } from "./blocks/SubVerticalBlock.tsx";
import { DigitalYearsBlock, YearsBlock } from "./blocks/YearsBlock.tsx";
import { Chapter } from "./Chapter.tsx";
import { KeyFigures } from "./head/KeyFigures.tsx";
import { MarketHead } from "./head/MarketHead.tsx";
import { NothingYet } from "./NothingYet.tsx";
import { Settled } from "./Settled.tsx";
import { type Summary, SummaryContext } from "./summary.ts";

/** The market summary of one view, block by block. */
export function MarketSummary({ summary }: { readonly summary: Summary }) {
  const { text } = summary.words;
  return (
    <SummaryContext value={summary}>
      <MarketHead summary={summary} />
      {summary.view.own.wallet.dollars.every(Number.isNaN) ? (
        <NothingYet summary={summary} />
      ) : (
        <>
          <KeyFigures summary={summary} />
          <Chapter title={text("marketSummary.chapter.media")}>
            <Settled block={MediaBlock} columns={7} />
            <Settled block={CompareBlock} columns={5} />
            <Settled block={YearsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("marketSummary.chapter.digital")}>
            <Settled block={DigitalMediaBlock} columns={7} />
            <Settled block={DigitalCompareBlock} columns={5} />
            <Settled block={PlatformBlock} columns={12} />
            <Settled block={DigitalYearsBlock} columns={12} />
          </Chapter>
          <Chapter title={text("marketSummary.chapter.outlook")}>
            <Settled block={ForecastBlock} columns={12} />
            <Settled block={PoliticalBlock} columns={12} />
          </Chapter>
          <Chapter title={text("marketSummary.chapter.categories")}>
            <Settled block={TopBlock} columns={12} />
            <Settled block={GrowthBlock} columns={6} />
            <Settled block={LossBlock} columns={6} />
          </Chapter>
        </>
      )}
    </SummaryContext>
  );
}
