import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { MarketKind } from "#domain/markets/market.ts";
import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { MarketField } from "./MarketField.tsx";

/** The market of the screen, as its address names it; of one kind alone where the screen is about such markets. */
export function MarketPicker({ kind }: { readonly kind?: MarketKind | undefined }) {
  const text = useText();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { market } = useAddress();
  const change = useChangeAddress();
  return (
    <MarketField
      label={text("filters.market")}
      markets={kind === undefined ? markets : markets.filter((one) => one.kind === kind)}
      market={market}
      onPick={(id) => change({ market: id })}
      testId="market-picker"
      foot={<Link to="/custom-markets">{text("menu.customMarkets")}</Link>}
    />
  );
}
