import type { ImportReport } from "./importReport.ts";
import type { ImportRequest } from "./importRequest.ts";
import { acceptImport, copyFurther, copyRows, interruptImport, prepareRows, refuseImport, runImport } from "./load.ts";
import { ProblemList } from "./problemList.ts";
import { readFile } from "./readFile.ts";
import { openSource, type OpenSource } from "./source.ts";

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

/** Reads a file to its end, checks every row and writes the rows where nobody sees them yet. */
async function stageFile(request: ImportRequest, source: OpenSource, importId: number): Promise<ImportReport> {
  const reading = await readFile(request, source, importId, new ProblemList());
  try {
    if (reading.layout) {
      const table = await prepareRows(request.database, reading.layout, importId);
      await copyRows(request.database, reading.layout, table, told(reading.chunks(), request.onRows));
      await copyFurther(request.database, reading.further());
    }
    return reading.report();
  } finally {
    await reading.close();
  }
}

async function* told(chunks: AsyncIterable<Uint8Array>, onRows: ImportRequest["onRows"]): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onRows?.(chunk);
    yield chunk;
  }
}
