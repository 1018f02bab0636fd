import { MapBlock } from "#ui/figures/map/MapBlock.tsx";
import { useText } from "#language/useText.ts";

/** The counties of a custom market. */
export default function MarketMap({ market, name }: { readonly market: string; readonly name: string }) {
  const text = useText();
  return <MapBlock label={text("customMarkets.map", { name })} market={market} />;
}
