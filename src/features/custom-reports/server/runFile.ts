import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import { coversRights } from "#domain/access/coversRights.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";

/**
 * The file of a run that was made for this person, as long as she may read all that was open to it.
 *
 * @throws Failure `not-found` where it is somebody else's, unfinished or gone; `access-required` where rights were narrowed since
 */
export async function runFile(
  store: Queryable,
  { person, rights }: Pick<Caller, "person" | "rights">,
  report: number,
  run: number,
): Promise<FileAnswer> {
  const [row] = await store.query<FileAnswer & { readonly rights: Rights | null }>(
    `select file_name as name, file_type as type, file_bytes as bytes, rights from custom_report_run
     where custom_report_run_id = $1 and custom_report_id = $2 and person_id = $3 and file_bytes is not null
       and file_name is not null and file_type is not null`,
    [run, report, person.id],
  );
  if (!row) throw new Failure("not-found", "There is no such file of yours; files are kept for a week.");
  const { rights: then, ...file } = row;
  const isCovered = then === null ? rights.role === "Administrator" : coversRights(rights, then);
  if (!isCovered)
    throw new Failure("access-required", "Your rights were narrowed since the file was made. Have it made again.");
  return file;
}
