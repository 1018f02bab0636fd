import type { Database } from "#platform/database/database.ts";

/** Takes the right to sign in from the role of row security on every machine of Citus, and what connections it has there. */
export async function shutOut(database: Database): Promise<void> {
  await database.query("alter role spotmarket_app nologin");
  await database.query(
    `select run_command_on_all_nodes($$
       select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'spotmarket_app' $$)`,
  );
}
