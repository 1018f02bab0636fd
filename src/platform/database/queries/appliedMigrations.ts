import type { Queryable } from "../database.ts";

export interface AppliedMigration {
  readonly name: string;
  readonly appliedAt: Date;
}

/** The steps that brought the store's schema to where it is, in their order. */
export async function appliedMigrations(store: Queryable): Promise<AppliedMigration[]> {
  return store.query<AppliedMigration>('select name, applied_at as "appliedAt" from schema_migration order by name');
}
