import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { POLITICAL_SUB_VERTICALS, SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import desks from "./desks.json" with { type: "json" };
import { makeEdition } from "./make/makeEdition.ts";
import manifest from "./manifest.json" with { type: "json" };
import news from "./news.json" with { type: "json" };
import people from "./people.json" with { type: "json" };

type Row = Readonly<Record<string, string>>;

const contents = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const rows = (path: string) => parse<Row>(contents(path), { columns: true });
const sum = (list: readonly Row[], column: string) => list.reduce((all, row) => all + Number(row[column]), 0);
const groups = (list: readonly Row[], column: string) => Map.groupBy(list, (row) => row[column] ?? "");

const counties = rows("counties.csv");
const tvMarkets = rows("markets-tv.csv");
const radioMarkets = rows("markets-radio.csv");
const marketCounties = rows("market-counties.csv");
const made = makeEdition();
const population = new Map(counties.map(({ fips, population: people }) => [fips, Number(people)]));

test("making the sample again gives the committed files to the byte", () => {
  for (const [path, text] of made) expect(text === contents(path), path).toBe(true);
});

test("the manifest names files that exist, and everything made is loaded", () => {
  const listed = [
    ...manifest.revisions.flatMap(({ imports }) => imports.map(({ file }) => file)),
    manifest.people,
    manifest.desks,
    manifest.news,
    manifest.scenarios,
    manifest.adIntelMap,
    ...desks.flatMap(({ ownRevenue }) => ownRevenue.map(({ file }) => file)),
    ...desks.flatMap(({ companies }) => companies ?? []),
  ];
  expect(listed.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  expect([...made.keys()].filter((file) => !listed.includes(file))).toEqual([]);
});

test("the counties are those of the fifty states and the capital, and hold the nation's people", () => {
  expect(counties).toHaveLength(3142);
  expect(new Set(counties.map(({ state }) => state)).size).toBe(51);
  expect(sum(counties, "population")).toBe(332_387_540);
  expect(counties.filter((county) => Number(county["households"]) < 1 || !Number(county["retail_sales_usd"]))).toEqual(
    [],
  );
});

test("there are 210 TV markets, ranked by their TV homes", () => {
  expect(tvMarkets.map(({ rank }) => Number(rank))).toEqual(Array.from({ length: 210 }, (_, place) => place + 1));
  const homes = tvMarkets.map((market) => Number(market["tv_homes"]));
  expect(homes.filter((count, place) => place > 0 && count >= (homes[place - 1] ?? 0))).toEqual([]);
  expect(new Set(tvMarkets.map(({ name }) => name)).size).toBe(210);
});

test("no TV market has more TV homes than households", () => {
  const households = new Map(counties.map(({ fips, households: count }) => [fips, Number(count)]));
  const lines = groups(
    marketCounties.filter((row) => row["market_type"] === "TV"),
    "market_code",
  );
  for (const { code = "", tv_homes: homes } of tvMarkets) {
    const all = (lines.get(code) ?? []).reduce(
      (total, line) => total + Number(line["share"]) * (households.get(line["county_fips"] ?? "") ?? 0),
      0,
    );
    expect(Number(homes), code).toBeLessThanOrEqual(all);
    expect(Number(homes), code).toBeGreaterThan(0.9 * all - 1);
  }
});

test("every county lies in exactly one TV market, save seven that mountains or a bay divide", () => {
  const byCounty = groups(
    marketCounties.filter((row) => row["market_type"] === "TV"),
    "county_fips",
  );
  expect(
    counties.filter(({ fips = "" }) => sum(byCounty.get(fips) ?? [], "share").toFixed(9) !== "1.000000000"),
  ).toEqual([]);
  const split = [...byCounty].filter(([, lines]) => lines.length > 1).map(([fips]) => fips);
  expect(split.toSorted()).toEqual(["04001", "06017", "06029", "06065", "06095", "35025", "36065"]);
});

test("every market has counties and people, and every membership names a market and a county", () => {
  const byMarket = Map.groupBy(marketCounties, (row) => `${row["market_type"]} ${row["market_code"]}`);
  const listed = [...tvMarkets.map(({ code }) => `TV ${code}`), ...radioMarkets.map(({ code }) => `RADIO ${code}`)];
  expect([...byMarket.keys()].toSorted()).toEqual(listed.toSorted());
  for (const lines of byMarket.values()) {
    const inhabitants = lines.map((line) => population.get(line["county_fips"] ?? "") ?? Number.NaN);
    expect(inhabitants.reduce((all, count) => all + count, 0)).toBeGreaterThan(5000);
  }
});

test("there are at least 250 radio markets, the largest first", () => {
  expect(radioMarkets.length).toBeGreaterThanOrEqual(250);
  expect(new Set(radioMarkets.map(({ code }) => code)).size).toBe(radioMarkets.length);
  const people = radioMarkets.map(({ code }) =>
    marketCounties
      .filter((row) => row["market_type"] === "RADIO" && row["market_code"] === code)
      .reduce((all, row) => all + (population.get(row["county_fips"] ?? "") ?? 0), 0),
  );
  expect(people).toEqual(people.toSorted((a, b) => b - a));
});

test.each([
  ["48113", "623", "Dallas"],
  ["36061", "501", "Manhattan"],
  ["06037", "803", "Los Angeles"],
  ["21111", "529", "Louisville"],
  ["30021", "798", "Glendive"],
  ["42029", "504", "Chester, beside Philadelphia"],
  ["06113", "862", "Yolo, across the river from Sacramento"],
  ["34019", "501", "Hunterdon in New Jersey, for New York"],
  ["49053", "770", "St. George in Utah"],
  ["15001", "744", "the island of Hawaii"],
  ["18089", "602", "Gary, across the line from Chicago"],
])("county %s lies in TV market %s: %s", (fips, code) => {
  expect(
    marketCounties.find((row) => row["county_fips"] === fips && row["market_type"] === "TV")?.["market_code"],
  ).toBe(code);
});

test("stations are real ones, none of them deleted, in the fifty states and the capital", () => {
  const stations = [...rows("stations-tv.csv"), ...rows("stations-radio.csv")];
  const signs = stations.map((station) => station["call_sign"] ?? "");
  expect(signs).toEqual(expect.arrayContaining(["WNBC", "KABC-TV", "KXGN-TV", "WTOP-FM", "KIIS-FM"]));
  expect(signs.filter((sign) => /^D[KW]/.test(sign))).toEqual([]);
  expect(stations.filter(({ state = "" }) => ["PR", "VI", "GU", "AS", "MP"].includes(state))).toEqual([]);
});

test.each([
  ["stations-tv.csv", "dma_code", tvMarkets],
  ["stations-radio.csv", "market_code", radioMarkets],
] as const)("%s: every market has some that sell time, and none is there twice", (file, market, markets) => {
  const stations = rows(file);
  const counts = groups(
    stations.filter(({ commercial }) => commercial === "Y"),
    market,
  );
  for (const { code = "", name } of markets) expect(counts.get(code)?.length ?? 0, name).toBeGreaterThanOrEqual(1);
  expect(new Set(stations.map((row) => `${row["call_sign"]} ${row["band"]}`)).size).toBe(stations.length);
});

test("no FM station has a class or a power that its zone does not know", () => {
  const fm = rows("stations-radio.csv").filter(({ band }) => band === "FM");
  const assumed = fm.filter(({ source = "" }) => source.includes("class assumed"));
  const eastern = assumed.filter(({ state = "" }) => ["CT", "DC", "DE", "MA", "MD", "NJ", "OH", "PA"].includes(state));
  expect(new Set(eastern.map((row) => row["station_class"]))).toEqual(new Set(["A", "B", "B1"]));
  expect(fm.filter((row) => Number(row["power_kw"]) > 100)).toEqual([]);
});

test("a TV station that gave up its channel stands where the station does whose channel it shares", () => {
  const stations = new Map(rows("stations-tv.csv").map((row) => [row["call_sign"], row]));
  const sharing = [...stations.values()].filter((row) => row["channel_host"] !== "");
  expect(sharing.length).toBeGreaterThan(30);
  const placed = ["rf_channel", "latitude", "longitude", "erp_kw", "haat_m", "antenna", "dma_code"];
  for (const row of sharing) {
    const host = stations.get(row["channel_host"] ?? "");
    expect(placed.map((column) => row[column])).toEqual(placed.map((column) => host?.[column]));
    expect([row["channel_host_basis"], host?.["channel_host"]]).toEqual(["assumed", ""]);
  }
  expect(stations.get("WNBC")).toMatchObject({ channel_host: "WNJU", rf_channel: "35" });
});

test("news around the clock bills first in Washington, well above talk", () => {
  const weights = rows("station-weights.csv").filter(({ band }) => band !== "");
  const inWashington = new Set(
    rows("stations-radio.csv")
      .filter((row) => row["market_code"] === "47900")
      .map((row) => `${row["call_sign"]} ${row["band"]}`),
  );
  const [first, second] = weights
    .filter((row) => inWashington.has(`${row["call_sign"]} ${row["band"]}`))
    .toSorted((a, b) => Number(b["revenue_weight"]) - Number(a["revenue_weight"]));
  expect(first?.["call_sign"]).toBe("WTOP-FM");
  expect(Number(first?.["revenue_weight"]) / Number(second?.["revenue_weight"])).toBeGreaterThan(1.5);
});

test("every commercial station of a market has a weight and no other one, and the model knows every audience once", () => {
  const stations = [...rows("stations-tv.csv"), ...rows("stations-radio.csv")].filter(
    (row) => (row["dma_code"] ?? row["market_code"]) !== "",
  );
  const name = (row: Row) => `${row["call_sign"]} ${row["band"] ?? ""}`.trim();
  const weights = rows("station-weights.csv");
  expect(weights.map(name)).toEqual(stations.filter((row) => row["commercial"] === "Y").map(name));
  expect(weights.filter((row) => !(Number(row["revenue_weight"]) > 0))).toEqual([]);
  const audience = rows("station-audience.csv");
  expect(audience.map(name)).toEqual(stations.map(name));
  expect(new Set(audience.map(({ book }) => book))).toEqual(new Set(["Model 2025"]));
});

/** The parts of their market's radio money, by market. */
function radioMoney(): Map<string, { owner: string; part: number }[]> {
  const name = (row: Row) => `${row["call_sign"]} ${row["band"]}`;
  const weights = new Map(rows("station-weights.csv").map((row) => [name(row), Number(row["revenue_weight"])]));
  const owners = new Map(rows("station-owners.csv").map((row) => [name(row), row["owner_group"] ?? ""]));
  const byMarket = groups(
    rows("stations-radio.csv").filter((row) => weights.has(name(row))),
    "market_code",
  );
  return new Map(
    [...byMarket].map(([code, stations]) => {
      const whole = stations.reduce((all, row) => all + (weights.get(name(row)) ?? 0), 0);
      const parts = stations.map((row) => ({
        owner: owners.get(name(row)) ?? name(row),
        part: (weights.get(name(row)) ?? 0) / whole,
      }));
      return [code, parts];
    }),
  );
}

test("radio of the fifteen largest metros is as concentrated as its licensees are", () => {
  const money = radioMoney();
  const indexes = radioMarkets.slice(0, 15).map(({ code = "" }) => {
    const held = Map.groupBy(money.get(code) ?? [], ({ owner }) => owner);
    const parts = [...held.values()].map((list) => list.reduce((all, { part }) => all + 100 * part, 0));
    return parts.reduce((all, part) => all + part ** 2, 0);
  });
  const mean = indexes.reduce((all, index) => all + index, 0) / indexes.length;
  expect(mean).toBeGreaterThan(1200);
  expect(mean).toBeLessThan(2200);
});

test("the first biller of radio takes 8 to 30 percent wherever ten stations or more sell time", () => {
  for (const [code, stations] of radioMoney()) {
    if (stations.length < 10) continue;
    const first = Math.max(...stations.map(({ part }) => part));
    expect(first, code).toBeGreaterThan(0.079);
    expect(first, code).toBeLessThan(0.31);
  }
});

test("audiences leave room for what people see and hear beside their market's stations", () => {
  const marketOf = new Map(
    [...rows("stations-tv.csv"), ...rows("stations-radio.csv")].map((row) => [
      `${row["call_sign"]} ${row["band"] ?? ""}`,
      `${row["band"] ? "radio" : "tv"} ${row["dma_code"] ?? row["market_code"]}`,
    ]),
  );
  const markets = Map.groupBy(rows("station-audience.csv"), (row) =>
    marketOf.get(`${row["call_sign"]} ${row["band"]}`),
  );
  for (const [market, stations] of markets) {
    expect(sum(stations, "share_percent"), market).toBeGreaterThan(25);
    expect(sum(stations, "share_percent"), market).toBeLessThan(100);
  }
});

test("the mix has a weight for each of 96 sub-verticals in each of 16 media", () => {
  const mix = rows("vertical-mix.csv");
  const wanted = SUB_VERTICALS.flatMap(({ id }) => MEDIA.map((medium) => `${id} ${medium.id}`));
  expect(wanted).toHaveLength(96 * 16);
  expect(mix.map((row) => `${row["sub_vertical"]} ${row["medium"]}`)).toEqual(wanted);
  expect(mix.every(({ weight }) => Number(weight) >= 0)).toBe(true);
});

/** Percent of core spending, as docs/open-edition.md states them. */
const VERTICAL_SHARES = {
  retail: 19.0,
  finance: 11.8,
  generalServices: 11.5,
  restaurants: 11.0,
  leisure: 8.8,
  technology: 8.5,
  automotive: 7.8,
  healthcare: 7.2,
  realEstate: 6.2,
  media: 4.5,
  government: 2.5,
  education: 1.2,
};

test("mix and totals of 2025 together give the verticals the shares that the documents state", () => {
  const mix = rows("vertical-mix.csv").filter((row) => !POLITICAL_SUB_VERTICALS.includes(row["sub_vertical"] ?? ""));
  const core = new Map(totals("2026-q3", 2025).map((row) => [row["medium"], Number(row["core_usd"])]));
  const weights = new Map([...groups(mix, "medium")].map(([medium, lines]) => [medium, sum(lines, "weight")]));
  for (const [vertical, percent] of Object.entries(VERTICAL_SHARES)) {
    const lines = mix.filter((row) => verticalOf(row["sub_vertical"] ?? "") === vertical);
    const dollars = lines.map(
      (row) => ((core.get(row["medium"]) ?? 0) * Number(row["weight"])) / (weights.get(row["medium"] ?? "") ?? 1),
    );
    expect((dollars.reduce((all, amount) => all + amount, 0) / 168.2e9) * 100).toBeCloseTo(percent, 1);
  }
});

/** The published core totals of 2025, in billions. */
const CORE_2025 = {
  tvOta: 14.3,
  radioOta: 10.0,
  cable: 2.2,
  ooh: 8.8,
  directMail: 33.0,
  newspaperPrint: 6.5,
  magazinePrint: 1.8,
  directories: 1.2,
  tvDigital: 2.0,
  radioDigital: 2.3,
  ctvOtt: 3.3,
  mobile: 41.0,
  pcLaptop: 33.5,
  newspaperDigital: 4.5,
  magazineDigital: 1.3,
  email: 2.5,
};

test("the media of 2025 are within one percent of their anchors", () => {
  const core = new Map(totals("2026-q3", 2025).map((row) => [row["medium"], Number(row["core_usd"])]));
  for (const [medium, billion] of Object.entries(CORE_2025)) {
    expect(Math.abs((core.get(medium) ?? 0) / (billion * 1e9) - 1), medium).toBeLessThan(0.01);
  }
});

test.each([
  ["2026-q1", 2022, 167.4],
  ["2026-q1", 2023, 161.7],
  ["2026-q1", 2024, 174.0],
  ["2026-q1", 2025, 171.4],
  ["2026-q1", 2026, 182.0],
  ["2026-q3", 2019, 149.5],
  ["2026-q3", 2020, 134.1],
  ["2026-q3", 2021, 142.4],
  ["2026-q3", 2022, 166.5],
  ["2026-q3", 2023, 157.4],
  ["2026-q3", 2024, 173.0],
  ["2026-q3", 2025, 169.0],
  ["2026-q3", 2026, 182.0],
])("%s: all media of %i add up to the published %f billion dollars", (vintage, year, billion) => {
  const list = totals(vintage, year);
  expect(list).toHaveLength(16);
  expect(sum(list, "core_usd") + sum(list, "political_usd")).toBe(Math.round(billion * 1e9));
});

test.each([
  [2020, 9.6],
  [2022, 8.9],
  [2024, 11.7],
  [2026, 9.0],
])("political spending of %i is the published %f billion dollars", (year, billion) => {
  expect(sum(totals("2026-q3", year), "political_usd")).toBe(Math.round(billion * 1e9));
});

test("closed years are actual, the running one is an estimate, and every figure names its source", () => {
  for (const row of [...rows("2026-q1/national-totals.csv"), ...rows("2026-q3/national-totals.csv")]) {
    expect(row["kind"]).toBe(Number(row["year"]) < 2026 ? "actual" : "estimate");
    expect(row["basis"]).toMatch(/^(published|derived|modelled)$/);
    expect(row["source"]).not.toBe("");
  }
});

test("the two revisions differ in recent years and agree about settled ones", () => {
  expect(totals("2026-q1", 2020)).toEqual(totals("2026-q3", 2020));
  expect(totals("2026-q1", 2025)).not.toEqual(totals("2026-q3", 2025));
});

test("the demo accounts' customers and markets exist", () => {
  const ids = new Set([
    ...tvMarkets.map(({ code }) => `tv-${code}`),
    ...radioMarkets.map(({ code }) => `radio-${code}`),
  ]);
  expect(people.customers.flatMap(({ markets }) => markets).filter((id) => !ids.has(id))).toEqual([]);
  const customers = people.customers.map(({ name }) => name);
  expect(people.people.filter(({ customer }) => !customers.includes(customer))).toEqual([]);
});

function totals(vintage: string, year: number): Row[] {
  return rows(`${vintage}/national-totals.csv`).filter((row) => Number(row["year"]) === year);
}

test("publications about a vertical, and links to a category, have its name in each language", () => {
  const [, ...aboutVerticals] = news.publications;
  for (const locale of LOCALES) {
    expect(aboutVerticals.map(({ name }) => name[locale])).toEqual(VERTICALS.map(({ names }) => names[locale]));
    const links = aboutVerticals.flatMap(({ issues }) =>
      issues.flatMap(({ sections }) => sections.flatMap((section) => section.links)),
    );
    const deeper = links.flatMap(({ title }) =>
      title["en-US"].startsWith("One step deeper: ") ? [title[locale]] : [],
    );
    expect(deeper.length).toBe(VERTICALS.length);
    const names = SUB_VERTICALS.map((one) => one.names[locale]);
    expect(deeper.filter((title) => !names.includes(title.slice(title.indexOf(": ") + 2)))).toEqual([]);
  }
});
