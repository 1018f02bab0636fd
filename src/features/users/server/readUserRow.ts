import { faultOfIssue } from "#platform/api/faultOfIssue.ts";
import { idFaults, listOfCell } from "#domain/tables/cells.ts";
import type { CsvRow } from "#domain/tables/fromCsv.ts";
import type { InputError } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
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
    ...idFaults(cells),
    ...(parsed.success ? [] : parsed.error.issues).map((issue) =>
      issue.path[0] === "customer"
        ? inputError("/customer", "customer-unknown", { customer: cells["customer"] ?? "" })
        : { pointer: `/${String(issue.path[0])}`, message: issue.message, ...faultOfIssue(issue) },
    ),
  ];
  if (!parsed.success || errors.length > 0) throw wrongInput(errors);
  return parsed.data;
}

function settingsOf(cells: Cells, customers: CustomerIds): Record<string, unknown> {
  const given: Record<string, unknown> = {
    email: cells["email"],
    name: cells["name"],
    customer: cells["customer"] && String(customers.get(cells["customer"].toLowerCase()) ?? ""),
    role: ofWord(cells["role"], { administrator: "Administrator", subscriber: "Subscriber" }),
    status: cells["status"]?.toLowerCase() === "invited" ? undefined : cells["status"]?.toLowerCase(),
    language: cells["language"] === "" ? null : cells["language"],
    access: listOfCell(cells["access"]),
    markets: listOfCell(cells["markets"]),
    verticals: listOfCell(cells["verticals"]),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function ofWord(cell: string | undefined, words: Readonly<Record<string, string>>): string | undefined {
  return cell === undefined ? undefined : (words[cell.toLowerCase()] ?? cell);
}
