import { useText } from "#language/useText.ts";
import { AllOrSome } from "#ui/form/AllOrSome.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import type { TabProps } from "./tabProps.ts";

/** The markets whose figures the customer bought. */
export function MarketsTab({ draft: { settings, set, errors } }: TabProps) {
  const text = useText();
  return (
    <AllOrSome
      label={text("customers.markets")}
      hint={text("customers.marketsHint")}
      error={errors["markets"]}
      all={text("customers.everyMarket")}
      some={text("customers.pickedMarkets")}
      value={settings.allMarkets ? null : settings.markets}
      begin={settings.markets}
      onChange={(markets) =>
        set(markets === null ? { allMarkets: true } : { allMarkets: false, markets: [...markets] })
      }
    >
      {(markets) => <MarketsPicker value={markets} onChange={(picked) => set({ markets: [...picked] })} />}
    </AllOrSome>
  );
}
