import { useSuspenseQuery } from "@tanstack/react-query";
import { memo } from "react";
import { NATION } from "#domain/market.ts";
import { oneMarketQuery } from "#ui/queries/oneMarketQuery.ts";
import { coverageText } from "../coverageText.ts";
import type { Summary } from "../summary.ts";
import style from "./MarketHead.module.css";
import { MarketMap } from "./MarketMap.tsx";

/** The market card: which market this is, how large, and where. */
export const MarketHead = memo(function MarketHead({ summary }: { readonly summary: Summary }) {
  const { market, revision, words } = summary;
  const { text, formats } = words;
  const { data } = useSuspenseQuery(oneMarketQuery(market.id));
  const coverage = coverageText(revision.subVerticals, words);
  const isNation = market.id === NATION;
  const name = isNation ? text("marketSummary.nationwide") : market.name;
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
    <header className={style["head"]} data-testid="market-card">
      <div>
        <p className={style["kind"]}>
          {text(`marketSummary.market.${market.kind}`)}
          {market.rank !== null && ` · ${text("marketSummary.market.rank", { rank: formats.count(market.rank) })}`}
        </p>
        <h1 className={style["name"]}>{name}</h1>
        <dl className={style["facts"]}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {coverage && <p className={style["coverage"]}>{coverage}</p>}
      </div>
      <MarketMap
        polygons={isNation ? null : (data.polygon?.coordinates ?? null)}
        isNation={isNation}
        label={text("marketSummary.market.map", { market: name })}
      />
    </header>
  );
});
