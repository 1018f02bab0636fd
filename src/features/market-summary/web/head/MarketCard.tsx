import { useSuspenseQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { Spending } from "#documents/spending.ts";
import { NATION } from "#domain/markets/market.ts";
import { frameAround, marketShape, type Polygons } from "#figures/charts/marketMap.ts";
import { NationInset } from "#ui/figures/map/NationInset.tsx";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import style from "./MarketCard.module.css";

interface MarketMapProps {
  /** null: the nation, or a market without shapes. */
  readonly polygons: Polygons | null;
  readonly isNation: boolean;
  /** What the map shows, in words. */
  readonly label: string;
}

/** Width by height of the close-up. */
const PROPORTION = 3 / 2;

/** Where a market is and what it looks like: a close-up of its counties, and its place in the nation. */
const MarketMap = memo(function MarketMap({ polygons, isNation, label }: MarketMapProps) {
  const shape = polygons ? marketShape(polygons) : null;
  return (
    <figure className={style["map"]} aria-label={label}>
      {shape && (
        <svg viewBox={frameAround(shape, PROPORTION)} className={style["close"]} aria-hidden="true">
          <path d={shape.path} fillRule="evenodd" className={style["market"]} />
        </svg>
      )}
      <div className={style["nation"]}>
        <NationInset market={shape} isNation={isNation} />
      </div>
    </figure>
  );
});

/** The market card: which market this is, how large, and where. */
export const MarketCard = memo(function MarketCard({ spending }: { readonly spending: Spending }) {
  const { market, words } = spending;
  const { text, formats } = words;
  const { data } = useSuspenseQuery(oneMarketQuery(market.id));
  const isNation = market.id === NATION;
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
    <div className={style["card"]}>
      <div>
        <h3 className={style["name"]}>{isNation ? text("spending.nationwide") : market.name}</h3>
        <p className={style["kind"]}>
          {market.rank === null
            ? kind
            : `${kind} · ${text("marketSummary.market.rank", { rank: formats.count(market.rank) })}`}
        </p>
        <dl className={style["facts"]}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <MarketMap
        polygons={isNation ? null : (data.polygon?.coordinates ?? null)}
        isNation={isNation}
        label={text("marketSummary.market.map", { market: market.name })}
      />
    </div>
  );
});
