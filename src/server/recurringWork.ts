import plugin from "fastify-plugin";
import { sweepFiles } from "#features/content/server/sweepFiles.ts";
import { sweepReports } from "#features/custom-reports/server/keepReport.ts";
import { sweepUploads } from "#features/imports/server/sweepUploads.ts";
import { sweepLinks } from "#features/market-report/server/links/sweepLinks.ts";
import { sweepRevisions } from "#features/revisions/server/room/removing.ts";
import { sweepSavedViews } from "#features/saved-views/server/sweepSavedViews.ts";
import { sweepTeamAids } from "#features/selling-aids/server/team/sweepTeamAids.ts";
import { sweepWebhooks } from "#features/webhooks/server/changeWebhooks.ts";
import { endDemoAccounts } from "#identity/endDemoAccounts.ts";
import { eraseDue } from "#identity/erasure/eraseDue.ts";
import { sweepSignIns } from "#identity/sweepSignIns.ts";
import { sweepTokens } from "#identity/sweepTokens.ts";
import { sweepNotifications } from "#notifications/sweepNotifications.ts";
import type { FeatureParts } from "./featureParts.ts";

/** Something that every server does again and again while it runs; several may do it at once. */
export interface RecurringWork {
  readonly name: string;
  readonly everyMinutes: number;
  readonly run: () => Promise<unknown>;
  /** What the log says where it fails; it is tried again the next time. */
  readonly failed: string;
}

const TEN_MINUTES = 10;
const HOUR = 60;
const MINUTE_MS = 60_000;

export function recurringWork(parts: FeatureParts): readonly RecurringWork[] {
  const { database, files, uploads, keepDemoAccounts, keptRevisions, notificationDays, signInDays } = parts;
  return [
    {
      // Links and unproven requests that nobody can use any more, wherever people sign in.
      name: "tokens",
      everyMinutes: TEN_MINUTES,
      run: () => sweepTokens(database),
      failed: "Old links could not be swept",
    },
    {
      // Those that could not end with the publication, for want of another administrator.
      name: "demo accounts",
      everyMinutes: TEN_MINUTES,
      run: async () => keepDemoAccounts || endDemoAccounts(database),
      failed: "The demo accounts could not be ended",
    },
    {
      // People whose time to think again is over.
      name: "erasures",
      everyMinutes: TEN_MINUTES,
      run: () => eraseDue(database),
      failed: "A person could not be erased",
    },
    {
      // What is no longer needed about people. The audit log is for ever.
      name: "notices and sign-ins",
      everyMinutes: HOUR,
      run: async () => {
        await sweepNotifications(database, notificationDays);
        await sweepSignIns(database, signInDays);
      },
      failed: "Old notices and sign-ins could not be swept",
    },
    {
      // Those that are no longer kept, and deleted ones that can no longer be had back.
      name: "revisions",
      everyMinutes: HOUR,
      run: () => sweepRevisions(database, keptRevisions),
      failed: "Old revisions could not be swept",
    },
    {
      name: "saved views",
      everyMinutes: HOUR,
      run: () => sweepSavedViews(database),
      failed: "Deleted views and unused links could not be swept",
    },
    {
      name: "links to reports",
      everyMinutes: HOUR,
      run: () => sweepLinks(database),
      failed: "Links to reports that are over could not be swept",
    },
    {
      name: "webhooks",
      everyMinutes: HOUR,
      run: () => sweepWebhooks(database),
      failed: "Deleted webhooks and old deliveries could not be swept",
    },
    {
      // Deleted ones, their files and their runs.
      name: "custom reports",
      everyMinutes: HOUR,
      run: () => sweepReports(database),
      failed: "Deleted reports and old files could not be swept",
    },
    {
      // Those that nothing has used for a time.
      name: "files",
      everyMinutes: HOUR,
      run: () => sweepFiles(database, files),
      failed: "Unused files could not be swept",
    },
    {
      // What teams deleted long ago, and files that were brought and never used.
      name: "team aids",
      everyMinutes: HOUR,
      run: () => sweepTeamAids(database),
      failed: "Deleted aids of teams could not be swept",
    },
    {
      // Files that were brought for import and forgotten, and bytes that belong to none.
      name: "imports",
      everyMinutes: HOUR,
      run: () => sweepUploads(database, uploads),
      failed: "Forgotten imports could not be swept",
    },
  ];
}

/** Does recurring work until the server closes. */
export const recurringWorkPlugin = plugin<{ readonly work: readonly RecurringWork[] }>(async (app, { work }) => {
  const timers = work.map(({ name, everyMinutes, run, failed }) => {
    const look = () => void run().catch((fault: unknown) => app.log.warn({ err: fault, work: name }, failed));
    return setInterval(look, everyMinutes * MINUTE_MS).unref();
  });
  app.addHook("onClose", async () => {
    for (const timer of timers) clearInterval(timer);
  });
});
