import type { Database, Queryable } from "#platform/database/database.ts";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import type { Amendments, Correction } from "#revisions/ingest/amendments.ts";
import type { ReadTask } from "#revisions/files/fileTask.ts";
import { readGeographyFacts } from "#revisions/drafts/importGeography.ts";
import { NOTHING_SAID, readOptions, type SetUp } from "./setUp.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import type { UploadRow } from "./uploadRows.ts";

/** All that a thread must know to read an upload as its person wants it read. @throws Failure `invalid-input` without a layout */
export async function readTaskFor(
  database: Database,
  files: UploadFiles,
  row: UploadRow,
): Promise<Omit<ReadTask, "kind" | "importId">> {
  const setUp: SetUp = { ...NOTHING_SAID, ...row.set_up };
  if (setUp.layout === null)
    throw new Failure("invalid-input", "Choose a layout first, so that the product knows what the file contains.");
  const published = await publishedRevision(database);
  const revision = (await openDraft(database, published)) ?? published;
  return {
    path: await files.fetch(row.place, row.bytes),
    fileName: row.file_name,
    layout: setUp.layout,
    options: readOptions(setUp),
    amendments: await amendmentsOf(database, row, setUp),
    geography: await readGeographyFacts(database, revision, setUp.layout),
  };
}

async function amendmentsOf(store: Queryable, row: UploadRow, { columns, meanings }: SetUp): Promise<Amendments> {
  const rows = await store.query<{ line: number; name: string; value: string }>(
    `select line::float8 as line, column_name as name, value from upload_correction where upload_id = $1 order by line`,
    [row.id],
  );
  const header = row.description?.columns ?? [];
  const corrections = rows.flatMap(({ line, name, value }): Correction[] => {
    if (name === "") return [{ line, position: null, value }];
    const position = header.findIndex((column) => column.name === name);
    return position < 0 ? [] : [{ line, position, value }];
  });
  return { columns, meanings, corrections };
}
