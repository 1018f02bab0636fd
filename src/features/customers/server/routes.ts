import type { FastifyInstance } from "fastify";
import type { InputError } from "#domain/failure.ts";
import type { Difference } from "#domain/figures/difference.ts";
import { idFaults, listOfCell } from "#domain/tables/cells.ts";
import type { CsvRow } from "#domain/tables/fromCsv.ts";
import { wrongInput } from "#domain/wrongInput.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import { faultOfIssue } from "#platform/api/faultOfIssue.ts";
import { isKept } from "#platform/api/rowFile.ts";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { tryRow } from "#platform/api/tryRow.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { transactionKeptIf } from "#platform/database/transactionKeptIf.ts";
import { withSavepoint } from "#platform/database/withSavepoint.ts";
import { readList } from "#platform/files/reading/readList.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { announceRights } from "#platform/identity/rightsVersion.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  changeCustomer,
  changeCustomers,
  createCustomer,
  customerLogo,
  customerPeople,
  customers,
  customerUsage,
  importCustomers,
  oneCustomer,
  removeCustomerLogo,
  setCustomerLogo,
} from "../contract.ts";
import {
  type BulkChange,
  type CustomerChange,
  customerChange,
  type CustomerRecord,
} from "../contract/customerSchemas.ts";
import { CUSTOMERS_FORM, customersTable, usageTable } from "../contract/customersTable.ts";
import { knownMarkets, type KnownMarkets } from "./knownMarkets.ts";
import { removeLogo, saveLogo, selectLogo } from "./logo.ts";
import { addCustomer, lockVersion, type SaveContext, saveSettings } from "./saveSettings.ts";
import { type CustomerRow, lockCustomer, selectCustomer, selectCustomers } from "./selectCustomers.ts";
import { selectPeople } from "./selectPeople.ts";
import { selectUsage } from "./selectUsage.ts";

interface Context {
  readonly caller: Caller;
  readonly database: Database;
  readonly loadedRevisions: LoadedRevisions;
}

export function customersRoutes(app: FastifyInstance): void {
  app.endpoint(
    customers,
    async ({ query: { archived } }, { database, loadedRevisions }) => {
      const known = knownMarkets(loadedRevisions);
      const rows = await selectCustomers(database);
      const shown = rows.filter(({ status }) => archived === "with" || status !== "archived");
      return { items: shown.map((row) => presentCustomer(row, known)) };
    },
    { table: customersTable },
  );
  app.endpoint(oneCustomer, async ({ params }, { database, loadedRevisions }) =>
    presentCustomer(await selectCustomer(database, Number(params.customer)), knownMarkets(loadedRevisions)),
  );
  app.endpoint(customerPeople, async ({ params }, { database }) => {
    const { id } = await selectCustomer(database, Number(params.customer));
    return { items: await selectPeople(database, id) };
  });
  app.endpoint(
    customerUsage,
    async ({ params }, { database }) => {
      const { id } = await selectCustomer(database, Number(params.customer));
      return { weeks: await selectUsage(database, id) };
    },
    { table: usageTable },
  );
  changeRoutes(app);
  manyRoutes(app);
  logoRoutes(app);
}

function changeRoutes(app: FastifyInstance): void {
  app.endpoint(createCustomer, async ({ body }, context) => {
    const { row } = await context.database.transaction((store) => addCustomer(store, body, saveContext(context)));
    return presented(row, context);
  });
  app.endpoint(changeCustomer, async ({ params, body: { version, ...change } }, context) => {
    const { row } = await context.database.transaction(async (store) => {
      const before = await lockVersion(store, Number(params.customer), version);
      return saveSettings(store, before, change, saveContext(context));
    });
    return presented(row, context);
  });
}

