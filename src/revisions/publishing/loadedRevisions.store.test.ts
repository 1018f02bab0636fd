import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { NATION } from "#domain/markets/market.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildRevision } from "../buildRevision.ts";
import { openLoadedRevisions, type LoadedRevisionsOptions } from "./loadedRevisions.ts";
import { publish, rollback } from "./publish.ts";

describe.skipIf(storeMissing)("the published revision in memory", () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });

  async function open(options: Partial<LoadedRevisionsOptions> = {}) {
    const loadedRevisions = await openLoadedRevisions({ database, pollMs: 50, ...options });
    onTestFinished(() => loadedRevisions.close());
    return loadedRevisions;
  }

  async function publishNext(): Promise<string> {
    const published = await database.query("select 1 from published");
    const id =
      published.length === 0
        ? await importSmallCountry(database)
        : ((await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"])).revision ?? 0);
    await buildRevision(database, id);
    await publish(database, id);
    return String(id);
  }

  test("while nothing is published, readers are told so, and a first publication reaches them by itself", async () => {
    const loadedRevisions = await open();
    expect(() => loadedRevisions.current()).toThrow("No data revision is published yet");
    const id = await publishNext();
    await expect.poll(() => loadedRevisions.held("current")?.revision.id).toBe(id);
  });

  test("a new publication and a rollback are followed; the older one stays readable by its id", async () => {
    const first = await publishNext();
    const loadedRevisions = await open();
    const before = loadedRevisions.current();
    const second = await publishNext();
    await expect.poll(() => loadedRevisions.current().revision.id).toBe(second);
    expect(before.wallet(NATION).revision).toBe(first);
    expect((await loadedRevisions.byId(first)).revision).toMatchObject({ id: first, status: "superseded" });
    await rollback(database);
    await expect.poll(() => loadedRevisions.current().revision.id).toBe(first);
    expect(loadedRevisions.current().revision.status).toBe("published");
  });

  test("without notifications the pointer is followed by polling", async () => {
    const missesAnnouncements = { ...database, listen: async () => async () => undefined };
    const loadedRevisions = await open({ database: missesAnnouncements });
    const id = await publishNext();
    await expect.poll(() => loadedRevisions.held("current")?.revision.id).toBe(id);
  });

  test("a revision that is deleted is forgotten without notifications too", async () => {
    const first = await publishNext();
    const missesAnnouncements = { ...database, listen: async () => async () => undefined };
    const loadedRevisions = await open({ database: missesAnnouncements });
    await publishNext();
    await loadedRevisions.refresh();
    const read = () => loadedRevisions.byId(first).then(({ revision }) => revision.status);
    expect(await read()).toBe("superseded");
    await database.query("update revision set deleted_at = now() where revision_id = $1", [first]);
    await expect.poll(() => read().catch((reason: unknown) => reason)).toMatchObject({ code: "revision-unknown" });
  });

  test("drafts and numbers that do not exist are unknown to readers", async () => {
    await publishNext();
    const { revision } = await importText(database, "counties", SMALL_IMPORTS.counties);
    const loadedRevisions = await open();
    for (const id of [String(revision), "404", "0", "-1", "1e3", "latest", ""]) {
      await expect(loadedRevisions.byId(id)).rejects.toMatchObject({ code: "revision-unknown" });
    }
  });

  test("a damaged new revision is reported once and the old one goes on being served", async () => {
    const first = await publishNext();
    const reported: unknown[] = [];
    const loadedRevisions = await open({ onError: (reason) => reported.push(reason) });
    const { revision } = await importText(database, "vertical-mix", SMALL_IMPORTS["vertical-mix"]);
    await buildRevision(database, revision ?? 0);
    await database.query("update wallet set packed = set_byte(packed, 3, 0) where revision_id = $1", [revision]);
    await publish(database, revision ?? 0);
    await expect.poll(() => reported.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(reported).toHaveLength(1);
    expect(String(reported[0])).toContain("its magic number is");
    expect(loadedRevisions.current().revision.id).toBe(first);
  });

  test("a wallet's body is the same in every encoding, made once, with revision and market as its tag", async () => {
    const id = await publishNext();
    const loadedRevision = (await open()).current();
    const plain = loadedRevision.body("tv-623", "identity");
    expect(gunzipSync(loadedRevision.body("tv-623", "gzip").bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(loadedRevision.body("tv-623", "br").bytes)).toEqual(plain.bytes);
    expect(loadedRevision.body("tv-623", "br")).toBe(loadedRevision.body("tv-623", "br"));
    expect(plain.etag).toContain(`"${id}-tv-623-`);
    const sent: { dollars: number[] } = JSON.parse(plain.bytes.toString());
    const { dollars, ...rest } = sent;
    const wallet = loadedRevision.wallet("tv-623");
    expect(dollars).toEqual([...wallet.dollars]);
    expect(rest).toEqual({
      revision: id,
      market: "tv-623",
      years: wallet.years,
      media: wallet.media,
      subVerticals: wallet.subVerticals,
    });
  });

  test("a market's outline is its counties dissolved; a market that is not there is refused everywhere", async () => {
    await publishNext();
    const loadedRevision = (await open()).current();
    const [west = 0, south = 0, east = 0, north = 0] = loadedRevision.outline("tv-623")?.bounds ?? [];
    expect([west < -97.29, south < 32.77, east > -96.78, north > 32.77]).toEqual([true, true, true, true]);
    expect(loadedRevision.outline("tv-623")?.polygon.coordinates).toHaveLength(1);
    for (const read of [
      loadedRevision.market,
      loadedRevision.wallet,
      loadedRevision.counties,
      loadedRevision.outline,
    ]) {
      expect(() => read("tv-999")).toThrow("has no market tv-999");
    }
  });
});
