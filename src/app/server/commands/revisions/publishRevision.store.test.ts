import { beforeEach, describe, expect, test } from "vitest";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import type { Database } from "#platform/database/database.ts";
import { importSmallCountry, importText, SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { publishRevision } from "./publishRevision.ts";

describe.skipIf(storeMissing)("publishing from the command line", () => {
  let database: Database;
  let said: string;

  beforeEach(async () => {
    database = await testDatabase();
    said = "";
  });

  function run(...args: string[]): Promise<number> {
    return publishRevision(args, {
      database,
      dataDir: "",
      rooms: [],
      publicUrl: "http://localhost:4600",
      demoPassword: undefined,
      folder: "",
      by: "test",
      input: "",
      write: (text) => (said += text),
      warn: (text) => (said += text),
      progress: () => undefined,
      signal: new AbortController().signal,
    });
  }

  test("a dry run shows what would change and changes nothing", async () => {
    const first = await importSmallCountry(database);
    expect(await run(String(first))).toBe(0);
    const { revision } = await importText(
      database,
      "spend",
      "market_code,vertical,medium,year,amount_usd\n623,casinos,Mobile,2024,700000000\n",
    );
    said = "";
    expect(await run(String(revision), "--dry-run")).toBe(0);
    expect(said).toMatch(/\d+ figures differ from what is published, in 2 TV markets, 2024\./);
    expect(said).not.toContain("No figure of a wallet differs");
    expect(said).toContain("New: spend from spend.csv, 1 row.");
    expect(said).toContain(`Nothing is published yet: \`publish ${revision}\` does it.`);
    expect(await publishedRevision(database)).toBe(first);
    expect(await run(String(revision))).toBe(0);
    expect(await publishedRevision(database)).toBe(revision);
  });

  test("files that change no wallet are named, so that nobody takes them for lost", async () => {
    await run(String(await importSmallCountry(database)));
    const season =
      "target,jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec,source\ncasinos,1,1,1,1,1,1,1,1,1,1,1,1,Example\n";
    const { revision } = await importText(database, "seasons", season);
    said = "";
    expect(await run(String(revision), "--dry-run")).toBe(0);
    expect(said).toContain("New: seasons from seasons.csv, 1 row.\nNo figure of a wallet differs");
    said = "";
    expect(await run(String(revision), "--json")).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ files: [{ layout: "seasons", fileName: "seasons.csv", rows: 1 }] });
  });

  test("a list of markets that lacks published ones is refused with their names, unless it is meant", async () => {
    const first = await importSmallCountry(database);
    await run(String(first));
    await importText(database, "markets-tv", "dma_code,name,rank\n623,Dallas-Ft. Worth,1\n");
    const members = SMALL_IMPORTS["market-counties"].split("\n").filter((line) => !line.startsWith("TV,618"));
    const { revision } = await importText(database, "market-counties", members.join("\n"));
    await expect(run(String(revision))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Of the published TV markets 1 would be gone (tv-618)"),
    });
    expect(await publishedRevision(database)).toBe(first);
    expect(await run(String(revision), "--fewer-markets")).toBe(0);
    expect(await publishedRevision(database)).toBe(revision);
  });

  test("a file that cannot join its draft leaves no rows and no accepted import behind", async () => {
    const first = await importSmallCountry(database);
    await run(String(first));
    await expect(importText(database, "counties", SMALL_IMPORTS.counties, { revision: first })).rejects.toMatchObject({
      code: "conflict",
    });
    const orphans = await database.query(
      `select import_id from import i where status = 'accepted'
         and not exists (select 1 from revision_import r where r.import_id = i.import_id)`,
    );
    expect(orphans).toEqual([]);
  });
});