function manyRoutes(app: FastifyInstance): void {
  app.endpoint(changeCustomers, async ({ body: { customers: ids, change, dryRun } }, context) => {
    const { database } = context;
    const names = new Map((await selectCustomers(database)).map(({ id, name }) => [String(id), name]));
    const keep = () => !dryRun;
    const items = [];
    for (const [at, id] of [...new Set(ids)].entries()) {
      const tried = { line: at + 1, id, name: names.get(id) ?? "" };
      items.push(
        await tryRow(tried, () =>
          transactionKeptIf(database, keep, async (store) => {
            const before = await lockCustomer(store, Number(id));
            return (await saveSettings(store, before, changeFor(before, change), saveContext(context))).difference;
          }),
        ),
      );
    }
    if (!dryRun) announceRights(database);
    return { items };
  });
  app.endpoint(importCustomers, async ({ body }, context) => {
    const result = await importCustomerFile(context.database, body, saveContext(context));
    if (result.done) announceRights(context.database);
    return result;
  });
}

function logoRoutes(app: FastifyInstance): void {
  app.fileEndpoint(customerLogo, ({ params }, { caller, database }) =>
    selectLogo(database, Number(params.customer), caller),
  );
  app.endpoint(setCustomerLogo, async ({ params, body }, context) =>
    presented(await saveLogo(context.database, Number(params.customer), body, context.caller.person), context),
  );
  app.endpoint(removeCustomerLogo, async ({ params }, context) =>
    presented(await removeLogo(context.database, Number(params.customer), context.caller.person), context),
  );
}

function saveContext({ caller, loadedRevisions }: Context): SaveContext {
  return { by: caller.person, known: knownMarkets(loadedRevisions) };
}

/** The changed customer as it leaves the server, after every process has heard that rights may have changed. */
async function presented(row: CustomerRow, { database, loadedRevisions }: Context): Promise<CustomerRecord> {
  announceRights(database);
  return presentCustomer(row, knownMarkets(loadedRevisions));
}

/** What a change for many means for this one. */
function changeFor(row: CustomerRow, { set, add, remove }: BulkChange): CustomerChange {
  return {
    ...set,
    ...(add.access || remove.access ? { access: joined(row.access, add.access, remove.access) } : {}),
    ...(add.markets || remove.markets ? { markets: joined(row.markets, add.markets, remove.markets) } : {}),
  };
}

function joined<Item>(items: readonly Item[], add: readonly Item[] = [], remove: readonly Item[] = []): Item[] {
  return [...new Set([...items, ...add])].filter((item) => !remove.includes(item));
}

/**
 * Takes a list of customers back: rows with an id change that customer, rows without one add a customer. One refused row keeps all
 * from happening, unless only the good ones are wanted.
 *
 * @throws Failure `invalid-input` for a file that cannot be read at all
 */
async function importCustomerFile(
  database: Database,
  file: EndpointInput<typeof importCustomers>["body"],
  context: SaveContext,
): Promise<{ items: RowOutcome[]; done: boolean }> {
  const { rows } = await readList([file.text, CUSTOMERS_FORM], { pointer: "/body/text" });
  const keep = (outcomes: readonly RowOutcome[]) => isKept(file, outcomes);
  const items = await transactionKeptIf(database, keep, async (store) => {
    const names = new Map((await selectCustomers(store)).map(({ id, name }) => [String(id), name]));
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(await importRow(store, row, names, context));
    return outcomes;
  });
  return { items, done: keep(items) };
}

function importRow(
  store: Queryable,
  { line, cells }: CsvRow,
  names: ReadonlyMap<string, string>,
  context: SaveContext,
): Promise<RowOutcome> {
  const { id = "", name = "" } = cells;
  const tried = { line, id: id || null, name: name || (names.get(id) ?? ""), cells };
  return tryRow(tried, () => withSavepoint(store, () => takeRow(store, { line, cells }, context)));
}

async function takeRow(store: Queryable, row: CsvRow, context: SaveContext): Promise<Difference | null> {
  const { id, version, change } = await readCustomerRow(store, row);
  const saved =
    id === null
      ? await addCustomer(store, { ...change, name: change.name ?? "" }, context)
      : await saveSettings(store, await lockRow(store, id, version), change, context);
  return saved.difference;
}

