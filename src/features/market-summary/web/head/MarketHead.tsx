import { useSuspenseQuery } from "@tanstack/react-query";
import { memo } from "react";
import { NATION } from "#domain/markets/market.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { SPENDING_SCREEN } from "#ui/figures/exports/downloadedScreen.ts";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import type { Spending } from "#documents/spending.ts";
import style from "./MarketHead.module.css";
import { MarketMap } from "./MarketMap.tsx";

/** The market card: which market this is, how large, and where. */
export const MarketHead = memo(function MarketHead({ spending }: { readonly spending: Spending }) {
  const { market, words } = spending;
  const { text, formats } = words;
  const { data } = useSuspenseQuery(oneMarketQuery(market.id));
  const isNation = market.id === NATION;
  const name = isNation ? text("spending.nationwide") : market.name;
  const kind = text(`marketSummary.market.${market.kind}`);
  const facts: (readonly [string, string])[] = [
    ...(market.tvHomes === null
      ? []
      : [[text("marketSummary.market.tvHomes"), formats.people(market.tvHomes)] as const]),
    [text("marketSummary.market.population"), formats.people(market.population)],
    [text("marketSummary.market.households"), formats.people(market.households)],
    [text("marketSummary.market.counties"), formats.count(market.countyCount)],
    ...(market.states.length === 0
      ? []
      : [[text("marketSummary.market.states"), formats.list(market.states)] as const]),
  ];

  return (
    <ScreenHead
      spending={spending}
      {...(!spending.view.own.wallet.dollars.every(Number.isNaN) && { downloads: SPENDING_SCREEN })}
      kind={
        market.rank === null
          ? kind
          : `${kind} · ${text("marketSummary.market.rank", { rank: formats.count(market.rank) })}`
      }
      name={name}
      aside={
        <MarketMap
          polygons={isNation ? null : (data.polygon?.coordinates ?? null)}
          isNation={isNation}
          label={text("marketSummary.market.map", { market: name })}
        />
      }
    >
      <dl className={style["facts"]}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ScreenHead>
  );
});
