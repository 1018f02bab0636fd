import { readList } from "#domain/csvList.ts";
import type { CsvRow } from "#domain/fromCsv.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import { type UserChange, userChange } from "../contract/userSchemas.ts";

type Cells = CsvRow["cells"];

/** Customers by their name in small letters, and their ids. */
export type CustomerIds = ReadonlyMap<string, number>;

/**
 * What a row of the file sets. A column that the file lacks, and a status `invited`, leave things as they are.
 *
 * @throws Failure `invalid-input` naming each cell that cannot be used
 */
export function readUserRow({ cells }: CsvRow, customers: CustomerIds): UserChange {
  const parsed = userChange.safeParse(settingsOf(cells, customers));
  const errors: InputError[] = [
    ...wholeNumbers(cells),
    ...(parsed.success ? [] : parsed.error.issues).map(({ path, message }) => ({
      pointer: `/${String(path[0])}`,
      message: path[0] === "customer" ? `There is no customer named "${cells["customer"]}".` : message,
    })),
  ];
  if (!parsed.success || errors.length > 0)
    throw new Failure(
      "invalid-input",
      errors.map(({ pointer, message }) => `${pointer.slice(1)}: ${message}`).join(" "),
      errors,
    );
  return parsed.data;
}

function wholeNumbers(cells: Cells): InputError[] {
  return ["id", "version"]
    .filter((column) => !/^([1-9]\d{0,8})?$/.test(cells[column] ?? ""))
    .map((column) => ({ pointer: `/${column}`, message: "Must be a whole number." }));
}

function settingsOf(cells: Cells, customers: CustomerIds): Record<string, unknown> {
  const given: Record<string, unknown> = {
    email: cells["email"],
    name: cells["name"],
    customer: cells["customer"] && String(customers.get(cells["customer"].toLowerCase()) ?? ""),
    role: ofWord(cells["role"], { administrator: "Administrator", subscriber: "Subscriber" }),
    status: cells["status"]?.toLowerCase() === "invited" ? undefined : cells["status"]?.toLowerCase(),
    language: cells["language"] === "" ? null : cells["language"],
    access: listOf(cells["access"]),
    markets: listOf(cells["markets"]),
    verticals: listOf(cells["verticals"]),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function ofWord(cell: string | undefined, words: Readonly<Record<string, string>>): string | undefined {
  return cell === undefined ? undefined : (words[cell.toLowerCase()] ?? cell);
}

function listOf(cell: string | undefined): string[] | null | undefined {
  return cell === undefined ? undefined : readList(cell);
}
