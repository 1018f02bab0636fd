import type { Queryable } from "#platform/database/database.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { marketImports, readComposition } from "../drafts/composition.ts";

/** The names of a revision's markets by id. */
export async function marketNames(store: Queryable, revision: number): Promise<Map<string, string>> {
  const rows = await marketRows(store, marketImports(await readComposition(store, revision)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
