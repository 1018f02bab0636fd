import type { Spending } from "#documents/spending.ts";
import { useText } from "#language/useText.ts";
import { SPENDING_SCREEN } from "#ui/figures/exports/downloadedScreen.ts";
import { Chapter } from "#ui/figures/frame/Chapter.tsx";
import { Deferred } from "#ui/figures/frame/Deferred.tsx";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import { SpendingContext } from "#ui/figures/frame/spending.ts";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { DigitalCompareBlock } from "#ui/figures/spending/CompareBlock.tsx";
import { ForecastBlock } from "#ui/figures/spending/ForecastBlock.tsx";
import { GainsAndLossesBlock } from "#ui/figures/spending/GainsAndLossesBlock.tsx";
import { DigitalMediaBlock } from "#ui/figures/spending/MediaBlock.tsx";
import { PlatformBlock } from "#ui/figures/spending/PlatformBlock.tsx";
import { MediaLead } from "#ui/figures/spending/MediaLead.tsx";
import { PoliticalBlock } from "#ui/figures/spending/PoliticalBlock.tsx";
import { QuarterBlock } from "#ui/figures/spending/QuarterBlock.tsx";
import { TopBlock } from "#ui/figures/spending/SubVerticalBlock.tsx";
import { VerticalYearsBlock } from "#ui/figures/spending/VerticalYearsBlock.tsx";
import { DigitalYearsBlock, YearsBlock } from "#ui/figures/spending/YearsBlock.tsx";
import { KeyFigures } from "./head/KeyFigures.tsx";
import { MarketCard } from "./head/MarketCard.tsx";

/** `/market-summary`: what is spent in a market, on what, by whom, and what comes next. */
export default function MarketSummaryScreen() {
  const text = useText();
  return (
    <SpendingScreen
      title={text("menu.marketSummary")}
      byQuarter
      skeleton={<SpendingSkeleton label={text("marketSummary.loading")} />}
    >
      <SummaryOfAddress />
    </SpendingScreen>
  );
}

function SummaryOfAddress() {
  return <MarketSummary spending={useSpendingOfAddress()} />;
}

/** The market spending of one view, block by block. */
function MarketSummary({ spending }: { readonly spending: Spending }) {
  const { text } = spending.words;
  const isEmpty = spending.view.own.wallet.dollars.every(Number.isNaN);
  return (
    <SpendingContext value={spending}>
      <ScreenHead spending={spending} {...(!isEmpty && { downloads: SPENDING_SCREEN })} />
      {isEmpty ? (
        <NothingYet spending={spending} />
      ) : (
        <>
          <MediaLead
            spending={spending}
            title={text("marketSummary.chapter.media")}
            figures={<KeyFigures spending={spending} />}
          />
          <Chapter id="years" title={text("marketSummary.chapter.years")}>
            <Deferred block={YearsBlock} columns={12} />
          </Chapter>
          <Chapter id="digital" title={text("marketSummary.chapter.digital")}>
            <Deferred block={DigitalMediaBlock} columns={7} />
            <Deferred block={DigitalCompareBlock} columns={5} />
            <Deferred block={PlatformBlock} columns={12} />
            <Deferred block={DigitalYearsBlock} columns={12} />
          </Chapter>
          <Chapter id="outlook" title={text("marketSummary.chapter.outlook")}>
            <Deferred block={ForecastBlock} columns={12} />
            <Deferred block={QuarterBlock} columns={12} ofYear />
            <Deferred block={PoliticalBlock} columns={12} ofYear />
          </Chapter>
          <Chapter id="categories" title={text("marketSummary.chapter.categories")}>
            <Deferred block={VerticalYearsBlock} columns={12} />
            <Deferred block={TopBlock} columns={12} />
            <Deferred block={GainsAndLossesBlock} columns={12} />
          </Chapter>
          <Chapter id="market" title={text("marketSummary.chapter.market")}>
            <MarketCard spending={spending} />
          </Chapter>
        </>
      )}
    </SpendingContext>
  );
}
