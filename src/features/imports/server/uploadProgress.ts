import type { Database } from "#platform/database/database.ts";
import type { Progress } from "#revisions/ingest/progress.ts";

/** Often enough for a person who looks on. */
const INTERVAL_MS = 500;

/** Writes down how far an upload's background work has come, now and then; what cannot be written is not missed. */
export function uploadProgress(
  database: Database,
  id: number,
  tell: (part: number) => void,
): (progress: Progress) => void {
  let last = 0;
  return ({ rows, rowsPerSecond, bytes, totalBytes, secondsLeft }) => {
    const part = totalBytes ? Math.min(bytes / totalBytes, 1) : 0;
    tell(part);
    if (performance.now() - last < INTERVAL_MS) return;
    last = performance.now();
    const progress = { part, rows, rate: Math.round(rowsPerSecond), left: secondsLeft };
    void database
      .query("update upload set progress = $2::text::jsonb where upload_id = $1 and state in ('checking', 'joining')", [
        id,
        JSON.stringify(progress),
      ])
      .catch(() => undefined);
  };
}
