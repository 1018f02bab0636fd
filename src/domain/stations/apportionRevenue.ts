import { amountAt } from "../figures/amount.ts";
import { apportion } from "../figures/apportion.ts";
import { SOLD_BY } from "../localMedium/localMedium.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import type { StationMedium } from "./station.ts";
import type { StationRevenue } from "./revenue.ts";

/** How a market's money divides over its stations, where nobody has reported what they take. */
export interface StationWeight {
  readonly station: string;
  /** Its part in core air time, in the same unit for all stations of the market; 0 takes nothing. */
  readonly weight: number;
  /** Its part in political air time; null takes it as the other air time. */
  readonly politicalWeight: number | null;
  /** What of its core air time is sold in the market, 0–1; the rest is national spot. */
  readonly localPart: number;
  /** Retransmission fees as a part of its core air time; null is unknown. */
  readonly retransPart: number | null;
}

/**
 * What the revision says is spent on a medium in a market, divided over its stations: in every year their local, national and
 * political air time add up to the wallet's cell to the dollar, and their digital money likewise.
 */
export function apportionRevenue(
  wallet: Wallet,
  medium: StationMedium,
  weights: readonly StationWeight[],
): StationRevenue[] {
  const totals = walletTotals(wallet);
  const ota = wallet.media.indexOf(SOLD_BY[medium].ota);
  const digital = wallet.media.indexOf(SOLD_BY[medium].digital);
  return wallet.years.flatMap((year, y) => {
    const cell = (sums: Float64Array, m: number) => (m < 0 ? Number.NaN : amountAt(sums, m * wallet.years.length + y));
    const core = divided(
      cell(totals.core, ota),
      weights.map(({ weight }) => weight),
    );
    const political = divided(
      cell(totals.political, ota),
      weights.map(({ weight, politicalWeight }) => politicalWeight ?? weight),
    );
    const online = divided(
      cell(totals.core, digital) + zeroIfUnknown(cell(totals.political, digital)),
      weights.map(({ weight }) => weight),
    );
    return weights.map(({ station, localPart, retransPart }, place): StationRevenue => {
      const air = core[place] ?? null;
      const local = air === null ? null : Math.round(air * localPart);
      return {
        station,
        year,
        basis: "apportioned",
        otaLocal: local,
        otaNational: air === null || local === null ? null : air - local,
        otaPolitical: political[place] ?? null,
        digital: online[place] ?? null,
        retrans: air === null || retransPart === null ? null : Math.round(air * retransPart),
      };
    });
  });
}

/** Parts of an amount by weights; null for all of them where the amount is unknown or nobody takes any of it. */
function divided(amount: number, weights: readonly number[]): (number | null)[] {
  const isUnknown = Number.isNaN(amount) || weights.every((weight) => weight <= 0);
  return isUnknown ? weights.map(() => null) : apportion(amount, weights);
}

function zeroIfUnknown(amount: number): number {
  return Number.isNaN(amount) ? 0 : amount;
}
