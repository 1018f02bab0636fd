import { runScenarioJob } from "#features/forecast-analysis/server/runScenario.ts";
import { buildJob } from "#features/revisions/server/room/building.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { openRights } from "#platform/identity/rights.ts";
import { runDueJobs } from "#platform/jobs/jobRunner.ts";

/** A process of its own that does the forecast's due jobs on the PostgreSQL at the address it is given, for tests that kill it. */
const database = await openPostgres(process.argv[2] ?? "");
const rights = await openRights(database);
await runDueJobs({
  database,
  handlers: {
    "forecast-run": { run: runScenarioJob({ database }) },
    "revision-build": { run: buildJob({ database }) },
  },
  files: {
    keep: () => Promise.reject(new Error("These jobs make no files.")),
    read: () => Promise.reject(new Error("These jobs make no files.")),
    sweep: () => Promise.resolve(),
  },
  rightsOf: async (owner) => (await rights.callerOf(owner)).rights,
  log: { done: () => undefined, failed: (_job, _kind, fault) => console.error(fault) },
});
await rights.close();
await database.close();
