import type { CountyRow } from "#database/queries/countyRows.ts";
import type { MarketCountyRow } from "#database/queries/marketCountyRows.ts";
import type { MarketRow } from "#database/queries/marketRows.ts";
import type { NationalTotalRow } from "#database/queries/nationalTotalRows.ts";
import type { SpendRow } from "#database/queries/spendRows.ts";
import type { VerticalMixRow } from "#database/queries/verticalMixRows.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";

/** The rows that a revision's wallets are computed from; plain data. */
export interface RevisionRows {
  readonly revision: number;
  readonly totals: readonly NationalTotalRow[];
  readonly mix: readonly VerticalMixRow[];
  readonly markets: readonly MarketRow[];
  readonly counties: readonly CountyRow[];
  readonly members: readonly MarketCountyRow[];
  readonly spend: readonly SpendRow[];
  /** What is stated about them; the same for every file. */
  readonly assumptions: Assumptions;
}
