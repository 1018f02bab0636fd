import type { FileAnswer } from "#api/fileAnswer.ts";
import type { Queryable } from "#database/database.ts";
import { Failure } from "#domain/failure.ts";

/** The file of a run that was made for this person. @throws Failure `not-found` where it is somebody else's, unfinished or gone */
export async function runFile(store: Queryable, person: number, report: number, run: number): Promise<FileAnswer> {
  const [file] = await store.query<FileAnswer>(
    `select file_name as name, file_type as type, file_bytes as bytes from custom_report_run
     where custom_report_run_id = $1 and custom_report_id = $2 and person_id = $3 and file_bytes is not null`,
    [run, report, person],
  );
  if (!file) throw new Failure("not-found", "There is no such file of yours; files are kept for a week.");
  return file;
}
