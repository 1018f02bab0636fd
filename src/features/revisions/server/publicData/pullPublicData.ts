import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Failure } from "#domain/failure.ts";
import { csvLine } from "#domain/tables/csv.ts";
import type { PublicOrigin } from "#domain/publicSources.ts";
import type { Queryable } from "#platform/database/database.ts";
import { knownStations } from "#platform/database/queries/stations/knownStations.ts";
import { countyTable } from "#revisions/connectors/countyTable.ts";
import type { PulledTable, PullRequest } from "#revisions/connectors/publicData.ts";
import { pullEstablishments, pullPeople } from "#revisions/connectors/pullCensus.ts";
import { historyTable } from "#revisions/connectors/historyTable.ts";
import { pullAccounts } from "#revisions/connectors/pullAccounts.ts";
import { pullLabor } from "#revisions/connectors/pullLabor.ts";
import { pullPopulation } from "#revisions/connectors/pullPopulation.ts";
import { pullTrades } from "#revisions/connectors/pullTrades.ts";
import { tradeTable } from "#revisions/connectors/tradeTable.ts";
import type { MadeOf } from "#revisions/drafts/importIntoDraft.ts";
import { pullStations } from "#revisions/connectors/pullStations.ts";
import {
  extendedImports,
  heldTrades,
  knownCounties,
  knownHistory,
  latest,
  listedCounties,
  wantedTrades,
} from "./heldData.ts";

/** A file of public data in a layout that imports take. */
export interface PulledFile {
  readonly path: string;
  readonly layout: PulledTable["layout"];
  readonly rows: number;
  /** Counties that the source did not tell anything of, and those that nobody knows here; 0 for stations. */
  readonly unchanged: number;
  readonly leftOut: number;
  /** Trades of which the source has nothing that year. */
  readonly untold: readonly string[];
  readonly made: MadeOf;
}

/**
 * Fetches public data and writes it as a file: what the source tells takes the place of the same columns of the open draft, or of what is
 * published, and everything else stays as it is there.
 *
 * @param to where the file goes; into the pull's own folder without it
 * @throws Failure `source-unreachable`; `conflict` where there is nothing to add it to
 */
export async function pullPublicData(store: Queryable, request: PullRequest, to?: string): Promise<PulledFile> {
  const table = await pulledTable(store, request);
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
    untold: table.untold ?? [],
    made: await madeOf(store, { source: request.source, vintage: table.vintage }, table.layout),
  };
}

/** A file of counties goes on from the one before, and holds what that was made of; one of transmitters stands by itself. */
async function madeOf(store: Queryable, origin: PublicOrigin, layout: PulledTable["layout"]): Promise<MadeOf> {
  const before = (await extendedImports(store)).findLast((one) => one.layout === layout);
  if (!before || layout === "station-engineering") return { origins: [origin], holdsOwn: false };
  const others = before.origins.filter(({ source }) => source !== origin.source);
  return { origins: [...others, origin], holdsOwn: before.holdsOwn || (!before.sample && before.origins.length === 0) };
}

async function pulledTable(store: Queryable, request: PullRequest): Promise<PulledTable> {
  switch (request.source) {
    case "census-people":
      return countyTable(await pullPeople(request), await knownCounties(store));
    case "census-establishments":
      return countyTable(await pullEstablishments(request), await knownCounties(store));
    case "census-trades": {
      const pulled = await pullTrades(request, await wantedTrades(store));
      const counties = new Set((await listedCounties(store)).keys());
      return tradeTable(pulled, await heldTrades(store), counties);
    }
    case "census-population":
      return historyTable(await pullPopulation(request), await knownHistory(store));
    case "bea-accounts":
      return historyTable(await pullAccounts(request), await knownHistory(store));
    case "bls-labor": {
      const counties = [...(await listedCounties(store)).keys()];
      return historyTable(await pullLabor(request, counties), await knownHistory(store));
    }
    default:
      return stationTable(store, request.source, request);
  }
}

async function stationTable(store: Queryable, source: "fcc-tv" | "fcc-fm", request: PullRequest): Promise<PulledTable> {
  const imports = await extendedImports(store);
  const lists = [latest(imports, "stations-tv"), latest(imports, "stations-radio")].filter((id) => id !== null);
  const known = new Set((await knownStations(store, lists, [])).map(({ facilityId }) => facilityId));
  const table = await pullStations(source, request, (facility) => known.size === 0 || known.has(facility));
  if (table.rows.length > 0) return table;
  throw new Failure("conflict", "None of the FCC's stations is in your station list. Import stations first.");
}

/** Negative numbers are numbers, not formulas. */
function safely(cell: string): string | number {
  return /^-\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}
