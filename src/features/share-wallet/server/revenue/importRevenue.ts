import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { type importOwnRevenue, LARGEST_FILE, type RevenueReport } from "../../contract/ownRevenue.ts";
import { changeRevenue } from "./changeRevenue.ts";
import { cleared } from "./cleared.ts";
import type { readRevenueFile } from "./readRevenueFile.ts";
import { reportRevenue } from "./reportRevenue.ts";
import { openMarkets } from "./revenueMarkets.ts";
import { ownRevenueRows } from "#platform/database/queries/ownRevenueRows.ts";

const reading = aside<typeof readRevenueFile>(new URL("./readRevenueFile.ts", import.meta.url), "readRevenueFile");

/**
 * Reads a file of own revenue and tells what is in it; takes it where that is asked for and every row is sound, or the sound ones are
 * enough.
 *
 * @throws Failure `too-large`
 */
export async function importRevenue(
  database: Database,
  { person, rights }: Caller,
  loadedRevision: LoadedRevision,
  { params, body }: EndpointInput<typeof importOwnRevenue>,
): Promise<RevenueReport> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > LARGEST_FILE)
    throw new Failure("too-large", "A file may have 4 MB. Divide it, by year for instance.");
  const { medium, encoding, decimalComma } = body;
  const context = {
    markets: openMarkets(loadedRevision.markets.values(), rights, loadedRevision.market(params.market)),
    rights,
    media: [...loadedRevision.revision.media],
    medium,
    decimalComma,
    ...(encoding === "latin1" ? { encoding } : {}),
  } as const;
  const file = await reading([bytes, context], { pointer: "/body/content" });
  const scopes = new Set(file.cells.map(scopeKey));
  const named = [...new Set(file.cells.map(({ market }) => market))];
  const current = async (store: Queryable) =>
    (await ownRevenueRows(store, person.customerId, named)).filter((row) => scopes.has(scopeKey(row)));
  const report = reportRevenue(file, await current(database));
  const isSound = report.errors === 0 || (body.goodRowsOnly && isReadToItsEnd(report));
  if (body.dryRun || !isSound || file.cells.length === 0) return { ...report, change: null };
  const change = await changeRevenue(database, person, {
    kind: "file",
    file: body.name,
    cells: async (store) => [...(body.mode === "replace" ? cleared(await current(store), rights) : []), ...file.cells],
  });
  return { ...report, change: String(change) };
}

/** What stopped the reading names no row: half a file is not taken, however sound that half is. */
function isReadToItsEnd({ errors, refused, problems }: Omit<RevenueReport, "change">): boolean {
  return refused > 0 && errors > 0 && problems[0]?.line !== null && !STOPS.has(problems[0]?.code ?? "");
}

const STOPS = new Set([
  "stray-quote",
  "unclosed-quote",
  "line-too-long",
  "too-many-columns",
  "missing-column",
  "repeated-column",
  "semicolon-file",
]);

function scopeKey({ market, medium, year }: Pick<RevenueCell, "market" | "medium" | "year">): string {
  return [market, medium, year].join(" ");
}
