import type { Database } from "#platform/database/database.ts";
import { openRights } from "#platform/identity/rights.ts";
import { runDueJobs } from "#platform/jobs/jobRunner.ts";
import { openDocumentWorker } from "#documents/documentWorker.ts";
import { openLoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { readConfig } from "#app/server/config.ts";
import { featureParts } from "#app/server/featureParts.ts";
import { jobHandlers } from "#app/server/jobHandlers.ts";

/** Does everything in the background that is due, as the product does it. */
export async function doDueJobs(database: Database, dataDir: string): Promise<void> {
  const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir });
  const loadedRevisions = await openLoadedRevisions({ database });
  const rights = await openRights(database);
  const documentWorker = openDocumentWorker();
  const parts = featureParts({ config, database, loadedRevisions, rights, documentWorker });
  const faults: unknown[] = [];
  try {
    await runDueJobs({
      database,
      handlers: jobHandlers(parts),
      files: parts.jobFiles,
      rightsOf: async (owner) => (await rights.callerOf(owner)).rights,
      log: { done: () => undefined, failed: (_job, _kind, fault) => void faults.push(fault) },
    });
  } finally {
    await documentWorker.close();
    await rights.close();
    await loadedRevisions.close();
  }
  if (faults.length > 0) throw new Error(`Work in the background failed: ${faults.map(String).join("; ")}`);
}
