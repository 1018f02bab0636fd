import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { useText } from "#language/useText.ts";
import { MarketSummary } from "./MarketSummary.tsx";

/** `/market-summary`: what is spent in a market, on what, by whom, and what comes next. */
export default function MarketSummaryScreen() {
  const text = useText();
  return (
    <SpendingScreen skeleton={<SpendingSkeleton label={text("marketSummary.loading")} />}>
      <SummaryOfAddress />
    </SpendingScreen>
  );
}

function SummaryOfAddress() {
  return <MarketSummary spending={useSpendingOfAddress()} />;
}
