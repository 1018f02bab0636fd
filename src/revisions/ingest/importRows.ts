import type { Database, Queryable } from "#platform/database/database.ts";
import type { ImportReport } from "./importReport.ts";
import type { FurtherRows, LayoutName } from "./layout.ts";
import { LAYOUT_BY_NAME } from "./layoutByName.ts";
import { acceptImport, copyFurther, copyRows, interruptImport, prepareRows, refuseImport, runImport } from "./load.ts";

/** Rows that are read and checked elsewhere. */
export interface RowsToImport {
  readonly database: Database;
  readonly layout: LayoutName;
  readonly fileName: string;
  readonly startedBy: string;
  /** Reads the file; the rows come as COPY data that begins with the import's number. */
  readonly rows: (importId: number) => AsyncIterable<Uint8Array>;
  /** What became of the file, when all rows were read. */
  readonly outcome: () => {
    readonly report: ImportReport;
    readonly sha256: string | null;
    readonly further?: readonly FurtherRows[];
  };
  /** What an accepted import is made part of, in the transaction that accepts it: both happen, or neither. */
  readonly join: (store: Queryable, importId: number) => Promise<void>;
}

/**
 * Stages rows and takes all of them or none.
 *
 * @throws whatever the reading, the store or `join` throws; the import is then marked interrupted and its rows are dropped
 */
export function importRows({
  database,
  layout,
  fileName,
  startedBy,
  rows,
  outcome,
  join,
}: RowsToImport): Promise<ImportReport> {
  return runImport(database, { layout, fileName, sample: false, startedBy }, async (importId) => {
    try {
      const known = LAYOUT_BY_NAME[layout];
      const table = await prepareRows(database, known, importId);
      await copyRows(database, known, table, rows(importId));
      const { report, sha256, further = [] } = outcome();
      await copyFurther(database, further);
      if (report.status === "accepted") await acceptImport(database, report, sha256, join);
      else await refuseImport(database, report, sha256);
      return report;
    } catch (reason) {
      await interruptImport(database, importId).catch(() => undefined);
      throw reason;
    }
  });
}
