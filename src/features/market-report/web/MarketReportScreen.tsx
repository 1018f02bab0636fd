import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useText } from "#language/useText.ts";
import { MarketReportOfAddress } from "./MarketReportOfAddress.tsx";

/** `/market-reports/market-report`: everything about a market as one document, to read, to print and to take along. */
export default function MarketReportScreen() {
  const text = useText();
  return (
    <SpendingScreen
      title={text("marketReport.title")}
      compares={false}
      skeleton={<SpendingSkeleton label={text("marketReport.loading")} />}
    >
      <MarketReportOfAddress />
    </SpendingScreen>
  );
}
