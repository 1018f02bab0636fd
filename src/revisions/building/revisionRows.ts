import type { CountyRow } from "#platform/database/queries/countyRows.ts";
import type { MarketCountyRow } from "#platform/database/queries/marketCountyRows.ts";
import type { CountyTradeRow } from "#platform/database/queries/countyTradeRows.ts";
import type { MarketRow } from "#platform/database/queries/marketRows.ts";
import type { NationalTotalRow } from "#platform/database/queries/nationalTotalRows.ts";
import type { SpendRow } from "#platform/database/queries/spendRows.ts";
import type { TradeRow } from "#platform/database/queries/tradeRows.ts";
import type { VerticalMixRow } from "#platform/database/queries/verticalMixRows.ts";
import type { ObservedSpend } from "#forecast/steering/observedSpend.ts";
import type { CountyYear } from "#domain/demographics/countyPeople.ts";
import type { Race } from "#domain/races/race.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";

/** The rows that a revision's wallets are computed from; plain data. */
export interface RevisionRows {
  readonly revision: number;
  readonly totals: readonly NationalTotalRow[];
  readonly mix: readonly VerticalMixRow[];
  readonly markets: readonly MarketRow[];
  readonly counties: readonly CountyRow[];
  readonly members: readonly MarketCountyRow[];
  /** Counties by year; empty where no file tells of them. */
  readonly history: ReadonlyMap<string, readonly CountyYear[]>;
  /** What sub-verticals follow, and what the trades do in every county. */
  readonly trades: readonly TradeRow[];
  readonly countyTrades: readonly CountyTradeRow[];
  readonly races: readonly Race[];
  readonly spend: readonly SpendRow[];
  /** What outside services saw; read only where something is to be believed of it. */
  readonly observed: readonly ObservedSpend[];
  /** Version of the map of categories that it was read by; null where nothing was read. */
  readonly observedMap: number | null;
  /** What is stated about them; the same for every file. */
  readonly assumptions: Assumptions;
}
