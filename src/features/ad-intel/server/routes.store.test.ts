import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { importFile } from "#revisions/ingest/importFile.ts";
import { readObservedSpend } from "#revisions/adIntel/observedSpend.ts";
import { joinDraft } from "#revisions/drafts/draft.ts";
import { takeOutOfDraft } from "#revisions/drafts/draftFiles.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { CategoryLine, KeptMapChange, MapLine, VarianceLine } from "../contract/adIntelSchemas.ts";

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";
const ADDRESS = "/api/v1/forecast/ad-intel";
const HEAD = "period,market_code,industry,major,category,media_type,amount_usd,brands,parent";
const FIRST = `${HEAD}
2024-Q4,623,Automotive,Dealers,New car dealers,Spot TV,100,1,Acme Motors
2025-Q1,623,Automotive,Dealers,New car dealers,Spot TV,400,3,Acme Motors
2025-Q2,623,Automotive,Dealers,New car dealers,Local cable,100,2,Best Cars
2025-Q1,618,Health,Care,Hospitals,Spot TV,300,1,City Clinic
2025-Q1,618,Health,Care,Odd remedies,Spot TV,50,1,City Clinic
2025-Q1,618,Health,Care,Odd remedies,Network TV,9000,1,City Clinic
`;

async function withFiles(...files: string[]) {
  const product = await testApp();
  const { database } = product;
  await product.given.published({ markets: ["tv-623", "tv-618"] });
  await product.given.person(ADMIN, { role: "Administrator" });
  await product.given.person(SELLER);
  const drafts: { revision: number; importId: number; displacedDollars: number }[] = [];
  for (const [at, text] of files.entries()) {
    await importFile({
      database,
      layout: "ad-intel",
      stream: Readable.from([Buffer.from(text)]),
      fileName: `ad-intel-${at}.csv`,
      sample: false,
      startedBy: ADMIN,
      geography: {
        markets: ["623", "618"].map((code) => ({ id: `tv-${code}`, kind: "tv", code, name: `Market ${code}` })),
        counties: new Set(),
      },
      join: async (store, importId) => {
        const joined = await joinDraft(store, database.engine, { layout: "ad-intel", importId, by: ADMIN });
        drafts.push({ ...joined, importId });
      },
    });
  }
  const read = async <T>(path: string) => (await product.get(ADDRESS + path, { as: ADMIN })).json<T>();
  const send = (method: "PATCH" | "POST", path: string, body: object, as = ADMIN) =>
    product.get(ADDRESS + path, {
      method,
      as,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const map = () =>
    read<{
      version: number;
      items: MapLine[];
      coverage: object;
      undo: { change: string } | null;
      changes: KeptMapChange[];
    }>("/map");
  return { ...product, drafts, read, send, map };
}

describe.skipIf(storeMissing)("observed spend", () => {
  test("is shown by category, its media types and what it is mapped to", async () => {
    const { read } = await withFiles(FIRST);
    const { year, items } = await read<{ year: number; items: CategoryLine[] }>("/categories?mediaType=spotTv");
    expect(year).toBe(2025);
    expect(items).toMatchObject([
      { name: "New car dealers", dollars: 400, before: null, brands: 3, media: { spotTv: 400 } },
      { name: "Hospitals", dollars: 300, before: null },
      { name: "Odd remedies", dollars: 50 },
    ]);
    const within = await read<{ items: CategoryLine[] }>("/categories?market=tv-623&industry=Automotive");
    expect(within.items.map(({ dollars }) => dollars)).toEqual([500]);
    const quarters = await read<{ items: object[] }>("/quarters?industry=Automotive");
    expect(quarters.items).toEqual([
      { year: 2024, quarter: 4, mediaType: "spotTv", dollars: 100 },
      { year: 2025, quarter: 1, mediaType: "spotTv", dollars: 400 },
      { year: 2025, quarter: 2, mediaType: "localCable", dollars: 100 },
    ]);
    const parents = await read<{ items: object[] }>("/parents?major=Dealers");
    expect(parents.items).toEqual([
      { name: "Acme Motors", dollars: 400, before: null, categories: 1 },
      { name: "Best Cars", dollars: 100, before: null, categories: 1 },
    ]);
  });

  test("that is sent again counts once, and the earlier file counts again when the later one is taken out", async () => {
    const again = `${HEAD}\n2025-01,623,Automotive,Dealers,New car dealers,Spot TV,70,1,\n2025-02,618,Health,Care,Hospitals,Spot TV,5,1,\n`;
    const { read, drafts, database } = await withFiles(FIRST, again);
    const dollars = async () =>
      (await read<{ items: CategoryLine[] }>("/categories?year=2025&mediaType=spotTv")).items.map((line) => [
        line.name,
        line.dollars,
      ]);
    // January is 31 of the quarter's 90 days, February 28: so much of what the quarter's rows say is displaced, and no more.
    expect(await dollars()).toEqual([
      ["New car dealers", 400 - 137 + 70],
      ["Hospitals", 300 - 93 + 5],
      ["Odd remedies", 50 - 15],
    ]);
    const { files } = await read<{ files: { displaced: number; dollars: number }[] }>("");
    expect(files).toMatchObject([
      { dollars: 9_950, displaced: 245 },
      { dollars: 75, displaced: 0 },
    ]);
    expect(drafts.map(({ displacedDollars }) => displacedDollars)).toEqual([0, 245]);
    const quarter = { fileName: "ad-intel-0.csv", mediaType: "spotTv", firstDay: "2025-01-01", endDay: "2025-04-01" };
    const { items: restated } = await read<{ items: object[] }>("/restated");
    expect(restated).toMatchObject([
      { ...quarter, days: 31, allDays: 90, markets: 1, dollars: 137, by: ["ad-intel-1.csv"] },
      { ...quarter, days: 28, allDays: 90, markets: 1, dollars: 108, by: ["ad-intel-1.csv"] },
    ]);
    const market = await read<{ items: CategoryLine[] }>("/categories?market=tv-623");
    expect(market.items.map((line) => line.dollars)).toEqual([400 - 137 + 70 + 100]);
    const parents = await read<{ items: object[] }>("/parents?mediaType=spotTv&year=2025");
    expect(parents.items).toMatchObject([
      { name: "Acme Motors", dollars: 263 },
      { name: "City Clinic", dollars: 242 },
    ]);

    const later = drafts[1] ?? { revision: 0, importId: 0, displacedDollars: 0 };
    await database.transaction((store) => takeOutOfDraft(store, later, ADMIN));
    expect((await dollars()).slice(0, 2)).toEqual([
      ["New car dealers", 400],
      ["Hospitals", 300],
    ]);
  });

  test("of a period that later files state piece by piece is displaced once, and wholly where they state all of it", async () => {
    const line = (period: string, dollars: number) =>
      `${HEAD}\n${period},623,Automotive,Dealers,New car dealers,Spot TV,${dollars},1,\n`;
    const { read } = await withFiles(
      line("2025-Q1", 900),
      line("2025-01", 1) + line("2025-02", 2).replace(`${HEAD}\n`, ""),
      line("2025-W05", 5),
      line("2025-03", 3),
    );
    // The week from 27 January lies in months that were stated already: of the quarter it takes nothing more.
    const { files } = await read<{ files: { displaced: number; dollars: number }[] }>("");
    expect(files).toMatchObject([
      { dollars: 900, displaced: 900 },
      { dollars: 3, displaced: 0 },
      { dollars: 5, displaced: 0 },
      { dollars: 3, displaced: 0 },
    ]);
    const { items } = await read<{ items: { dollars: number }[] }>("/quarters");
    expect(items.map(({ dollars }) => dollars)).toEqual([11]);
  });

  test("is shown by quarter in a market, of some of its categories, too", async () => {
    const { read } = await withFiles(FIRST);
    const { items } = await read<{ items: object[] }>("/quarters?market=tv-623&industry=Automotive");
    expect(items).toEqual([
      { year: 2024, quarter: 4, mediaType: "spotTv", dollars: 100 },
      { year: 2025, quarter: 1, mediaType: "spotTv", dollars: 400 },
      { year: 2025, quarter: 2, mediaType: "localCable", dollars: 100 },
    ]);
    const odd = await read<{ items: object[] }>("/quarters?market=tv-618&category=0");
    expect(odd.items).toEqual([]);
    const oneMarket = await read<{ items: { dollars: number }[] }>(
      "/quarters?market=tv-618&major=Care&mediaType=spotTv",
    );
    expect(oneMarket.items.map(({ dollars }) => dollars)).toEqual([350]);
  });

  test("is mapped with suggestions, and a change can be taken back", async () => {
    const { map, send } = await withFiles(FIRST);
    const before = await map();
    expect(before.items.map(({ name, suggestion }) => [name, suggestion?.subVertical])).toEqual([
      ["New car dealers", "newCarDealers"],
      ["Hospitals", "hospitals"],
      ["Odd remedies", undefined],
    ]);
    expect(before.coverage).toEqual({ dollars: 950, mapped: 0 });
    const [cars, hospitals, odd] = before.items.map(({ category }) => category);
    const categories = [
      { category: cars, subVertical: "newCarDealers" },
      { category: hospitals, subVertical: "hospitals" },
    ];
    expect((await send("PATCH", "/map", { version: 0, categories })).statusCode).toBe(200);
    const after = await map();
    expect(after.items[0]).toMatchObject({
      category: odd,
      suggestion: { subVertical: "hospitals", why: "neighbours" },
    });
    expect(after.coverage).toEqual({ dollars: 950, mapped: 900 });
    expect((await send("PATCH", "/map", { version: 0, categories })).json()).toMatchObject({ code: "conflict" });

    expect((await send("POST", "/map/undo", { change: after.undo?.change })).statusCode).toBe(200);
    expect(await map()).toMatchObject({ coverage: { mapped: 0 }, undo: null });
  });

  test("keeps every change of its map, and takes an earlier one back unless a later one touched the same", async () => {
    const { map, send } = await withFiles(FIRST);
    const [cars, hospitals] = (await map()).items.map(({ category }) => category);
    const say = async (category: string | undefined, subVertical: string) =>
      (await send("PATCH", "/map", { version: (await map()).version, categories: [{ category, subVertical }] })).json<{
        change: string;
      }>().change;
    const first = await say(cars, "newCarDealers");
    await say(hospitals, "hospitals");
    const third = await say(cars, "hospitals");
    const refused = await send("POST", "/map/undo", { change: first });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ detail: string }>().detail).toContain(`also affects category ${cars}`);
    expect((await send("POST", "/map/undo", { change: third })).statusCode).toBe(200);
    expect((await send("POST", "/map/undo", { change: third })).statusCode).toBe(409);
    expect((await send("POST", "/map/undo", { change: first })).statusCode).toBe(200);
    expect((await send("POST", "/map/undo", { change: "999999" })).statusCode).toBe(404);
    const { items, changes } = await map();
    expect(items.map(({ name, subVertical }) => [name, subVertical])).toEqual(
      expect.arrayContaining([
        ["New car dealers", undefined],
        ["Hospitals", "hospitals"],
      ]),
    );
    expect(changes.map(({ takesBack, takenBack }) => [takesBack, takenBack])).toEqual([
      [first, false],
      [third, false],
      [null, true],
      [null, false],
      [null, true],
    ]);
  });

  test("is mapped to nothing that there is not, and the answer names it", async () => {
    const { send, map } = await withFiles(FIRST);
    const category = (await map()).items[0]?.category;
    const answer = await send("PATCH", "/map", { version: 0, categories: [{ category, subVertical: "unicorns" }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid-input", detail: "There is no sub-vertical unicorns." });
    const types = [{ mediaType: "skywriting", medium: "tvOta" }];
    expect((await send("PATCH", "/map", { version: 0, mediaTypes: types })).statusCode).toBe(400);
  });

  test("is compared with our estimate in the markets that were watched, and steers by market and sub-vertical", async () => {
    const { read, send, map, drafts, database } = await withFiles(FIRST);
    const [cars, hospitals] = (await map()).items;
    const categories = [
      { category: cars?.category, subVertical: "newCarDealers" },
      { category: hospitals?.category, subVertical: "hospitals" },
    ];
    await send("PATCH", "/map", { version: 0, categories });
    const { markets, items } = await read<{ markets: number; items: VarianceLine[] }>("/variance");
    expect(markets).toBe(2);
    expect(items.map(({ subVertical, medium, observed }) => `${subVertical} ${medium} ${observed}`).toSorted()).toEqual(
      ["hospitals tvOta 300", "newCarDealers cable 100", "newCarDealers tvOta 400"],
    );
    const observed = await readObservedSpend(database, drafts[0]?.revision ?? 0);
    expect(observed.find(({ medium, year }) => medium === "tvOta" && year === 2025)).toEqual({
      medium: "tvOta",
      year: 2025,
      byMarket: new Map([
        // Amounts of 300 and 50 stand for fewer than two alike.
        ["tv-618", { dollars: 350, amounts: 350 ** 2 / (300 ** 2 + 50 ** 2) }],
        ["tv-623", { dollars: 400, amounts: 1 }],
      ]),
      bySubVertical: new Map([
        ["hospitals", { dollars: 300, amounts: 1 }],
        ["newCarDealers", { dollars: 400, amounts: 1 }],
      ]),
    });
  });

  test("is nobody's but administrators', and has an answer where there are no files", async () => {
    const { get, read, send } = await withFiles();
    for (const path of ["", "/categories", "/quarters", "/parents", "/variance", "/map"])
      expect((await get(ADDRESS + path, { as: SELLER })).statusCode).toBe(403);
    expect((await send("PATCH", "/map", { version: 0 }, SELLER)).statusCode).toBe(403);
    expect(await read("")).toMatchObject({ files: [], years: [], markets: [], coverage: { dollars: 0 } });
    expect(await read("/variance")).toEqual({ year: null, markets: 0, items: [] });
  });
});
