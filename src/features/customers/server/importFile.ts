import type { Database, Queryable } from "#database/database.ts";
import { type CsvRow, fromCsv } from "#domain/fromCsv.ts";
import { Failure } from "#domain/failure.ts";
import type { CustomerOutcome } from "../contract/customerSchemas.ts";
import { outcomeOf, refusalOf } from "./outcomeOf.ts";
import { FILE_COLUMNS, readCustomerRow } from "./readCustomerRow.ts";
import { addCustomer, lockVersion, type SaveContext, saveSettings } from "./saveSettings.ts";
import { lockCustomer } from "./selectCustomers.ts";

export interface FileResult {
  readonly items: CustomerOutcome[];
  /** Whether anything was really changed: not when a row was refused or it was only tried. */
  readonly done: boolean;
}

const MOST_ROWS = 5_000;

/** Ends the transaction without keeping anything. */
class TakenBack extends Error {}

/**
 * Takes a list of customers back: rows with an id change that customer, rows without one add a customer. One refused row keeps all
 * from happening.
 *
 * @throws Failure `invalid-input` for a file that cannot be read at all
 */
export async function importFile(
  database: Database,
  text: string,
  dryRun: boolean,
  context: SaveContext,
): Promise<FileResult> {
  const rows = readFile(text);
  const items: CustomerOutcome[] = [];
  const done = await database
    .transaction(async (store) => {
      for (const row of rows) items.push(await importRow(store, row, context));
      if (dryRun || items.some(({ outcome }) => outcome === "refused")) throw new TakenBack();
      return true;
    })
    .catch((reason: unknown) => {
      if (reason instanceof TakenBack) return false;
      throw reason;
    });
  return { items: done ? items : items.map(withoutNewId), done };
}

/** The id of a customer whose adding was taken back leads nowhere. */
function withoutNewId(item: CustomerOutcome): CustomerOutcome {
  return item.outcome === "created" ? { ...item, id: null } : item;
}

function readFile(text: string): readonly CsvRow[] {
  const { header, rows } = fromCsv(text);
  const unknown = header.filter((key) => key !== "" && !FILE_COLUMNS.includes(key));
  if (!header.includes("name") && !header.includes("id"))
    throw wrongFile("The first line must name the columns; id or name is needed.");
  if (unknown.length > 0) throw wrongFile(`Columns not known here: ${unknown.join(", ")}.`);
  if (rows.length > MOST_ROWS) throw wrongFile(`A file may have ${MOST_ROWS} rows; this one has ${rows.length}.`);
  return rows;
}

async function importRow(store: Queryable, row: CsvRow, context: SaveContext): Promise<CustomerOutcome> {
  const id = row.cells["id"] || null;
  const tried = { line: row.line, id, name: row.cells["name"] ?? "" };
  await store.query("savepoint customer_row");
  try {
    const read = await readCustomerRow(store, row);
    const saved =
      read.id === null
        ? await addCustomer(store, { ...read.change, name: read.change.name ?? "" }, context)
        : await saveSettings(store, await lockRow(store, read.id, read.version), read.change, context);
    await store.query("release savepoint customer_row");
    return outcomeOf(tried, saved);
  } catch (reason) {
    await store.query("rollback to savepoint customer_row");
    return refusalOf(tried, reason);
  }
}

function lockRow(store: Queryable, id: number, version: number | null) {
  return version === null ? lockCustomer(store, id) : lockVersion(store, id, version);
}

function wrongFile(message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: "/body/text", message }]);
}
