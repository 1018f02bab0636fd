import type { EndpointInput } from "#platform/api/endpoint.ts";
import { readList } from "#platform/files/reading/readList.ts";
import { isKept } from "#platform/api/rowFile.ts";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { tryRow } from "#platform/api/tryRow.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { transactionKeptIf } from "#platform/database/transactionKeptIf.ts";
import { withSavepoint } from "#platform/database/withSavepoint.ts";
import type { Difference } from "#domain/figures/difference.ts";
import type { CsvRow } from "#domain/tables/fromCsv.ts";
import type { importCustomers } from "../contract.ts";
import { CUSTOMERS_FORM } from "../contract/customersTable.ts";
import { readCustomerRow } from "./readCustomerRow.ts";
import { addCustomer, lockVersion, type SaveContext, saveSettings } from "./saveSettings.ts";
import { lockCustomer, selectCustomers } from "./selectCustomers.ts";

/**
 * Takes a list of customers back: rows with an id change that customer, rows without one add a customer. One refused row keeps all
 * from happening, unless only the good ones are wanted.
 *
 * @throws Failure `invalid-input` for a file that cannot be read at all
 */
export async function importCustomerFile(
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
