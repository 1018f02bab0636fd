import { join } from "node:path";
import type { PublicData } from "#revisions/connectors/publicData.ts";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { JobHandler } from "#platform/jobs/job.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { revisionPath } from "../room/review.ts";
import { pullPublicData } from "./pullPublicData.ts";

/** Where answers and files of public data are kept, in the data folder. */
export const pullFolder = (dataDir: string): string => join(dataDir, "public-data");

export interface PullParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly publicData: PublicData;
}

/** The import follows the fetching: it takes the rest of the way. */
const FETCHED = 0.8;

/** Fetches public data and adds it to the open draft. Done again, it goes on with what has arrived. */
export function pullJob({ database, dataDir, publicData }: PullParts): JobHandler<"data-pull"> {
  return async ({ source, year, by }, { signal, progress }) => {
    const { path, layout, made } = await pullPublicData(database, {
      source,
      ...(year !== null && { year }),
      publicData,
      folder: pullFolder(dataDir),
      signal,
      progress: (part) => progress(part * FETCHED),
    });
    const report = await importIntoDraft({ database, layout, path, by, made, signal });
    if (report.revision === null) {
      const [first] = report.problems;
      throw new Failure("invalid-input", `The file of ${source} was refused: ${first?.message ?? "it has no rows"}`);
    }
    return { link: revisionPath(report.revision) };
  };
}
