import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { openPostgres } from "#platform/database/postgres.ts";
import { sweepRequestCounts } from "#platform/database/queries/countRequest.ts";
import { keepAlertsUp } from "#features/alerts/server/keepAlertsUp.ts";
import { sweepFiles } from "#features/content/server/sweepFiles.ts";
import { sweepReports } from "#features/custom-reports/server/keepReport.ts";
import { sweepUploads } from "#features/imports/server/sweepUploads.ts";
import { uploadFiles } from "#features/imports/server/uploadFiles.ts";
import { sweepLinks } from "#features/market-report/server/links/sweepLinks.ts";
import { sweepRevisions } from "#features/revisions/server/room/removing.ts";
import { sweepSavedViews } from "#features/saved-views/server/sweepSavedViews.ts";
import { sweepTeamAids } from "#features/selling-aids/server/team/sweepTeamAids.ts";
import { sweepWebhooks } from "#features/webhooks/server/changeWebhooks.ts";
import { folderStore } from "#platform/files/folderStore.ts";
import { sweepAttempts } from "#platform/identity/local/countAttempt.ts";
import { sweepPayloads } from "#platform/identity/local/payloadStore.ts";
import { tendKeys } from "#platform/identity/local/rotateKeys.ts";
import { signingKeys } from "#platform/identity/local/signingKeys.ts";
import { sweepSignIns } from "#platform/identity/sweepSignIns.ts";
import { sweepTokens } from "#platform/identity/sweepTokens.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { jobFiles } from "#platform/jobs/jobFiles.ts";
import { setSchedule, startDueSchedules } from "#platform/jobs/schedules.ts";
import { sweepJobs } from "#platform/jobs/sweepJobs.ts";
import { sweepMails } from "#platform/mail/sweepMails.ts";
import { sweepNotifications } from "#platform/notifications/sweepNotifications.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

/** Every process has the clocks and sweeps of the product. What they do must be done once, or be harmless when it is done twice. */

const SELLER = "seller@example.com";
const MARKET = "tv-501";
const SITE = { publicUrl: "https://market.example.com", basePath: "/", product: "Spotmarket" };
const RUNS = 4;

/** As many processes as one PostgreSQL has, each with connections of its own. */
async function processes(): Promise<Database[]> {
  const opened = await Promise.all(Array.from({ length: RUNS }, () => openPostgres(inject("databaseUrl"))));
  onTestFinished(async () => {
    for (const database of opened) await database.close();
  });
  return opened;
}

const wallets = (hotels: number) => [walletOf(MARKET, [2024, 2025], { tvOta: { hotels: [1_000_000, hotels] } })];
const isEmbedded = process.env["TEST_ENGINE"] !== "postgres";

describe.skipIf(storeMissing || isEmbedded)("clocks of several processes that strike at the same moment", () => {
  test("raise each alert once and tell of it once", async () => {
    const { given, get, database, loadedRevisions } = await testApp();
    await given.published({ wallets: wallets(1_010_000) });
    await given.customer({ markets: [MARKET] });
    await given.person(SELLER);
    const condition = {
      kind: "growth",
      direction: "up",
      threshold: 10,
      severity: "high",
      market: null,
      subject: null,
      everySubVertical: false,
      medium: null,
    };
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ condition });
    await get("/api/v1/alert-rules", { method: "POST", as: SELLER, headers, body });
    await given.published({ wallets: wallets(1_600_000) });
    const at = Date.now();
    await Promise.all(
      (await processes()).map((store) => keepAlertsUp({ database: store, loadedRevisions, site: SITE, at })),
    );
    const alerts = await database.query<{ subject: string }>("select subject from alert");
    expect(alerts.length).toBeGreaterThan(0);
    expect(new Set(alerts.map(({ subject }) => subject)).size).toBe(alerts.length);
    const notices = await database.query("select 1 from notification where kind = 'alert-raised'");
    expect(notices).toHaveLength(1);
  });

  test("begin one job for each time of a schedule", async () => {
    const { database } = await testApp();
    const recurrence = { every: "day", at: "06:00" } as const;
    await setSchedule(database, {
      key: "custom-report:17",
      kind: "custom-report-send",
      data: { report: 17, occasion: null },
      owner: null,
      name: null,
      recurrence,
      zone: "America/Chicago",
    });
    await database.query("update schedule set next_at = now() - interval '3 hours'");
    await Promise.all((await processes()).map((store) => startDueSchedules(store)));
    expect(await database.query("select 1 from job")).toHaveLength(1);
  });

  test("make one signing key when it is time for a new one", async () => {
    const { database } = await testApp();
    await signingKeys(database);
    await database.query("update signing_key set created_at = now() - interval '100 days'");
    await Promise.all((await processes()).map((store) => tendKeys(store)));
    expect(await signingKeys(database)).toHaveLength(2);
    expect(await database.query("select 1 from audit_entry where action = 'signingKey.made'")).toHaveLength(1);
  });

  test("sweep the same things without getting in each other's way", async () => {
    const { database } = await testApp();
    const folder = await mkdtemp(join(tmpdir(), "spotmarket-sweeps-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const files = folderStore(folder);
    for (let job = 0; job < 30; job++) {
      await database.query(
        `insert into job (kind, data, state, ended_at) values ('custom-report-run', '{}', 'done', now() - interval '8 days')`,
      );
      await database.query(
        `insert into mail (recipient, subject, sent_at, created_at) values ('a@example.com', 'Old', now() - interval '400 days', now() - interval '400 days')`,
      );
    }
    const sweeps: readonly ((store: Database) => Promise<unknown>)[] = [
      (store) => sweepJobs(store, jobFiles(files)),
      (store) => sweepUploads(store, uploadFiles(folder)),
      (store) => sweepFiles(store, files),
      (store) => sweepRevisions(store, 1),
      (store) => sweepNotifications(store, 7),
      (store) => sweepSignIns(store, 7),
      sweepMails,
      sweepReports,
      sweepLinks,
      sweepSavedViews,
      sweepTeamAids,
      sweepWebhooks,
      sweepTokens,
      sweepPayloads,
      sweepAttempts,
      sweepRequestCounts,
      sweepInterruptedImports,
    ];
    const stores = await processes();
    await Promise.all(stores.flatMap((store) => sweeps.map((sweep) => sweep(store))));
    expect(await database.query("select 1 from job")).toEqual([]);
    expect(await database.query("select 1 from mail where subject = 'Old'")).toEqual([]);
  });
});
