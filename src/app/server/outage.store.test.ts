import { expect, inject, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "#platform/database/postgres.ts";
import { openRights } from "#platform/identity/rights.ts";
import { openDocumentWorker } from "#documents/documentWorker.ts";
import { openLoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { cuttableLine } from "#tests/support/cuttableLine.ts";
import { given } from "#tests/support/given.ts";
import { keepSigningKey, signedIn } from "#tests/support/signIn.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";

const onPostgres = process.env["TEST_ENGINE"] !== "pglite" && !storeMissing;
const SELLER = "seller@example.com";

test.skipIf(!onPostgres)(
  "an unreachable PostgreSQL is answered with 503, and service comes back by itself",
  async () => {
    const direct = await testDatabase();
    await keepSigningKey(direct);
    const line = await cuttableLine(new URL(inject("databaseUrl")));
    const database = await openPostgres(line.url);
    const loadedRevisions = await openLoadedRevisions({ database, pollMs: 200 });
    const rights = await openRights(database);
    const config = readConfig({ LOG_LEVEL: "silent" });
    const documentWorker = openDocumentWorker();
    const app = await buildApp({ config, database, loadedRevisions, rights, documentWorker });
    onTestFinished(async () => {
      line.mend();
      await app.close();
      await rights.close();
      await loadedRevisions.close();
      await database.close();
      line.close();
    });
    const facts = given(direct, loadedRevisions);
    await facts.published({ markets: ["tv-623"] });
    await facts.customer({ markets: ["tv-623"] });
    await facts.person(SELLER);
    const headers = await signedIn(direct, config.publicUrl, SELLER);
    const ask = async (url: string) => (await app.inject({ url, headers })).statusCode;
    const wallet = "/api/v1/revisions/current/wallets/tv-623";
    expect([await ask(wallet), await ask("/readyz")]).toEqual([200, 200]);
    // The people just added are a change of rights, which may be heard a second later and empties the memory.
    await new Promise((heard) => setTimeout(heard, 1_200));
    expect(await ask(wallet)).toBe(200);

    line.cut();
    expect(await ask("/readyz")).toBe(503);
    expect(await ask("/api/v1/revisions")).toBe(503);
    // What is in memory goes on for the few seconds that rights may be trusted unconfirmed.
    expect(await ask(wallet)).toBe(200);
    await vi.waitFor(async () => expect(await ask(wallet)).toBe(503), { timeout: 10_000, interval: 250 });
    const { code } = (await app.inject({ url: wallet, headers })).json<{ code: string }>();
    expect(code).toBe("store-unreachable");

    line.mend();
    await vi.waitFor(async () => expect(await ask(wallet)).toBe(200), { timeout: 10_000, interval: 250 });
    expect([await ask("/readyz"), await ask("/api/v1/revisions")]).toEqual([200, 200]);
  },
);
