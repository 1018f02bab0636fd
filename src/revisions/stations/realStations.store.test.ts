import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";

const FOLDER = resolve(import.meta.dirname, "../../../../shared/data");
const missing = !existsSync(FOLDER);

describe.skipIf(missing || storeMissing)(
  "real stations of ../shared/data, skipped where that folder is missing: ",
  () => {
    let database: Database;
    const take = (layout: LayoutName, file: string) =>
      importIntoDraft({ database, layout, path: resolve(FOLDER, file), by: "a test" });
    const told = ({ problems }: Awaited<ReturnType<typeof take>>, code: string) =>
      problems.filter((problem) => problem.code === code);

    beforeAll(async () => {
      database = await testDatabase();
      for (const [layout, file] of [
        ["counties", "counties.csv"],
        ["markets-tv", "markets_tv.csv"],
        ["markets-radio", "markets_radio.csv"],
        ["market-counties", "market_counties.csv"],
        ["stations-tv", "stations_tv.csv"],
        ["stations-radio", "stations_radio.csv"],
      ] as const)
        expect(await take(layout, file)).toMatchObject({ status: "accepted" });
    });

    test("97 of 100 full-power stations have a TV market, and every TV market has some", async () => {
      const [full] = await database.query<{ part: number; markets: number }>(
        `select count(market_id)::float / count(*) as part, count(distinct market_id)::int as markets
       from station where medium = 'tv' and service = 'Full power'`,
      );
      expect(full?.part).toBeGreaterThanOrEqual(0.97);
      expect(full?.markets).toBe(210);
    });

    test("every radio market has stations, and a list that comes again finds every one of them", async () => {
      const stations = (importId: number) =>
        database.query<{ id: string; market: string | null }>(
          "select station_id as id, market_id as market from station where import_id = $1 order by station_id",
          [importId],
        );
      const [first] = await database.query<{ id: number }>(
        "select min(import_id)::int as id from import where layout = 'stations-radio'",
      );
      const before = await stations(first?.id ?? 0);
      expect(before).toHaveLength(25_082);
      expect(new Set(before.flatMap(({ market }) => market ?? [])).size).toBe(386);
      const again = await take("stations-radio", "stations_radio.csv");
      expect(again).toMatchObject({ status: "accepted", warnings: 55 });
      expect(await stations(again.importId)).toEqual(before);
    });

    test("a mast in another market than the file says is told with both", async () => {
      const doubts = told(await take("stations-tv", "stations_tv.csv"), "doubtful-market");
      expect(doubts).toHaveLength(62);
      expect(doubts[0]).toMatchObject({ column: "dma_code", severity: "warning" });
      expect(doubts.find(({ line }) => line === 3681)?.message).toContain("in Denver; the file says Casper-Riverton");
    });

    test("subchannels find their stations, and those of stations that nobody knows are left out and told once each", async () => {
      const report = await take("tv-subchannels", "stations/tv_subchannels_2026.csv");
      expect(report).toMatchObject({ status: "accepted", rows: 8543, accepted: 8433, refused: 0 });
      expect(told(report, "unknown-station")).toHaveLength(43);
    });

    test("owners and transmitters are taken; a call sign that moved to another facility is told, not guessed", async () => {
      expect(await take("station-owners", "stations/tv_owner_groups_2018.csv")).toMatchObject({
        status: "accepted",
        rows: 1867,
      });
      expect(await take("station-engineering", "fcc/tvstudy_2015_stations.csv.gz")).toMatchObject({
        status: "accepted",
        rows: 2200,
      });
      const repacked = await take("station-engineering", "fcc/post_auction_2017_parameters.csv");
      expect(repacked).toMatchObject({ status: "accepted", rows: 2074 });
      const moved = repacked.problems.find(({ value }) => value === "KYMA-DT");
      expect(moved).toMatchObject({ code: "unknown-station", severity: "warning" });
      expect(moved?.message).toContain("KYMA-DT (Yuma, AZ, facility 33639)");
    });
  },
);
