import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Prospect } from "#domain/advertisers/prospect.ts";
import type { Season } from "#domain/advertisers/season.ts";
import type { SubVerticalInsight } from "#domain/advertisers/subVerticalInsight.ts";
import type { DemographicTopic } from "#domain/demographics/demographicsOf.ts";
import type { ProfileFigure } from "#domain/demographics/profileFigures.ts";
import type { LocalChoice } from "#domain/localMedium/localChoice.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import type { MediumTotals } from "#domain/ranks/mediumTotals.ts";
import type { Benchmark } from "#domain/shareOfWallet/benchmark.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";
import type { MarketRevenueYear } from "#domain/stations/otaRevenues.ts";
import type { VerticalTotals } from "#domain/verticals/verticalTotals.ts";
import type { ProfileCounty } from "./parts/profile/countiesBlock.ts";
import type { StationsOverview } from "./parts/stations/stationsOverview.ts";
import type { Spending } from "./spending.ts";

/** What screens ask beside market, year and filters. */
export interface BlockChoice {
  /** Which medium is ranked or measured. */
  readonly medium: string;
  /** Which markets are ranked. */
  readonly kind: MarketKind;
  readonly benchmark: Benchmark;
  /** What screens of a local medium ask; null for the others. */
  readonly local: LocalChoice | null;
}

/** What blocks are made from beside wallets, for one reader; what is left out was not asked for. */
export interface BlockMaterial {
  readonly seasons?: readonly Season[];
  /** Of the market. */
  readonly prospects?: readonly Prospect[];
  readonly marketIntel?: readonly MarketIntel[];
  /** Of the sub-vertical, in the reader's language. */
  readonly insight?: SubVerticalInsight;
  /** Of the markets that the reader may see. */
  readonly verticalTotals?: VerticalTotals;
  /** Likewise, of the medium and kind chosen. */
  readonly mediumTotals?: MediumTotals;
  /** Of the medium chosen. */
  readonly benchmarks?: Benchmarks;
  /** What the reader's own organisation sells of the medium by sub-vertical; null where it gave nothing, or where that is not hers to see. */
  readonly ownSales?: ReadonlyMap<string, number> | null;
  /** What of it is told by month, as four quarters. */
  readonly ownQuarters?: ReadonlyMap<string, readonly number[]>;
  /** Whether the reader may see gaps to a benchmark, and sentences about them. */
  readonly gaps?: boolean;
  /** The key figures of the market's people and economy. */
  readonly profile?: readonly ProfileFigure[];
  readonly topics?: readonly DemographicTopic[];
  /** Of the market, most people first. */
  readonly counties?: readonly ProfileCounty[];
  /** The stations of the local medium chosen; left out for markets of another kind, which have none of their own. */
  readonly stations?: StationsOverview;
  /** What they took in together, year by year. */
  readonly stationYears?: readonly MarketRevenueYear[];
  /** The ids of those that the reader sells for. */
  readonly ownStations?: ReadonlySet<string>;
}

/** All that any block is made from. Of the ranker and the share of wallet, the scope of the spending is the focus. */
export interface BlockSubject {
  readonly spending: Spending;
  readonly choice: BlockChoice;
  readonly material: BlockMaterial;
}
