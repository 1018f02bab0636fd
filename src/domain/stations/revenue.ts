import type { Kind } from "../revisions/revision.ts";

/** What a station took in a year, in whole dollars. Null is unknown, which is not nothing. */
export interface RevenueParts {
  /** Air time sold in the market. */
  readonly otaLocal: number | null;
  /** Air time sold as national spot. */
  readonly otaNational: number | null;
  readonly otaPolitical: number | null;
  /** Sites, apps, streams. */
  readonly digital: number | null;
  /** Memo: what cable and satellite pay for carrying it. No advertising, and in no sum. */
  readonly retrans: number | null;
}

export interface StationRevenue extends RevenueParts {
  readonly station: string;
  readonly year: number;
  /** Reported by somebody, or the station's part of what the revision says is spent on its medium here. */
  readonly basis: "reported" | "apportioned";
}

/** A year of a list of years, with how settled it is. */
export interface RevenueYear extends RevenueParts {
  readonly year: number;
  readonly kind: Kind;
  /** Sum of the three kinds of air time, as far as known. */
  readonly ota: number | null;
  readonly basis: StationRevenue["basis"] | null;
}

/** A sum of which some parts may be unknown: what is known adds up, and it says how many parts are missing. */
export interface PartialSum {
  /** Null where nothing is known. */
  readonly dollars: number | null;
  readonly unknown: number;
}

export function partialSum(amounts: readonly (number | null)[]): PartialSum {
  const known = amounts.filter((amount) => amount !== null);
  return {
    dollars: known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0),
    unknown: amounts.length - known.length,
  };
}

/** Broadcast revenue: local, national and political air time, as far as known; neither network time nor digital nor retransmission. */
export function otaRevenue({ otaLocal, otaNational, otaPolitical }: RevenueParts): number | null {
  return partialSum([otaLocal, otaNational, otaPolitical]).dollars;
}
