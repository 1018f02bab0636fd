import type { Queryable } from "../database.ts";

/** Who asks the store, and whether its tables are theirs to make and change. */
export interface StoreOwnership {
  readonly user: string;
  readonly database: string;
  /** Whether tables can be made. */
  readonly makes: boolean;
  /** Whoever has the product's tables; null where there are none, or where they are the user's own. Others' tables may stand beside them. */
  readonly other: string | null;
}

export async function storeOwnership(store: Queryable): Promise<StoreOwnership> {
  const [found] = await store.query<StoreOwnership>(
    `select current_user::text as user, current_database()::text as database,
            has_schema_privilege('public', 'create') as makes,
            (select tableowner from pg_tables
             where schemaname = 'public' and tablename = 'schema_migration'
               and not pg_has_role(tableowner, 'usage'))::text as other`,
  );
  if (!found) throw new Error("The store does not say who asks it.");
  return found;
}
