import { describe, expect, test } from "vitest";
import type { Database } from "#database/database.ts";
import type { AccessFlag } from "#domain/access.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { FoundStation } from "../contract.ts";

const ANN = "ann@example.com";
const ADMIN = "admin@example.com";

type Row = readonly [
  id: string,
  medium: "tv" | "radio",
  call: string,
  market: string | null,
  city: string,
  owner: string,
  format: string,
  frequency: number | null,
];

const STATIONS: readonly Row[] = [
  ["tv-1", "tv", "WNBC-TV", "tv-501", "New York", "NBC Telemundo", "NBC", null],
  ["tv-2", "tv", "WNBC-LD", "tv-501", "Newark", "Somebody else", "Ind", null],
  ["tv-3", "tv", "KXAS-TV", "tv-623", "Fort Worth", "NBC Telemundo", "NBC", null],
  ["tv-4", "tv", "WXXX", null, "Nowhere", "Nobody_100%", "Ind", null],
  ["radio-1", "radio", "WHTZ", "radio-35620", "Newark", "iHeart", "Top 40", 100.3],
  ["radio-2", "radio", "KKDA-FM", "radio-19100", "Dallas", "Service Broadcasting", "Urban", 104.5],
];

async function withStations(access: readonly AccessFlag[] = ["tv", "radio"], markets = ["tv-501", "radio-35620"]) {
  const product = await testApp();
  const revision = await product.given.published({ markets: ["tv-501", "tv-623", "radio-35620", "radio-19100"] });
  await product.given.customer({ access, markets });
  await product.given.person(ANN);
  await product.given.person(ADMIN, { role: "Administrator" });
  await addStations(product.database, Number(revision));
  const find = async (q: string, as = ANN) => {
    const answer = await product.get(`/api/v1/stations/search?${new URLSearchParams({ q }).toString()}`, { as });
    return answer.json<{ items: FoundStation[] }>().items?.map(({ callSign }) => callSign) ?? answer.json().code;
  };
  return { ...product, find };
}

/** Stations in imports of the revision, and one in an import that is not part of it. */
async function addStations(database: Database, revision: number): Promise<void> {
  const importOf = async (layout: string) => {
    const [row] = await database.query<{ id: number }>(
      "insert into import (layout, file_name, sample, status, started_by) values ($1, 'x.csv', false, 'accepted', 'test') returning import_id as id",
      [layout],
    );
    return row?.id ?? 0;
  };
  const imports = { tv: await importOf("stations-tv"), radio: await importOf("stations-radio") };
  for (const [medium, id] of Object.entries(imports)) {
    await database.query("insert into revision_import (revision_id, layout, import_id) values ($1, $2, $3)", [
      revision,
      `stations-${medium}`,
      id,
    ]);
  }
  const put = (importId: number, [id, medium, call, market, city, owner, format, frequency]: Row) =>
    database.query(
      `insert into station (import_id, station_id, medium, call_sign, market_id, city, state, owner, network_or_format, frequency)
       values ($1, $2, $3, $4, $5, $6, 'NY', $7, $8, $9)`,
      [importId, id, medium, call, market, city, owner, format, frequency],
    );
  for (const station of STATIONS) await put(imports[station[1]], station);
  await put(await importOf("stations-tv"), ["tv-9", "tv", "WNBC-OLD", "tv-501", "New York", "x", "x", null]);
}

describe.skipIf(storeMissing)("looking for stations", () => {
  test.each([
    ["wnbc", ["WNBC-LD", "WNBC-TV"]],
    ["WNBC-TV", ["WNBC-TV"]],
    ["wnbc tv", ["WNBC-TV"]],
    ["wnbctv", ["WNBC-TV"]],
    ["newark", ["WHTZ", "WNBC-LD"]],
    ["telemundo new", ["WNBC-TV"]],
    ["100.3", ["WHTZ"]],
    ["top 40", ["WHTZ"]],
    ["%", []],
    ["_", []],
  ])("“%s” finds %j among the markets one has", async (text, calls) => {
    const { find } = await withStations();
    expect(await find(text)).toEqual(calls);
  });

  test("an administrator finds stations of every market, and those of none", async () => {
    const { find } = await withStations();
    expect(await find("telemundo", ADMIN)).toEqual(["KXAS-TV", "WNBC-TV"]);
    expect(await find("nobody_100%", ADMIN)).toEqual(["WXXX"]);
    expect(await find("nobody_100%")).toEqual([]);
  });

  test("television and radio are two rights, and without both there is no search", async () => {
    expect(await (await withStations(["tv"])).find("newark")).toEqual(["WNBC-LD"]);
    expect(await (await withStations(["radio"])).find("newark")).toEqual(["WHTZ"]);
    expect(await (await withStations(["shareOfWallet"])).find("newark")).toBe("access-required");
  });

  test("nobody searches who is not signed in, nor for nothing, nor for control characters", async () => {
    const { get, find } = await withStations();
    expect((await get("/api/v1/stations/search?q=wnbc")).json()).toMatchObject({ code: "sign-in-required" });
    expect(await find(" ")).toBe("invalid-input");
    expect(await find("a\u0000")).toBe("invalid-input");
    expect(await find("x".repeat(81))).toBe("invalid-input");
  });
});
