import type { FastifyInstance } from "fastify";
import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { placeKey, type RevenueCell, type RevenuePlace } from "#domain/ownRevenue/revenueCell.ts";
import { revenueTable } from "#domain/ownRevenue/revenueTable.ts";
import { subVerticalById, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { ownRevenueRows, type RevenueRow } from "#platform/database/queries/ownRevenueRows.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import type { Caller, Person } from "#platform/identity/caller.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { openMarkets, plainMarket } from "#revisions/ingest/cells/openMarkets.ts";
import { isReadToItsEnd } from "#revisions/ingest/readOwnTable.ts";
import {
  importOwnRevenue,
  LARGEST_FILE,
  ownRevenue,
  type OwnRevenueCell,
  putOwnRevenue,
  removeOwnRevenue,
  type RevenueReport,
  undoOwnRevenue,
} from "../../contract/ownRevenue.ts";
import { changeRevenue, type NewCell, recordRevenue } from "./changeRevenue.ts";
import type { readRevenueFile, RevenueReading } from "./readRevenueFile.ts";

/**
 * Takes a change back: what it brought goes, what it ended counts again.
 *
 * @throws Failure `not-found` for a change of another customer, one undone before or too long ago; `conflict` where something of it
 *   was changed again since
 */
async function undoRevenue(database: Database, person: Person, change: number): Promise<void> {
  await database.transaction(async (store) => {
    await store.query("select 1 from customer where customer_id = $1 for update", [person.customerId]);
    const [undone] = await store.query(
      `update own_revenue_change set undone_at = now()
       where own_revenue_change_id = $1 and customer_id = $2 and undone_at is null and at > now() - interval '30 days'
       returning 1`,
      [change, person.customerId],
    );
    if (!undone) throw new Failure("not-found", "There is no such change to undo.");
    if (await isChangedSince(store, person.customerId, change))
      throw new Failure("conflict", "Some of these figures have changed again since then. Nothing was undone.");
    await store.query("delete from own_revenue where brought_by = $1", [change]);
    await store.query("update own_revenue set ended_by = null where ended_by = $1", [change]);
    await recordRevenue(store, person, "ownRevenue.undone");
  });
}

/** Whether a later change ended what this one brought, or put something where this one took away. */
async function isChangedSince(store: Queryable, customer: number, change: number): Promise<boolean> {
  const later = await store.query(
    `select 1 from own_revenue as revenue
     where revenue.customer_id = $1 and (
       (revenue.brought_by = $2 and revenue.ended_by is not null)
       or (revenue.brought_by > $2 and revenue.ended_by is null and exists (
         select 1 from own_revenue as ended
         where ended.ended_by = $2 and ended.customer_id = $1 and ended.market_id = revenue.market_id
           and ended.medium = revenue.medium and ended.sub_vertical = revenue.sub_vertical and ended.year = revenue.year
           and (ended.month is not distinct from revenue.month or ended.month is null or revenue.month is null))))
     limit 1`,
    [customer, change],
  );
  return later.length > 0;
}

/** Own revenue as it leaves the server; verticals that are not open to the caller are left out. */
function presentRevenue(rows: readonly RevenueRow[], rights: Rights): OwnRevenueCell[] {
  return rows
    .filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)))
    .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The same cells taken away. What is not open to the caller stays: a colleague with more rights has put it there. */
function cleared(cells: readonly RevenueCell[], rights: Rights): NewCell[] {
  return cells
    .filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)))
    .map(({ market, medium, subVertical, year, month }) => ({
      market,
      medium,
      subVertical,
      year,
      month,
      dollars: null,
    }));
}

/** Own revenue: always that of the caller's own organisation. */
export function ownRevenueRoutes(app: FastifyInstance): void {
  app.endpoint(
    ownRevenue,
    async ({ params }, { caller: { person, rights }, database }) => ({
      items: presentRevenue(await ownRevenueRows(database, person.customerId, [params.market]), rights),
    }),
    { table: ({ items }) => revenueTable(items), keptFor: { what: "own_revenue", of: "customer" } },
  );

  app.endpoint(putOwnRevenue, async ({ params: { market }, body }, { caller, database, loadedRevisions }) => {
    const cells = body.cells.map((cell) => ({ ...cell, market }));
    checkMarket(loadedRevisions.current(), market);
    checkCells(loadedRevisions.current(), caller.rights, cells);
    const change = await changeRevenue(database, caller.person, {
      kind: "typed",
      file: null,
      cells: async () => cells,
    });
    return { change: String(change) };
  });

  app.endpoint(removeOwnRevenue, async ({ params: { market }, query }, { caller, database }) => {
    const { person, rights } = caller;
    const isAsked = ({ medium, year }: RevenueRow) =>
      medium === (query.medium ?? medium) && year === (query.year ?? year);
    const change = await changeRevenue(database, person, {
      kind: "removed",
      file: null,
      cells: async (store) =>
        cleared((await ownRevenueRows(store, person.customerId, [market])).filter(isAsked), rights),
    });
    return { change: String(change) };
  });

  app.endpoint(importOwnRevenue, async (input, { caller, database, loadedRevisions }) => {
    const loadedRevision = loadedRevisions.current();
    checkMarket(loadedRevision, input.params.market);
    return importRevenue(database, caller, loadedRevision, input);
  });

  app.endpoint(undoOwnRevenue, async ({ params }, { caller, database }) => {
    await undoRevenue(database, caller.person, Number(params.change));
    return {};
  });
}

