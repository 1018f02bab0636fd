import type { Queryable } from "#database/database.ts";
import type { CsvRow } from "#domain/fromCsv.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import { type CustomerChange, customerChange } from "../contract/customerSchemas.ts";

/** What a row of the file says: whom it means, which version of it was taken out, and what it sets. */
export interface CustomerRowChange {
  /** Null for a customer to be added. */
  readonly id: number | null;
  /** Null where the file has no version: then the current one is meant. */
  readonly version: number | null;
  readonly change: CustomerChange;
}

type Cells = CsvRow["cells"];

/** The columns of `customersTable`; those that are only told are read over. */
export const FILE_COLUMNS: readonly string[] = [
  "id",
  "version",
  "name",
  "kind",
  "plan",
  "status",
  "seats",
  "seats_used",
  "people",
  "starts_on",
  "ends_on",
  "owner",
  "access",
  "default_access",
  "markets",
  "verticals",
];

/** @throws Failure `invalid-input` naming each cell that cannot be used */
export async function readCustomerRow(store: Queryable, { cells }: CsvRow): Promise<CustomerRowChange> {
  const parsed = customerChange.safeParse({ ...settingsOfCells(cells), ...(await ownerOfCell(store, cells)) });
  const errors: InputError[] = ["id", "version"]
    .filter((column) => !/^([1-9]\d{0,8})?$/.test(cells[column] ?? ""))
    .map((column) => ({ pointer: `/${column}`, message: "Must be a whole number." }));
  if (!parsed.success) {
    errors.push(
      ...parsed.error.issues.map(({ path, message }) => ({ pointer: `/${columnOf(String(path[0]))}`, message })),
    );
  }
  if (!parsed.success || errors.length > 0)
    throw new Failure(
      "invalid-input",
      errors.map(({ pointer, message }) => `${pointer.slice(1)}: ${message}`).join(" "),
      errors,
    );
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
    access: listOf(cells["access"]) ?? undefined,
    defaultAccess: listOf(cells["default_access"]),
    verticals: listOf(cells["verticals"]),
    ...marketsOf(cells["markets"]),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** An empty cell empties the setting; a missing column leaves it. */
function orNull<Value>(cell: string | undefined, read: (cell: string) => Value): Value | null | undefined {
  return cell === undefined ? undefined : cell === "" ? null : read(cell);
}

/** `all` is null; a list has semicolons, bars or spaces between. */
function listOf(cell: string | undefined): string[] | null | undefined {
  if (cell === undefined) return undefined;
  return cell.toLowerCase() === "all" ? null : cell.split(/[;|\s]+/).filter((item) => item !== "");
}

function marketsOf(cell: string | undefined): { allMarkets?: boolean; markets?: string[] } {
  const markets = listOf(cell);
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
