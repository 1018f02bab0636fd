import { describe, expect, test } from "vitest";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { givenStations } from "#tests/support/givenStations.ts";
import { importText } from "#tests/support/smallImports.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type {
  Competitors,
  MarketRevenue,
  StationContours,
  StationDetail,
  StationOverview,
  StationReach,
} from "../contract.ts";

const ANN = "ann@example.com";
const NARROW = "narrow@example.com";
const RADIO = "radio@example.com";
const BOSS = "boss@example.com";

async function withStations(more: Parameters<typeof givenStations>[1] = []) {
  const product = await givenStations({ all: ANN, narrow: NARROW, radio: RADIO }, more);
  await product.given.person(BOSS, { role: "Administrator" });
  return product;
}

describe.skipIf(storeMissing)("stations", () => {
  test("a market's stations stand side by side, and their revenue is the market's to the dollar", async () => {
    const { ask, loadedRevisions } = await withStations();
    const overview = await ask<StationOverview>("/markets/tv-623/stations?year=2025");
    expect(overview.rows.map(({ station }) => station.callSign)).toEqual(["QAAA-TV", "QBBB-TV", "QLOST-LD", "QPBS-TV"]);
    const [first, second] = overview.rows;
    expect(first).toMatchObject({ share: 0.12, shareBefore: 0.1, revenueRank: 1, home: true });
    expect(first?.revenueShare).toBeCloseTo(0.75, 5);
    expect(first?.localCommercialShare).toBeCloseTo(2 / 3, 5);
    expect(first?.powerRatio).toBeCloseTo(0.75 / (2 / 3), 4);
    expect(second?.station).toMatchObject({ market: "tv-623", marketSource: "transmitter", operator: "Group One" });
    expect(overview.owners[0]).toMatchObject({ name: "Group One", stations: ["tv-1", "tv-2"] });
    const { wallet } = { wallet: loadedRevisions.current().wallet("tv-623") };
    const tv = wallet.media.indexOf("tvOta");
    const year = wallet.years.indexOf(2025);
    let spent = 0;
    for (let s = 0; s < wallet.subVerticals.length; s++)
      spent += wallet.dollars[(s * wallet.media.length + tv) * wallet.years.length + year] ?? 0;
    expect(overview.marketOta).toBe(spent);
    expect(overview.rows.reduce((sum, { ota }) => sum + (ota ?? 0), 0)).toBe(spent);
  });

  test("a market given by hand counts before the transmitter's county, wherever the station is asked for", async () => {
    const given: readonly [LayoutName, string] = [
      "station-markets",
      "call_sign,market_code,note\nQBBB-TV,618,Sells in Houston\nQRAD,26420,\n",
    ];
    const { ask, get } = await withStations([
      given,
      ["station-audience", "call_sign,book_date,share_percent\nQBBB-TV,2025-12,5\n"],
    ]);
    const callSigns = async (market: string, as?: string) =>
      (await ask<StationOverview>(`/markets/${market}/stations`, as)).rows
        .filter(({ home }) => home)
        .map(({ station }) => station.callSign);
    expect(await callSigns("tv-623")).toEqual(["QAAA-TV", "QLOST-LD", "QPBS-TV"]);
    expect(await callSigns("tv-618", BOSS)).toEqual(["QBBB-TV", "QHOU-TV"]);
    const { station, audience } = await ask<StationDetail>("/stations/tv-2", BOSS);
    expect(station).toMatchObject({ market: "tv-618", marketSource: "given", marketNote: "Sells in Houston" });
    expect(audience.map(({ date }) => date)).toEqual(["2025-12"]);
    // Whoever has Dallas alone has it no more.
    expect((await get("/api/v1/stations/tv-2", { as: ANN })).statusCode).toBe(404);
    expect((await get("/api/v1/stations/search?q=QBBB", { as: ANN })).body).not.toContain("tv-2");
    expect((await get("/api/v1/stations/search?q=QBBB", { as: BOSS })).body).toContain("tv-2");
  });

  test("a radio station that changes its call sign stays the same one, with what was said of it", async () => {
    const list = (rows: string) =>
      [
        "stations-radio",
        `call_sign,band,facility_id,frequency,city,state,market_code,former_call_signs\n${rows}`,
      ] as const;
    const { ask } = await withStations([
      ["station-audience", "call_sign,book_date,share_percent\nQRAD,2025-11,4\n"],
      list("QNEW,FM,77,101.1,Houston,TX,26420,QRAD 2025\nQFMS,FM,78,99.1,Houston,TX,26420,\n"),
      list("QNEW,FM,77,101.1,Houston,TX,26420,QRAD 2025\nQAGN,FM,78,99.1,Houston,TX,26420,\n"),
    ]);
    const { station, audience } = await ask<StationDetail>("/stations/radio-QRAD-FM");
    expect(station).toMatchObject({ callSign: "QNEW", formerCallSigns: [{ callSign: "QRAD", until: 2025 }] });
    expect(audience).toMatchObject([{ share: 0.04 }]);
    expect(await ask<StationDetail>("/stations/radio-78-FM")).toMatchObject({ station: { callSign: "QAGN" } });
  });

  test("two facilities of one call sign are both kept and told, and a name that could be either is left out", async () => {
    const { database } = await withStations();
    const { revision, ...list } = await importText(
      database,
      "stations-radio",
      "call_sign,band,facility_id,frequency,city,state,latitude,longitude,power_kw\nQTWO,FM,71,91.1,Houston,TX,,,\nQTWO,FM,72,99.1,Houston,TX,,,\n",
    );
    expect(list).toMatchObject({ status: "accepted", accepted: 2 });
    expect(list.problems).toMatchObject([{ line: 3, column: "call_sign", code: "doubtful-station" }]);
    const text = "call_sign,facility_id,market_code\nQTWO,,26420\nQTWO,72,26420\n";
    const given = await importText(database, "station-markets", text, { revision: revision ?? 0 });
    expect(given).toMatchObject({ status: "accepted", rows: 2, accepted: 1 });
    expect(given.problems).toMatchObject([{ line: 2, code: "unknown-station", severity: "warning" }]);
  });

  test("a file of markets is refused with line and column where a market is not the medium's or a station is there twice", async () => {
    const { database } = await withStations();
    const text = "call_sign,market_code,note\nQAAA-TV,26420,\nQBBB-TV,618,\nQBBB,623,\nQHOU-TV,,why\n";
    const { status, problems } = await importText(database, "station-markets", text);
    expect(status).toBe("refused");
    expect(
      problems.filter(({ severity }) => severity === "error").map(({ line, column, code }) => [line, column, code]),
    ).toEqual([
      [2, "market_code", "market-kind"],
      [4, "call_sign", "duplicate-key"],
      [5, "market_code", "missing-value"],
    ]);
  });

  test("what was reported counts before what is divided, and what is unknown is not zero", async () => {
    const { ask } = await withStations([
      ["station-revenue", "call_sign,year,ota_local_usd,ota_national_usd\nQAAA-TV,2025,1000,\nQPBS-TV,2025,5,\n"],
    ]);
    const overview = await ask<StationOverview>("/markets/tv-623/stations?year=2025");
    const row = overview.rows.find(({ station }) => station.id === "tv-1");
    expect(row).toMatchObject({ ota: 1000 });
    expect(row?.revenue.map(({ year, ota }) => [year, ota])).toEqual([
      [2024, null],
      [2025, 1000],
    ]);
    const { years } = await ask<MarketRevenue>("/markets/tv-623/ota-revenues");
    expect(years.find(({ year }) => year === 2024)).toMatchObject({ unknownRevenue: 1, retrans: null });
  });

  test("the largest by audience and by revenue, as stations and as owners", async () => {
    const { ask } = await withStations();
    const shares = await ask<Competitors>("/markets/tv-623/top-competitors?year=2025");
    expect(shares.rows.map(({ rank, name }) => [rank, name])).toEqual([
      [1, "QAAA-TV"],
      [2, "QBBB-TV"],
      [3, "QPBS-TV"],
    ]);
    expect(shares).toMatchObject({ stations: 4, commercial: 3, owners: 3 });
    const owners = await ask<Competitors>("/markets/tv-623/top-revenue?year=2025&by=owner&limit=1");
    expect(owners.rows).toMatchObject([{ rank: 1, name: "Group One", stations: 2, revenueShare: 1 }]);
  });

  test("one station tells everything about itself, and its sisters as far as one may see them", async () => {
    const { ask } = await withStations();
    const one = await ask<StationDetail>("/stations/tv-2");
    expect(one.station.ownership.map(({ from, asOf, owner }) => [from, asOf, owner])).toEqual([
      ["2024-03", null, "Group Two"],
      [null, "2018-08-02", "Old"],
    ]);
    // What only a list of a day says is told with that day.
    const houston = await ask<StationDetail>("/stations/tv-4", BOSS);
    expect(houston.station).toMatchObject({ ownerGroup: "Group One", ownership: [{ from: null, asOf: "2018-08-02" }] });
    expect(one.audience.map(({ date, share }) => [date, share])).toEqual([
      ["2025-11", 0.06],
      ["2025-05", 0.06],
    ]);
    expect(one).toMatchObject({ marketName: "Dallas-Ft. Worth", contourMissing: null });
    expect(one.sisters.map(({ id }) => id)).toEqual(["tv-1", "radio-QRAD-FM"]);
    expect((await ask<StationDetail>("/stations/tv-1")).station.subchannels).toHaveLength(2);
    expect(await ask<StationDetail>("/stations/tv-5")).toMatchObject({ contourMissing: "no-position" });
  });

  test("contours are predicted with the people inside, and an official file takes their place", async () => {
    const wkt = '"POLYGON((-97 32, -96 32, -96 33, -97 32))"';
    const { ask } = await withStations([
      ["station-contours", `call_sign,level_dbu,population,wkt\nQBBB-TV,41,5000,${wkt}\n`],
    ]);
    const { features, missing } = await ask<StationContours>("/markets/tv-623/station-contours");
    expect(features.map(({ id, properties }) => [id, properties.method === "official"])).toEqual([
      ["tv-1", false],
      ["tv-2", true],
      ["tv-3", false],
    ]);
    expect(features[0]?.properties.population).toBeGreaterThan(1_000_000);
    expect(features[1]).toMatchObject({ geometry: { type: "Polygon" }, properties: { population: 5000, level: 41 } });
    expect(missing).toEqual([{ station: "tv-5", callSign: "QLOST-LD", reason: "no-position" }]);
  });

  test("the people whom two stations reach divide into those of one, of both and of the other", async () => {
    const { ask } = await withStations();
    const { features } = await ask<StationContours>("/markets/tv-623/station-contours");
    const inside = new Map(features.map(({ id, properties }) => [id, properties.population]));
    const { people } = await ask<StationReach>("/markets/tv-623/station-reach?first=tv-1&second=tv-2");
    expect((people?.firstOnly ?? 0) + (people?.both ?? 0)).toBe(inside.get("tv-1"));
    expect((people?.secondOnly ?? 0) + (people?.both ?? 0)).toBe(inside.get("tv-2"));
    expect(await ask("/markets/tv-623/station-reach?first=tv-1&second=tv-5")).toEqual({ people: null });
    expect(await ask("/markets/tv-623/station-reach?first=tv-1&second=tv-4")).toMatchObject({ code: "not-found" });
  });

  test("who is reached by a station is reached by one whose published outline holds all of that, too", async () => {
    const wkt = '"POLYGON((-110 20, -80 20, -80 45, -110 45, -110 20))"';
    const { ask } = await withStations([
      ["station-contours", `call_sign,level_dbu,population,wkt\nQBBB-TV,41,5000,${wkt}\n`],
    ]);
    const { features } = await ask<StationContours>("/markets/tv-623/station-contours");
    const { people } = await ask<StationReach>("/markets/tv-623/station-reach?first=tv-1&second=tv-2");
    expect(people).toMatchObject({ firstOnly: 0, both: features[0]?.properties.population });
    expect(people?.secondOnly).toBeGreaterThan(1000);
  });

  test("flags, markets and verticals hold for stations as for everything", async () => {
    const { ask } = await withStations();
    expect(await ask("/markets/tv-623/stations", RADIO)).toMatchObject({ code: "access-required" });
    expect(await ask("/markets/radio-26420/stations", RADIO)).toMatchObject({ medium: "radio" });
    expect(await ask("/markets/tv-618/stations")).toMatchObject({ code: "market-not-entitled" });
    expect(await ask("/stations/tv-4")).toMatchObject({ code: "not-found" });
    expect(await ask("/stations/tv-1", RADIO)).toMatchObject({ code: "not-found" });
    const narrow = await ask<StationOverview>("/markets/tv-623/stations?year=2025", NARROW);
    expect(narrow).toMatchObject({ revenueWithheld: true, marketOta: null });
    expect(narrow.rows.every(({ ota, powerRatio }) => ota === null && powerRatio === null)).toBe(true);
    expect(await ask<StationOverview>("/markets/nation/stations")).toMatchObject({ rows: [] });
    expect(await ask("/markets/tv-623/stations?year=1999")).toMatchObject({ code: "invalid-input" });
  });

  test("a market's stations come as a table, too", async () => {
    const { get } = await withStations();
    const csv = await get("/api/v1/markets/tv-623/stations.csv?year=2025", { as: ANN });
    expect(csv.body).toContain("owner_since,owner_as_of");
    const [header = "", first = ""] = csv.body.split(/\r?\n/);
    expect(header).toContain("rank,station,call_sign,facility_id");
    expect(header).toContain("ota_usd_2025");
    expect(first).toContain("QAAA-TV");
    expect((await get("/api/v1/markets/tv-623/top-revenue.xlsx", { as: ANN })).statusCode).toBe(200);
  });
});