/**
 * Whether own revenue can stand in these cells.
 *
 * @throws Failure `market-unknown`, `vertical-not-entitled`, `invalid-input`
 */
function checkCells(loadedRevision: LoadedRevision, rights: Rights, cells: readonly RevenuePlace[]): void {
  const met = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const fault = (key: string, code: "unusable" | "twice") =>
      wrongInput([inputError(`/body/cells/${at}/${key}`, code)]);
    if (!subVerticalById(cell.subVertical)) throw fault("subVertical", "unusable");
    if (!mayReadVertical(rights, verticalOf(cell.subVertical)))
      throw new Failure(
        "vertical-not-entitled",
        `Your subscription does not include the vertical of ${cell.subVertical}.`,
      );
    if (!loadedRevision.revision.media.includes(cell.medium)) throw fault("medium", "unusable");
    // A whole year and a month of it contradict each other as much as the same cell twice.
    if ([placeKey(cell), placeKey({ ...cell, month: null })].some((key) => met.has(key))) throw fault("month", "twice");
    met.add(placeKey(cell));
  }
  for (const { month, ...cell } of cells) {
    if (month !== null && met.has(placeKey({ ...cell, month: null })))
      throw wrongInput([inputError("/body/cells", "twice")]);
  }
}

/** Whether somebody can sell in a market. @throws Failure `market-unknown` for one that is not there, and for the nation */
function checkMarket(loadedRevision: LoadedRevision, market: string): void {
  if (loadedRevision.market(market).id === NATION)
    throw new Failure("market-unknown", "Your own revenue belongs to a market, not to the nation. Choose a market.");
}

/** What a file holds and what is wrong with it, for a person to decide. */
function reportRevenue(
  { rows, cells, errors, refused, problems }: RevenueReading,
  current: readonly RevenueCell[],
): Omit<RevenueReport, "change"> {
  return { rows, accepted: cells.length, refused, errors, problems: [...problems], totals: totalsOf(cells, current) };
}

/** The sound rows by market, medium and year, beside what stands there now. */
function totalsOf(cells: readonly RevenueCell[], current: readonly RevenueCell[]): RevenueReport["totals"] {
  const sums = sumsOf(current);
  return [...sumsOf(cells)].map(([key, { market, medium, year, subVerticals, dollars }]) => ({
    market,
    medium,
    year,
    subVerticals: subVerticals.size,
    dollars,
    replaced: sums.get(key)?.dollars ?? 0,
  }));
}

function sumsOf(cells: readonly RevenueCell[]) {
  const sums = new Map<string, Omit<RevenueCell, "subVertical" | "month"> & { readonly subVerticals: Set<string> }>();
  for (const { market, medium, year, subVertical, dollars } of cells) {
    const key = [market, medium, year].join(" ");
    const { subVerticals, dollars: before } = sums.get(key) ?? { subVerticals: new Set<string>(), dollars: 0 };
    sums.set(key, { market, medium, year, subVerticals: subVerticals.add(subVertical), dollars: before + dollars });
  }
  return sums;
}

const reading = aside<typeof readRevenueFile>(new URL("./readRevenueFile.ts", import.meta.url), "readRevenueFile");

/**
 * Reads a file of own revenue and tells what is in it; takes it where that is asked for and every row is sound, or the sound ones are
 * enough.
 *
 * @throws Failure `too-large`
 */
export async function importRevenue(
  database: Database,
  { person, rights }: Pick<Caller, "person" | "rights">,
  loadedRevision: LoadedRevision,
  { params, body }: EndpointInput<typeof importOwnRevenue>,
): Promise<RevenueReport> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > LARGEST_FILE)
    throw new Failure("too-large", "A file can have at most 4 MB. Split it, for example by year.");
  const { medium, encoding, decimalComma } = body;
  const own = plainMarket(loadedRevision.market(params.market));
  const others = openMarkets(loadedRevision.markets.values(), rights).filter(({ id }) => id !== own.id);
  const context = {
    // That of the screen first: it is what a blank cell means.
    markets: [own, ...others],
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

function scopeKey({ market, medium, year }: Pick<RevenueCell, "market" | "medium" | "year">): string {
  return [market, medium, year].join(" ");
}
