import { faultOfIssue } from "#platform/api/faultOfIssue.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { CsvRow } from "#domain/tables/fromCsv.ts";
import { idFaults, listOfCell } from "#domain/tables/cells.ts";
import type { InputError } from "#domain/failure.ts";
import { wrongInput } from "#domain/wrongInput.ts";
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

/** @throws Failure `invalid-input` naming each cell that cannot be used */
export async function readCustomerRow(store: Queryable, { cells }: CsvRow): Promise<CustomerRowChange> {
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
