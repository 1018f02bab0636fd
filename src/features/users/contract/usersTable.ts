import { writeList } from "#domain/tables/csvList.ts";
import type { ListForm } from "#domain/tables/listFile.ts";
import type { Table } from "#domain/tables/table.ts";
import { type CellOf, type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { UserRecord } from "./userSchemas.ts";

const text = (key: string, cell: CellOf<UserRecord>): ColumnOf<UserRecord> => ({ key, unit: "text", cell });

const COLUMNS: readonly ColumnOf<UserRecord>[] = [
  text("id", ({ id }) => id),
  text("version", ({ version }) => String(version)),
  text("email", ({ email }) => email),
  text("name", ({ name }) => name),
  text("customer", ({ customer }) => customer.name),
  text("role", ({ role }) => role),
  text("status", ({ status }) => status),
  text("language", ({ language }) => language),
  text("access", ({ access }) => writeList(access)),
  text("markets", ({ markets }) => writeList(markets)),
  text("verticals", ({ verticals }) => writeList(verticals)),
  text("providers", ({ providers }) => writeList(providers)),
  text("last_sign_in", ({ lastSignInAt }) => lastSignInAt),
  text("erase_at", ({ eraseAt }) => eraseAt),
];

/** Ids of all markets there are, and of many custom ones. */
const LONGEST_LIST = 20_000;

/** The file that `importUsers` takes; its last three columns are only told and are read over. */
export const USERS_FORM: ListForm = {
  columns: COLUMNS.map(({ key }) => key),
  keys: ["id", "email"],
  longest: { markets: LONGEST_LIST },
};

/** Users as plain rows; `importUsers` takes them back. */
export function usersTable(users: readonly UserRecord[]): Table {
  return tableOf(users, COLUMNS);
}
