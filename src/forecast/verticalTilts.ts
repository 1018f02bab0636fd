import { ofSubVertical } from "#domain/taxonomy/subVerticalById.ts";
import { ofVertical } from "#domain/taxonomy/verticalById.ts";
import type { SubVerticalId, VerticalId } from "#domain/taxonomy/verticals.ts";

/**
 * How the mix of advertisers shifts with the character of a market: elasticities of a sub-vertical's part of a medium to the
 * market's income, retail sales and establishments per person, each against the nation's, and to its size. Our assumptions.
 */
export interface Tilt {
  readonly income: number;
  readonly retail: number;
  readonly business: number;
  readonly size: number;
}

const tilt = (income: number, retail: number, business: number, size: number): Tilt => ({
  income,
  retail,
  business,
  size,
});

const BY_VERTICAL: Readonly<Record<VerticalId, Tilt>> = {
  automotive: tilt(-0.1, 0.4, 0, -0.05),
  education: tilt(0.2, 0, 0, 0.04),
  finance: tilt(0.5, 0, 0.2, 0.05),
  generalServices: tilt(0.2, 0, 0.5, 0),
  government: tilt(-0.1, 0, 0, -0.04),
  healthcare: tilt(-0.1, 0, 0.1, -0.04),
  leisure: tilt(0.4, 0.1, 0.3, 0.04),
  media: tilt(0.3, 0, 0, 0.08),
  realEstate: tilt(0.6, 0, 0.2, 0.05),
  restaurants: tilt(0, 0.5, 0.1, 0),
  retail: tilt(0, 0.9, 0, -0.03),
  technology: tilt(0.4, 0, 0.1, 0.06),
};

/** Where a sub-vertical behaves unlike its vertical. */
const BY_SUB_VERTICAL: Readonly<Partial<Record<SubVerticalId, Tilt>>> = {
  otherVehicleDealers: tilt(0, 0.4, 0, -0.15),
  autoParts: tilt(-0.3, 0.4, 0, -0.08),
  gasStations: tilt(-0.2, 0.5, 0, -0.12),
  schools: tilt(0.6, 0, 0, 0.04),
  tradeSchools: tilt(-0.4, 0, 0, 0.04),
  investmentAdvice: tilt(1, 0, 0.2, 0.08),
  consumerLending: tilt(-0.7, 0, 0, -0.02),
  savingsAndLoans: tilt(0, 0, 0.1, -0.1),
  legalServices: tilt(-0.1, 0, 0.4, 0.06),
  utilities: tilt(0, 0, 0, -0.06),
  funeralHomes: tilt(-0.2, 0, 0.1, -0.15),
  nursingCare: tilt(-0.2, 0, 0.1, -0.1),
  casinos: tilt(-0.2, 0.2, 0.3, -0.1),
  airAndCruise: tilt(0.7, 0, 0, 0.12),
  museums: tilt(0.5, 0, 0.2, 0.12),
  livePerformance: tilt(0.6, 0, 0.2, 0.14),
  spectatorSports: tilt(0.3, 0, 0.1, 0.12),
  rentals: tilt(0.3, 0, 0.1, 0.1),
  fullService: tilt(0.4, 0.4, 0.2, 0.05),
  fastFood: tilt(-0.3, 0.5, 0, -0.02),
  convenienceStores: tilt(-0.3, 0.5, 0, -0.08),
  jewelry: tilt(0.7, 0.9, 0, 0.04),
  luggage: tilt(0.7, 0.8, 0, 0.08),
  discountStores: tilt(-0.4, 0.9, 0, -0.06),
  hardware: tilt(-0.1, 0.8, 0, -0.12),
};

const NONE: Tilt = tilt(0, 0, 0, 0);

export function tiltOf(subVertical: string, vertical: string): Tilt {
  return ofSubVertical(BY_SUB_VERTICAL, subVertical) ?? ofVertical(BY_VERTICAL, vertical) ?? NONE;
}
