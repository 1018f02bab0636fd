import type { TestProject } from "vitest/node";
import { startCitus } from "./citus.ts";
import type * as _provided from "./postgresSetup.ts";

export default async function citusSetup(project: TestProject): Promise<() => Promise<void>> {
  const citus = await startCitus();
  if (!citus) console.warn("Citus is not installed here: nothing of the store is tested on several machines.");
  project.provide("databaseUrl", citus?.url ?? "");
  return async () => citus?.stop();
}
