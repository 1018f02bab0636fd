import type { Queryable } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";

/** Whether the store is empty, or holds no more than a sample set whose loading was interrupted. */
export async function needsSample(database: Queryable): Promise<boolean> {
  if ((await publishedRevision(database)) !== null) return false;
  const [own] = await database.query("select 1 from import where status = 'accepted' and not sample limit 1");
  return own === undefined;
}
