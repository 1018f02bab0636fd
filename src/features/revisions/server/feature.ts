import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import type { PublicSource } from "#domain/publicSources.ts";
import type { JobHandlers } from "#platform/jobs/job.ts";
import {
  figureCourse,
  marketDrivers,
  oneRevision,
  rankings,
  revisions,
  verticalTotals,
  wallet,
  walletChanges,
} from "../contract.ts";
import { publicDataContracts } from "../contract/publicData.ts";
import { releaseContracts } from "../contract/releases.ts";
import { roomContracts } from "../contract/room.ts";
import { type PullParts, pullJob } from "./publicData/pullJob.ts";
import { publicDataRoutes } from "./publicData/publicDataRoutes.ts";
import { releaseRoutes } from "./releases/releaseRoutes.ts";
import { buildJob } from "./room/building.ts";
import { type PublishParts, publishJob } from "./room/publishing.ts";
import { sweepRevisions } from "./room/removing.ts";
import { roomRoutes } from "./room/roomRoutes.ts";
import { revisionsRoutes } from "./routes.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Builds the wallets of a draft and checks them. */
    readonly "revision-build": { readonly revision: number };
    /** Publishes a draft at the time that somebody chose. */
    readonly "revision-publish": { readonly revision: number };
    /** Fetches public data into the open draft, in the name of `by`; `year` null is the latest. */
    readonly "data-pull": { readonly source: PublicSource; readonly year: number | null; readonly by: string };
  }
}

interface KeepingParts {
  readonly database: Database;
  readonly keptRevisions: number;
}

export const revisionsFeature = {
  contracts: [
    revisions,
    oneRevision,
    wallet,
    walletChanges,
    marketDrivers,
    figureCourse,
    rankings,
    verticalTotals,
    ...roomContracts,
  ],
  routes: [revisionsRoutes, roomRoutes],
  jobs: (parts: PublishParts) =>
    ({
      "revision-build": { policy: { jobClass: "work", limitSeconds: 900, retrySeconds: [10] }, run: buildJob(parts) },
      "revision-publish": {
        policy: { jobClass: "work", limitSeconds: 120, retrySeconds: [20, 60] },
        run: publishJob(parts),
      },
    }) satisfies Partial<JobHandlers>,
  recurring: ({ database, keptRevisions }: KeepingParts): readonly RecurringWork[] => [
    // Those that are no longer kept, and deleted ones that can no longer be had back.
    { name: "revisions", everySeconds: HOUR, run: () => sweepRevisions(database, keptRevisions) },
  ],
};

export const releasesFeature = {
  contracts: [...releaseContracts, ...publicDataContracts],
  routes: [releaseRoutes, publicDataRoutes],
  jobs: (parts: PullParts) =>
    ({
      // A slow server is given its time; what has arrived is kept from try to try.
      "data-pull": { policy: { jobClass: "work", limitSeconds: 3_600, retrySeconds: [60, 600] }, run: pullJob(parts) },
    }) satisfies Partial<JobHandlers>,
};
