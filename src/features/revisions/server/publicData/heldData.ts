import { Failure } from "#domain/failure.ts";
import type { Queryable } from "#platform/database/database.ts";
import { countyHistoryRows } from "#platform/database/queries/countyPeopleRows.ts";
import { countyRows } from "#platform/database/queries/countyRows.ts";
import { type CountyTradeRow, countyTradeRows } from "#platform/database/queries/countyTradeRows.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { type RevisionImport, revisionImports } from "#platform/database/queries/revisionImports.ts";
import { tradeRows } from "#platform/database/queries/tradeRows.ts";
import type { KnownHistory } from "#revisions/connectors/historyTable.ts";
import type { CountyColumns } from "#revisions/connectors/pullCensus.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";

/** The files of the open draft, or of what a new draft would be made from. */
export async function extendedImports(store: Queryable): Promise<RevisionImport[]> {
  const published = await publishedRevision(store);
  const extended = (await openDraft(store, published)) ?? published;
  return extended === null ? [] : revisionImports(store, extended);
}

/** The codes that the trade table names, or without one those that counties are told by. @throws Failure `conflict` where neither is there */
export async function wantedTrades(store: Queryable): Promise<string[]> {
  const table = await ofLatest(store, "trades", tradeRows, []);
  const named = table.flatMap(({ naics }) => naics);
  const counted = named.length > 0 ? [] : await heldTrades(store);
  const codes = [...new Set([...named, ...counted.map(({ naics }) => naics)])].toSorted();
  if (codes.length > 0) return codes;
  throw new Failure("conflict", "There are no trades to look up. Import trades first.");
}

/** Every county of the list, with its people. @throws Failure `conflict` where there is no list */
export async function listedCounties(store: Queryable): Promise<Map<string, number>> {
  const counties = await ofLatest(store, "counties", countyRows, []);
  if (counties.length > 0) return new Map(counties.map(({ fips, population }) => [fips, population]));
  throw new Failure("conflict", "Import counties first. Years and trades are loaded for known counties only.");
}

export async function knownHistory(store: Queryable): Promise<KnownHistory> {
  return {
    people: await listedCounties(store),
    years: await ofLatest(store, "county-history", countyHistoryRows, new Map()),
  };
}

/**
 * What the latest file of a layout holds, in the open draft or in what a new one would be made from. It is looked up anew after a source has answered, which
 * may take minutes: what came into the draft meanwhile stays in it.
 */
async function ofLatest<Rows>(
  store: Queryable,
  layout: LayoutName,
  read: (store: Queryable, importId: number) => Promise<Rows>,
  none: Rows,
): Promise<Rows> {
  const importId = latest(await extendedImports(store), layout);
  return importId === null ? none : read(store, importId);
}

export function latest(imports: readonly RevisionImport[], layout: LayoutName): number | null {
  return imports.findLast((one) => one.layout === layout)?.importId ?? null;
}

interface StoredCounty {
  readonly fips: string;
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The trades of counties, of every year that is held. */
export function heldTrades(store: Queryable): Promise<CountyTradeRow[]> {
  return ofLatest(store, "county-trades", countyTradeRows, []);
}

/** Everything that the latest import of counties says, by FIPS code and column; nothing where there is no such import. */
export function knownCounties(store: Queryable): Promise<CountyColumns> {
  return ofLatest<CountyColumns>(store, "counties", countyColumns, new Map());
}

async function countyColumns(store: Queryable, importId: number): Promise<CountyColumns> {
  const rows = await store.query<StoredCounty>(
    `select fips, details, jsonb_build_object('county', name, 'state', state, 'population', population,
       'households', households, 'median_household_income_usd', median_household_income,
       'per_capita_income_usd', per_capita_income, 'median_age', median_age, 'retail_sales_usd', retail_sales,
       'establishments', establishments, 'latitude', latitude, 'longitude', longitude) as columns
     from county where import_id = $1 order by fips`,
    [importId],
  );
  const { columns, details = [] } = LAYOUT_BY_NAME.counties;
  const known = new Set([...columns.map(({ key }) => key), ...details]);
  return new Map(
    rows.map((row) => {
      const all = Object.entries({ ...row.details, ...row.columns });
      const told = all.filter(([key, value]) => known.has(key) && value !== null && value !== "");
      return [row.fips, new Map(told.map(([key, value]) => [key, String(value)]))];
    }),
  );
}
