import type { Queryable } from "#platform/database/database.ts";
import type { JobFiles } from "./jobFiles.ts";

/** How long the product remembers a job and keeps its file. */
const KEPT_DAYS = 7;

/** Forgets jobs that ended a week ago, and removes files that no job has. */
export async function sweepJobs(store: Queryable, files: JobFiles): Promise<void> {
  await store.query("delete from job where ended_at < now() - make_interval(days => $1)", [KEPT_DAYS]);
  const kept = await store.query<{ place: string }>("select file_place as place from job where file_place is not null");
  await files.sweep(new Set(kept.map(({ place }) => place)));
}
