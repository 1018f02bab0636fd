import type { Queryable } from "#database/database.ts";
import { countyRows } from "#database/queries/countyRows.ts";
import { marketRows } from "#database/queries/marketRows.ts";
import { revisionImports } from "#database/queries/revisionImports.ts";
import type { ImportGeography } from "#ingest/layout.ts";

/** The markets and counties that a file for this revision is checked against; nothing where none are imported yet. */
export async function importGeography(store: Queryable, revision: number | null): Promise<ImportGeography> {
  const imports = revision === null ? [] : await revisionImports(store, revision);
  const latest = new Map(imports.map(({ layout, importId }) => [layout, importId]));
  const counties = latest.get("counties");
  const lists = ["markets-tv", "markets-radio"].flatMap((layout) => latest.get(layout) ?? []);
  return {
    markets: await marketRows(store, lists),
    counties: new Set(counties === undefined ? [] : (await countyRows(store, counties)).map(({ fips }) => fips)),
  };
}
