import { amountAt, nullIfUnknown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { SOLD_BY } from "../localMedium/localMedium.ts";
import type { Kind } from "../revisions/revision.ts";
import type { MediumId } from "../taxonomy/media.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import type { StationFigures } from "./overview.ts";
import type { RevenueParts } from "./revenue.ts";
import { revenueYear, sumOf } from "./stationRows.ts";
import type { StationMedium } from "./station.ts";

/** What the stations of a market took in a year together, as far as known, and what is spent on their medium there. */
export interface MarketRevenueYear extends RevenueParts {
  readonly year: number;
  readonly kind: Kind;
  readonly ota: number | null;
  /** Commercial stations of which nothing is known that year. */
  readonly unknownRevenue: number;
  /** Of `ota` on the year before; null where either is unknown or other stations are. */
  readonly growth: number | null;
  /** The revision's own figures, which are there without any station's. */
  readonly spending: {
    readonly core: number | null;
    readonly political: number | null;
    readonly digital: number | null;
  };
}

/** A market's broadcast revenue year by year. */
export function otaRevenues(
  figures: readonly StationFigures[],
  market: string,
  years: readonly { readonly year: number; readonly kind: Kind }[],
  wallet: Wallet,
  medium: StationMedium,
): MarketRevenueYear[] {
  const sellers = figures.filter(({ station }) => station.market === market && station.commercial !== false);
  const sums = years.map((one, y) => {
    const rows = sellers.map(({ revenue }) => revenueYear(one, revenue));
    const part = (key: keyof RevenueParts | "ota") => sumOf(rows.map((row) => row[key]));
    return {
      ...one,
      otaLocal: part("otaLocal"),
      otaNational: part("otaNational"),
      otaPolitical: part("otaPolitical"),
      ota: part("ota"),
      digital: part("digital"),
      retrans: part("retrans"),
      unknownRevenue: rows.filter(({ ota }) => ota === null).length,
      spending: spendingOf(wallet, medium, y),
    };
  });
  return sums.map((row, y): MarketRevenueYear => {
    const before = sums[y - 1];
    const isSame = before?.unknownRevenue === row.unknownRevenue;
    return { ...row, growth: isSame && before ? growth(before.ota, row.ota) : null };
  });
}

function spendingOf(wallet: Wallet, medium: StationMedium, y: number): MarketRevenueYear["spending"] {
  const totals = walletTotals(wallet);
  const cell = (sums: Float64Array, id: MediumId) => {
    const m = wallet.media.indexOf(id);
    return m < 0 ? null : nullIfUnknown(amountAt(sums, m * wallet.years.length + y));
  };
  const { ota, digital } = SOLD_BY[medium];
  return {
    core: cell(totals.core, ota),
    political: cell(totals.political, ota),
    digital: sumOf([cell(totals.core, digital), cell(totals.political, digital)]),
  };
}
