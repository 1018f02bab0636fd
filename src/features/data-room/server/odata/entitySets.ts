import { Failure } from "#domain/failure.ts";
import type { Rights } from "#domain/access/access.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { type SpendingTable } from "../../contract/dataTables.ts";
import { marketFacts } from "../marketFacts.ts";
import { SPENDING_COLUMNS } from "../making/spendingColumns.ts";
import type { DataColumn } from "../making/tableRows.ts";

/** What programs may ask rows of: a table of the data room under a name of OData. */
export interface EntitySet {
  readonly name: string;
  /** Null where the rows are those of the markets themselves. */
  readonly table: SpendingTable | null;
  /** Properties by which a row is known. */
  readonly key: readonly string[];
}

const OF_SPENDING = ["market", "sub_vertical", "medium", "year"] as const;

export const ENTITY_SETS: readonly EntitySet[] = [
  { name: "Spending", table: "spending", key: OF_SPENDING },
  { name: "RadioSpending", table: "radio-spending", key: OF_SPENDING },
  { name: "NationalSpending", table: "national-spending", key: OF_SPENDING },
  { name: "Markets", table: null, key: ["market"] },
];

/** @throws Failure `not-found` */
export function entitySetNamed(name: string): EntitySet {
  const found = ENTITY_SETS.find((set) => set.name === name);
  if (found) return found;
  const known = ENTITY_SETS.map((set) => set.name).join(", ");
  throw new Failure("not-found", `There is no entity set ${name.slice(0, 60)}. There are ${known}.`);
}

/** The properties of an entity set, in the order of its rows. */
export function columnsOf({ table }: EntitySet, loadedRevision: LoadedRevision, rights: Rights): readonly DataColumn[] {
  return table === null ? marketFacts(loadedRevision, rights).columns : SPENDING_COLUMNS;
}
