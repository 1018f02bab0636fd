import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { importSmallCountry, importText } from "#tests/support/smallImports.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { buildRevision } from "../buildRevision.ts";
import { publish } from "../publishing/publish.ts";
import { checkRevision } from "./checkRevision.ts";

const HISTORY = (people: number) => `fips,year,population,per_capita_income_usd
48113,2024,2600000,38000
48439,2024,2100000,39000
48201,2024,${people},37000
48339,2024,700000,47000
48113,2025,2650000,
48439,2025,2150000,
48201,2025,4900000,
48339,2025,720000,
`;
const TRADES = (establishments: number) => `fips,naics,year,establishments,employees
48113,622110,2021,40,60000
48439,622110,2021,${establishments},30000
48201,622110,2021,80,
48113,721110,2021,300,9000
48439,721110,2021,200,5000
48201,721110,2021,500,15000
`;
const RACES = (rating: string) => `office,year,state,district,rating,source
senate,2026,TX,,${rating},Example Rating
governor,2026,TX,,,Example Rating
`;
const STATIONS = `facility_id,call_sign,city,state,dma_code
1,KAAA,Houston,TX,618
`;

describe.skipIf(storeMissing)("what is remarked of the files of a draft", () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });

  async function remarksOf(revision: number, code: string): Promise<readonly string[]> {
    await buildRevision(database, revision);
    const checks = await checkRevision(database, revision);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    return checks.find((check) => check.code === code)?.remarks ?? [];
  }

  test("files that leave nothing out and contradict nothing are remarked with nothing", async () => {
    const id = await importSmallCountry(database);
    expect(await remarksOf(id, "filesAgree")).toEqual([]);
    expect(await remarksOf(id, "filesComplete")).toEqual([]);
  });

  test("a file that contradicts the one readers have now is told with both names and both figures", async () => {
    const id = await importSmallCountry(database);
    await importText(database, "county-history", HISTORY(4_800_000));
    await importText(database, "county-trades", TRADES(30));
    await importText(database, "races", RACES("lean"));
    await buildRevision(database, id);
    await publish(database, id);
    const next = await importText(database, "county-history", HISTORY(5_200_000), { name: "census-2026.csv" });
    await importText(database, "county-trades", TRADES(33), { name: "trades-2026.csv" });
    await importText(database, "races", RACES("tossup"), { name: "races-2026.csv" });
    expect(await remarksOf(next.revision ?? 0, "filesAgree")).toEqual([
      "census-2026.csv, which counts, and county-history.csv differ in 1 county figures (population), most in Harris County, TX in 2024: 5200000 vs. 4800000.",
      "trades-2026.csv, which counts, and county-trades.csv differ in 1 counts of trades (establishments), most in Tarrant County, TX in 2021, NAICS 622110: 33 vs. 30.",
      "senate TX 2026 is tossup in races-2026.csv, which counts, and lean in races.csv.",
    ]);
  });

  test("so is one that took another one's place in the same draft, but not one that was taken out by hand", async () => {
    const id = await importSmallCountry(database);
    await importText(database, "races", RACES("lean"), { name: "first.csv" });
    await importText(database, "races", RACES("safe"), { name: "second.csv" });
    expect(await remarksOf(id, "filesAgree")).toEqual([
      "senate TX 2026 is safe in second.csv, which counts, and lean in first.csv.",
    ]);
    await database.query(
      `insert into draft_file_taken_out (revision_id, import_id, layout, replaced, taken_out_by)
       select $1, import_id, layout, '{}', 'test' from import where file_name = 'first.csv'`,
      [id],
    );
    expect(await remarksOf(id, "filesAgree")).toEqual([]);
  });

  test("markets without stations, counties without trades, withheld counts, races nobody rated and series that end early are told", async () => {
    const id = await importSmallCountry(database);
    for (const [layout, text] of [
      ["county-history", HISTORY(4_800_000)],
      ["county-trades", TRADES(30)],
      ["races", RACES("lean")],
      ["stations-tv", STATIONS],
    ] as const)
      await importText(database, layout, text);
    expect(await remarksOf(id, "filesComplete")).toEqual([
      "1 TV markets have no station in the lists: tv-623.",
      "1 counties with 700000 people have few or no trades in county-trades.csv and are assumed to be like their market: Montgomery County, TX.",
      "1 of 6 trade counts by county are withheld in county-trades.csv. They are unknown, not zero: they are pooled with neighboring counties.",
      "1 races of 2026 have no rating in races.csv. Each is assumed to be as competitive as its state's last rated one.",
      "establishments has no year in county-history.csv and moves with population.",
      "households has no year in county-history.csv and moves with population.",
      "income ends in 2024 in county-history.csv. Later years continue from there, with growth that fades.",
      "retailSales has no year in county-history.csv and moves with population.",
    ]);
  });
});
