import type { Database } from "#database/database.ts";
import type { ImportReport } from "./importReport.ts";
import type { ImportGeography, LayoutName } from "./layout.ts";
import { acceptImport, interruptImport, refuseImport, runImport } from "./load.ts";
import type { Progress } from "./progress.ts";
import type { ReadOptions } from "./readers/reader.ts";
import { type FileSource, openSource } from "./source.ts";
import { stageFile } from "./stageFile.ts";

export type ImportRequest = FileSource & {
  readonly database: Database;
  /** Without one it is detected from the header. */
  readonly layout?: LayoutName | undefined;
  readonly fileName: string;
  /** Sample data is marked as such wherever it is shown. */
  readonly sample: boolean;
  /** Who started it, as the record of imports shows it. */
  readonly startedBy: string;
  readonly geography: ImportGeography;
  readonly options?: ReadOptions | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

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
      if (report.status === "accepted") await acceptImport(database, report, source.sha256());
      else await refuseImport(database, report, source.sha256());
      return report;
    } catch (reason) {
      await interruptImport(database, importId).catch(() => undefined);
      throw reason;
    }
  });
}