function lockRow(store: Queryable, id: number, version: number | null) {
  return version === null ? lockCustomer(store, id) : lockVersion(store, id, version);
}

/** What a row of the file says: whom it means, which version of it was taken out, and what it sets. */
interface CustomerRowChange {
  /** Null for a customer to be added. */
  readonly id: number | null;
  /** Null where the file has no version: then the current one is meant. */
  readonly version: number | null;
  readonly change: CustomerChange;
}

type Cells = CsvRow["cells"];

/** @throws Failure `invalid-input` naming each cell that cannot be used */
async function readCustomerRow(store: Queryable, { cells }: CsvRow): Promise<CustomerRowChange> {
  const parsed = customerChange.safeParse({ ...settingsOfCells(cells), ...(await ownerOfCell(store, cells)) });
  const errors: InputError[] = [
    ...idFaults(cells),
    ...(parsed.success ? [] : parsed.error.issues).map((issue) => ({
      pointer: `/${columnOf(String(issue.path[0]))}`,
      message: issue.message,
      ...faultOfIssue(issue),
    })),
  ];
  if (!parsed.success || errors.length > 0) throw wrongInput(errors);
  return { id: numberOrNull(cells["id"]), version: numberOrNull(cells["version"]), change: parsed.data };
}

function settingsOfCells(cells: Cells): Record<string, unknown> {
  const given: Record<string, unknown> = {
    name: cells["name"],
    kind: cells["kind"]?.toLowerCase(),
    plan: cells["plan"],
    status: cells["status"]?.toLowerCase(),
    seats: orNull(cells["seats"], Number),
    startsOn: orNull(cells["starts_on"], String),
    endsOn: orNull(cells["ends_on"], String),
    access: listOfCell(cells["access"]) ?? undefined,
    defaultAccess: listOfCell(cells["default_access"]),
    verticals: listOfCell(cells["verticals"]),
    ...marketsOf(cells["markets"]),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** An empty cell empties the setting; a missing column leaves it. */
function orNull<Value>(cell: string | undefined, read: (cell: string) => Value): Value | null | undefined {
  return cell === undefined ? undefined : cell === "" ? null : read(cell);
}

function marketsOf(cell: string | undefined): { allMarkets?: boolean; markets?: string[] } {
  const markets = listOfCell(cell);
  if (markets === undefined) return {};
  return markets === null ? { allMarkets: true } : { allMarkets: false, markets };
}

async function ownerOfCell(store: Queryable, { owner }: Cells): Promise<{ owner?: string | null }> {
  if (owner === undefined) return {};
  if (owner === "") return { owner: null };
  const [person] = await store.query<{ id: number }>("select person_id as id from person where email = lower($1)", [
    owner,
  ]);
  return { owner: person ? String(person.id) : "nobody" };
}

function numberOrNull(cell: string | undefined): number | null {
  return cell === undefined || cell === "" ? null : Number(cell);
}

/** `startsOn` is the column `starts_on`. */
function columnOf(field: string): string {
  return field === "allMarkets" ? "markets" : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A customer as it leaves the server. */
function presentCustomer(row: CustomerRow, known: KnownMarkets): CustomerRecord {
  return {
    id: String(row.id),
    version: row.version,
    name: row.name,
    kind: row.kind,
    plan: row.plan,
    status: row.status,
    access: row.access,
    markets: row.markets,
    unknownMarkets: row.markets.filter((market) => known?.has(market) === false),
    allMarkets: row.all_markets,
    verticals: row.verticals,
    seats: row.seats,
    seatsUsed: row.seats_used,
    people: row.people,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    owner:
      row.owner_id === null
        ? null
        : { id: String(row.owner_id), name: row.owner_name ?? "", email: row.owner_email ?? "" },
    defaultAccess: row.default_access,
    tenants: row.tenants,
    brandColour: row.brand_colour,
    brandAccent: row.brand_accent,
    reportLinks: row.report_links,
    hasLogo: row.has_logo,
    createdAt: row.created_at.toISOString(),
  };
}
