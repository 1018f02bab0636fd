import { useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "#i18n/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { MarketField } from "./MarketField.tsx";

/** The market of the screen, as its address names it. */
export function MarketPicker() {
  const text = useText();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { market } = useAddress();
  const change = useChangeAddress();
  return (
    <MarketField
      label={text("filters.market")}
      markets={markets}
      market={market}
      onPick={(id) => change({ market: id })}
      testId="market-picker"
    />
  );
}
