import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";

/**
 * Lets nobody see or write a row of a table until it is opened again, but the store's owner as long as it speaks for nobody. Work that
 * still finds something then goes past row security.
 */
export async function denyRows(database: Database, table: string): Promise<() => Promise<unknown>> {
  const open = () => database.query(`drop policy if exists shut on ${table}`);
  await database.query(`create policy shut on ${table} as restrictive using (beyond_tenants())`);
  onTestFinished(async () => void (await open()));
  return open;
}
