import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL; empty when the machine has none. */
    databaseUrl: string;
  }
}

export default async function postgresSetup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres)
    console.warn("PostgreSQL is not installed here: the store and API tests run on the embedded engine only.");
  project.provide("databaseUrl", postgres?.url ?? "");
  return async () => postgres?.stop();
}
