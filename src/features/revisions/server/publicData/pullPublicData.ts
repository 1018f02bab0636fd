import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Failure } from "#domain/failure.ts";
import { csvLine } from "#domain/tables/csv.ts";
import type { Queryable } from "#platform/database/database.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { type RevisionImport, revisionImports } from "#platform/database/queries/revisionImports.ts";
import { knownStations } from "#platform/database/queries/stations/knownStations.ts";
import { countyTable } from "#revisions/connectors/countyTable.ts";
import type { PulledTable, PullRequest } from "#revisions/connectors/publicData.ts";
import { type CountyColumns, pullEstablishments, pullPeople } from "#revisions/connectors/pullCensus.ts";
import { pullStations } from "#revisions/connectors/pullStations.ts";
import { LAYOUT_BY_NAME } from "#revisions/ingest/layoutByName.ts";

/** A file of public data in a layout that imports take. */
export interface PulledFile {
  readonly path: string;
  readonly layout: PulledTable["layout"];
  readonly rows: number;
  /** Counties that the source did not tell anything of, and those that nobody knows here; 0 for stations. */
  readonly unchanged: number;
  readonly leftOut: number;
}

/**
 * Fetches public data and writes it as a file: what the source tells takes the place of the same columns of the open draft, or of what is
 * published, and everything else stays as it is there.
 *
 * @param to where the file goes; into the pull's own folder without it
 * @throws Failure `source-unreachable`; `conflict` where there is nothing to add it to
 */
export async function pullPublicData(store: Queryable, request: PullRequest, to?: string): Promise<PulledFile> {
  const imports = await extendedImports(store);
  const table = await pulledTable(store, imports, request);
  const path = to ?? join(request.folder, `${request.source}-${table.vintage}.csv`);
  await mkdir(dirname(path), { recursive: true });
  const text = [table.columns, ...table.rows.map((row) => row.map(safely))].map((line) => csvLine(line)).join("");
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
  return {
    path,
    layout: table.layout,
    rows: table.rows.length,
    unchanged: table.unchanged ?? 0,
    leftOut: table.leftOut ?? 0,
  };
}

async function pulledTable(
  store: Queryable,
  imports: readonly RevisionImport[],
  request: PullRequest,
): Promise<PulledTable> {
  const latest = (layout: string) => imports.findLast((one) => one.layout === layout)?.importId ?? null;
  switch (request.source) {
    case "census-people":
      return countyTable(await pullPeople(request), await knownCounties(store, latest("counties")));
    case "census-establishments":
      return countyTable(await pullEstablishments(request), await knownCounties(store, latest("counties")));
    default: {
      const lists = [latest("stations-tv"), latest("stations-radio")].filter((id) => id !== null);
      const known = new Set((await knownStations(store, lists, [])).map(({ facilityId }) => facilityId));
      const table = await pullStations(request.source, request, (facility) => known.size === 0 || known.has(facility));
      if (table.rows.length > 0) return table;
      throw new Failure(
        "conflict",
        "None of the FCC's stations is in the list of stations here. Import stations first.",
      );
    }
  }
}

/** The files of the open draft, or of what a new draft would be made from. */
async function extendedImports(store: Queryable): Promise<RevisionImport[]> {
  const published = await publishedRevision(store);
  const extended = (await openDraft(store, published)) ?? published;
  return extended === null ? [] : revisionImports(store, extended);
}

/** Negative numbers are numbers, not formulas. */
function safely(cell: string): string | number {
  return /^-\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

interface StoredCounty {
  readonly fips: string;
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Everything that an import of counties says, by FIPS code and column; nothing where there is no such import. */
async function knownCounties(store: Queryable, importId: number | null): Promise<CountyColumns> {
  if (importId === null) return new Map();
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
