import type { ImportReport } from "./importReport.ts";
import type { ImportRequest } from "./importRequest.ts";
import { copyFurther, copyRows, prepareRows } from "./load.ts";
import { ProblemList } from "./problemList.ts";
import { readFile } from "./readFile.ts";
import type { OpenSource } from "./source.ts";

/** Reads a file to its end, checks every row and writes the rows where nobody sees them yet. */
export async function stageFile(request: ImportRequest, source: OpenSource, importId: number): Promise<ImportReport> {
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
