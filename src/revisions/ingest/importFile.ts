import type { ImportReport } from "./importReport.ts";
import type { ImportRequest } from "./importRequest.ts";
import { acceptImport, interruptImport, refuseImport, runImport } from "./load.ts";
import { openSource } from "./source.ts";
import { stageFile } from "./stageFile.ts";

/**
 * Reads a file, checks every row and stages all of them or none. What is wrong with the file is told in the report.
 *
 * @throws the signal's reason when cancelled, and failures of the store or the disk; the import is then marked
 *   interrupted and its rows are dropped
 */
export async function importFile(request: ImportRequest): Promise<ImportReport> {
  const { database, fileName, sample, startedBy, signal } = request;
  signal?.throwIfAborted();
  const source = await openSource(request);
  const start = { layout: request.layout ?? "unknown", fileName, sample, startedBy };
  return runImport(database, start, async (importId) => {
    try {
      const report = await stageFile(request, source, importId);
      if (report.status === "accepted") await acceptImport(database, report, source.sha256(), request.join);
      else await refuseImport(database, report, source.sha256());
      return report;
    } catch (reason) {
      await interruptImport(database, importId).catch(() => undefined);
      throw reason;
    } finally {
      source.close();
    }
  });
}
