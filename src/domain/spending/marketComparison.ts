import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { rounded } from "../figures/rounded.ts";
import { perPerson, shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { comparedMarkets } from "./comparedMarkets.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import { marketYears } from "./marketYears.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";
import type { GrowthSpan } from "./yearSeries.ts";

/** A market as it stands beside others; the amounts are null where nothing is known. */
export interface MarketStanding {
  readonly market: string;
  readonly total: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly newDefinition: boolean;
  /** What goes to the media asked for, and which part of the total that is. */
  readonly sold: number | null;
  readonly soldShare: number | null;
  readonly perCapita: number | null;
  /** The total of the last year, and the average growth until then. */
  readonly last: number | null;
  readonly cagr: number | null;
}

export interface MarketComparison extends GrowthSpan {
  readonly year: number;
  /** The media asked for, as far as wallets know them. */
  readonly media: readonly string[];
  /** The own market first, the nation last. */
  readonly markets: readonly MarketStanding[];
}

/** The markets side by side in the view's year: what is spent, how it grows, what of it the given media get, and what comes. */
export function marketComparison(view: SpendingView, media: readonly string[]): MarketComparison {
  const year = yearPlace(view);
  const { rows, cagrFrom, cagrTo, cagrOf } = marketYears(view);
  const asked = listedMedia(view.own.wallet).filter(({ medium }) => media.includes(medium));
  const wallets = comparedMarkets(view);
  const markets = rows.flatMap(
    ({ id, population, dollars, growth, coreGrowth, breaks, cagr }, at): MarketStanding[] => {
      const wallet = wallets[at]?.wallet;
      if (!wallet) return [];
      const total = dollars[year] ?? null;
      const sold = nullIfUnknown(
        sumKnown(asked.map(({ place }) => mediumDollars(wallet, place, year, view.political))),
      );
      return [
        {
          market: id,
          total,
          growth: growth[year] ?? null,
          coreGrowth: coreGrowth[year] ?? null,
          newDefinition: breaks.includes(view.year),
          sold,
          soldShare: shareOf(sold, total),
          perCapita: perPerson(total, population),
          last: dollars.at(-1) ?? null,
          cagr,
        },
      ];
    },
  );
  return { year: view.year, media: asked.map(({ medium }) => medium), markets, cagrFrom, cagrTo, cagrOf };
}

export function marketComparisonTable({ markets, cagrTo }: MarketComparison): Table {
  return tableOf(markets, [
    { key: "market", unit: "text", cell: (row) => row.market },
    { key: "dollars", unit: "dollars", cell: (row) => row.total },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "sold_dollars", unit: "dollars", cell: (row) => row.sold },
    { key: "sold_share_percent", unit: "percent", part: (row) => row.soldShare },
    { key: "per_capita", unit: "dollars", cell: (row) => rounded(row.perCapita, 2) },
    { key: `dollars_${cagrTo}`, unit: "dollars", year: cagrTo, cell: (row) => row.last },
    { key: "cagr_percent", unit: "percent", part: (row) => row.cagr },
  ]);
}
