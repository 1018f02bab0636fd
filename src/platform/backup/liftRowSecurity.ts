import type { Queryable } from "#platform/database/database.ts";

/**
 * Lets the store's owner past its own row-level security, which refuses to copy into a table even where every row may be seen, and answers
 * how to force it again. Callers' requests stay bound all the while, and nobody else sees any of it before the transaction ends.
 */
export async function liftRowSecurity(store: Queryable): Promise<() => Promise<void>> {
  const secured = await store.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
  );
  const turn = async (how: "force" | "no force") => {
    for (const { name } of secured) await store.query(`alter table ${name} ${how} row level security`);
  };
  await turn("no force");
  return () => turn("force");
}
