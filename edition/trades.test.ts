import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { POLITICAL_SUB_VERTICALS, SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";

type Row = Readonly<Record<string, string>>;

function rows(path: string): Row[] {
  const bytes = readFileSync(new URL(path, import.meta.url));
  return parse<Row>(path.endsWith(".gz") ? gunzipSync(bytes) : bytes, { columns: true });
}

const trades = rows("trades.csv");
const counted = rows("county-trades.csv.gz");
const byCode = Map.groupBy(counted, (row) => row["naics"] ?? "");
const people = new Map(rows("counties.csv").map((row) => [row["fips"] ?? "", Number(row["population"])]));
const nation = [...people.values()].reduce((sum, count) => sum + count, 0);
const codesOf = (trade: Row) => (trade["naics"] ?? "").split("|").filter(Boolean);

test("every kind of advertiser has its row, in the order of the wallet", () => {
  expect(trades.map((row) => row["sub_vertical"])).toEqual(SUB_VERTICALS.map(({ id }) => id));
});

test("every code is counted in some county, and nothing else is", () => {
  expect([...new Set(trades.flatMap(codesOf))].toSorted()).toEqual([...byCode.keys()].toSorted());
});

test("demand grows slower than the trade, and not at all where no trade measures it", () => {
  for (const trade of trades) {
    const elasticity = Number(trade["elasticity"]);
    expect(elasticity > 0, trade["sub_vertical"]).toBe(codesOf(trade).length > 0);
    expect(elasticity).toBeLessThan(1);
  }
  const political = trades.filter((row) => POLITICAL_SUB_VERTICALS.includes(row["sub_vertical"] ?? ""));
  expect(political.flatMap(codesOf)).toEqual([]);
});

test("each row gives its own reason, a sentence in each language", () => {
  for (const column of ["reason_en", "reason_es", "reason_de"]) {
    const reasons = trades.map((row) => row[column] ?? "");
    expect(new Set(reasons).size).toBe(trades.length);
    expect(reasons.filter((reason) => !/^.{20,200}\.$/.test(reason))).toEqual([]);
  }
});

test("what is withheld has no row or an empty cell, and no county counts a trade twice", () => {
  expect(counted.filter((row) => Number(row["establishments"]) < 1)).toEqual([]);
  expect(counted.filter((row) => !people.has(row["fips"] ?? ""))).toEqual([]);
  expect(new Set(counted.map((row) => `${row["fips"]} ${row["naics"]}`)).size).toBe(counted.length);
});

test("four in five people live where it is counted, for seven in ten trades, and a third for every one", () => {
  const covered = trades
    .filter((trade) => codesOf(trade).length > 0)
    .map((trade) => {
      const where = new Set(codesOf(trade).flatMap((code) => (byCode.get(code) ?? []).map((row) => row["fips"] ?? "")));
      return [...where].reduce((sum, fips) => sum + (people.get(fips) ?? 0), 0) / nation;
    });
  expect(covered.filter((part) => part > 0.8).length / covered.length).toBeGreaterThan(0.7);
  expect(Math.min(...covered)).toBeGreaterThan(0.3);
});

/** Employees of a trade for its people in a TV market, over the nation's. */
function quotient(subVertical: string, market: string): number {
  const trade = trades.find((row) => row["sub_vertical"] === subVertical);
  const lines = rows("market-counties.csv").filter((row) => row["market_code"] === market);
  const share = new Map(lines.map((row) => [row["county_fips"] ?? "", Number(row["share"])]));
  let [here, everywhere, living] = [0, 0, 0];
  for (const row of codesOf(trade ?? {}).flatMap((code) => byCode.get(code) ?? [])) {
    everywhere += Number(row["employees"]);
    here += Number(row["employees"]) * (share.get(row["fips"] ?? "") ?? 0);
  }
  for (const [fips, part] of share) living += part * (people.get(fips) ?? 0);
  return here / everywhere / (living / nation);
}

test.each([
  ["casinos", "Las Vegas", "839", 20],
  ["amusementParks", "Orlando", "534", 8],
  ["hotels", "Honolulu", "744", 3],
  ["legalServices", "New York", "501", 1.3],
  ["software", "San Francisco", "807", 2],
  ["filmMusicGames", "Los Angeles", "803", 3],
])("%s are far more to %s than to the nation", (subVertical, _name, market, least) => {
  expect(quotient(subVertical, market)).toBeGreaterThan(least);
});
