import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildRevision } from "../buildRevision.ts";
import { checkRevision } from "../checks/checkRevision.ts";
import { loadRevision } from "./loadRevision.ts";
import { publish } from "./publish.ts";

const FOLDER = resolve(import.meta.dirname, "../../../tests/fixtures/imports");
const PROSPECTS = `market,sub_vertical,kind,name_en,name_es,name_de,spend_part,digital_part,source
,hospitals,business-type,Regional groups,Grupos regionales,Regionale Gruppen,70,50,Example Bureau
tv-618,hospitals,business-type,Private clinics,Clínicas privadas,Privatkliniken,30,50,Example Bureau
`;

async function publishDraft(database: Database, revision: number) {
  await buildRevision(database, revision);
  await publish(database, revision);
  return loadRevision(database, revision);
}

async function importFacts(database: Database): Promise<void> {
  for (const layout of ["platform-shares", "seasons", "market-intelligence", "insights"] as const) {
    await take(database, layout, readFileSync(resolve(FOLDER, `${layout}-clean.csv`), "utf8"));
  }
  await take(database, "prospects", PROSPECTS);
}

async function take(database: Database, layout: LayoutName, text: string): Promise<void> {
  const report = await importText(database, layout, text);
  if (report.status === "refused") throw new Error(report.problems[0]?.message);
}

const faults = async (database: Database, revision: number) =>
  (await checkRevision(database, revision)).flatMap((check) => check.faults);

describe.skipIf(storeMissing)("a revision with files about advertisers", () => {
  test("holds what they say, and is sound", async () => {
    const database = await testDatabase();
    const draft = await importSmallCountry(database);
    await importFacts(database);
    const { revision, advertisers } = await publishDraft(database, draft);
    expect(revision.platformShares).toMatchObject({ ctvOtt: { google: 0.2, ctvSellers: 0.8 } });
    expect(advertisers.seasons).toHaveLength(SUB_VERTICALS.filter(({ vertical }) => vertical === "leisure").length);
    expect(advertisers.prospects.map(({ id }) => id)).toEqual([
      "hospitals-regionalgroups",
      "tv-618-hospitals-privateclinics",
    ]);
    expect([advertisers.marketIntel.length, advertisers.insightTexts.length]).toEqual([3, 7]);
    expect(await faults(database, draft)).toEqual([]);
  });

  test("hands them on to the next one, except those that it replaces", async () => {
    const database = await testDatabase();
    await publishWithFacts(database);
    const season =
      "target,jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec,source\ncasinos,1,0,0,0,0,0,0,0,0,0,0,1,Other\n";
    const { revision: next } = await importText(database, "seasons", season);
    const { revision, advertisers } = await publishDraft(database, next ?? 0);
    expect(advertisers.seasons).toEqual([
      { subVertical: "casinos", months: [0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5], source: "Other" },
    ]);
    expect(advertisers.prospects).toHaveLength(2);
    expect(revision.platformShares).toMatchObject({ ctvOtt: { ctvSellers: 0.8 } });
  });

  test("is not sound any more when it loses a market that its prospects are in", async () => {
    const database = await testDatabase();
    await publishWithFacts(database);
    const { revision } = await importText(database, "prospects", PROSPECTS.replace("tv-618", "tv-623"));
    await buildRevision(database, revision ?? 0);
    await database.query("update prospect set market_id = 'tv-999' where market_id = 'tv-623'");
    expect(await faults(database, revision ?? 0)).toEqual([
      "tv-623-hospitals-privateclinics is in tv-999, which is not a market in this revision.",
    ]);
  });
});

/** The small country with files about advertisers, published. */
async function publishWithFacts(database: Database): Promise<void> {
  const draft = await importSmallCountry(database);
  await importFacts(database);
  await publishDraft(database, draft);
}
