import type { Database } from "#database/database.ts";
import { type MarketCountyRow, marketCountyRows } from "#database/queries/marketCountyRows.ts";
import { isSample } from "./editMarket.ts";
import { importRows } from "./importRows.ts";

export interface CountyPart {
  readonly fips: string;
  /** Above 0 up to 1. */
  readonly share: number;
}

interface CountiesRequest {
  readonly market: string;
  readonly counties: readonly CountyPart[];
  readonly madeFrom: number;
  readonly by: string;
}

export interface EditedCounties {
  /** The draft that has the change. */
  readonly revision: number;
  readonly before: readonly MarketCountyRow[];
}

/**
 * Says in the open draft which counties make up a market: the file of all markets' counties goes in once more with those of one changed.
 *
 * @throws Failure `conflict`, `invalid-input` as the checks of imports find it, such as a county over 100 % in TV markets
 */
export async function editCounties(database: Database, request: CountiesRequest): Promise<EditedCounties> {
  const { market, counties, madeFrom, by } = request;
  const rows = await marketCountyRows(database, madeFrom);
  const kept = rows.filter((row) => row.market !== market);
  const revision = await importRows(database, {
    layout: "market-counties",
    columns: ["market_type", "market_code", "county_fips", "share"],
    rows: [...kept, ...counties.map((one) => ({ market, ...one }))].map((row) => [
      row.market.split("-")[0] ?? "",
      row.market,
      row.fips,
      row.share,
    ]),
    madeFrom,
    by,
    sample: await isSample(database, madeFrom),
  });
  return { revision, before: rows.filter((row) => row.market === market) };
}
