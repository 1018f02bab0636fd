import type { Queryable } from "#platform/database/database.ts";
import { type RevisionImport, revisionImports } from "#platform/database/queries/revisionImports.ts";

/** The files that a revision is made of and another one is not, oldest first. Not all of them change a wallet. */
export async function newImports(store: Queryable, revision: number, than: number): Promise<RevisionImport[]> {
  const before = new Set((await revisionImports(store, than)).map(({ importId }) => importId));
  return (await revisionImports(store, revision)).filter(({ importId }) => !before.has(importId));
}
