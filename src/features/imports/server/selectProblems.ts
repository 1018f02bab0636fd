import type { Queryable } from "#platform/database/database.ts";
import type { UploadProblem } from "../contract/uploadSchemas.ts";

/** Which of a file's problems. */
export interface ProblemsAsked {
  readonly code?: string | undefined;
  readonly from: number;
  readonly most: number;
}

/** Problems of the last check in the order they were found, which is that of the lines. */
export async function selectProblems(
  store: Queryable,
  id: number,
  { code, from, most }: ProblemsAsked,
): Promise<{ items: UploadProblem[]; total: number }> {
  const items = await store.query<UploadProblem>(
    `select position, line::float8 as line, column_name as "column", value, code, message, severity from upload_problem
     where upload_id = $1 and ($2::text is null or code = $2) order by position offset $3 limit $4`,
    [id, code ?? null, from, most],
  );
  const [counted] = await store.query<{ total: number }>(
    "select count(*)::int as total from upload_problem where upload_id = $1 and ($2::text is null or code = $2)",
    [id, code ?? null],
  );
  return { items, total: counted?.total ?? 0 };
}
