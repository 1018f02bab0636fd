import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import { exampleAddress } from "#tests/support/exampleAddress.ts";
import { givenStations } from "#tests/support/givenStations.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { CONTRACTS } from "./features.ts";

/** Every table of the API comes as CSV and as a workbook, and both hold the very same values. */

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";
const NARROW = "narrow@example.com";
const RADIO = "radio@example.com";
const NAMED = { market: "tv-623", vertical: "leisure", compared: "tv-501" };

/** What addresses can name that there is without more ado; the run of a report or a station has tests of its own. */
const KNOWN = ["market", "vertical", "revision", "user", "customer"];

/** A difference takes two revisions that were built; the room of revisions has tests of its own. */
const OF_TWO_REVISIONS = "/administration/revisions/:revision/differences";

const tables: readonly Endpoint[] = CONTRACTS.filter(
  ({ csv, url }: Endpoint) =>
    csv !== undefined &&
    url !== OF_TWO_REVISIONS &&
    [...url.matchAll(/:(\w+)/g)].every(([, name = ""]) => KNOWN.includes(name)),
);

/** Fields that are parts of one or set against them. Counts, dollars and ratings of other units are none. */
const PART = /share|growth|cagr|index|^gap$|percent|change$|coverage|powerRatio|partOfMedium/i;

/**
 * What a figure is made from keeps all its digits, so that somebody who multiplies comes to it: shares of counties, factors of the forecast,
 * months of a season.
 */
const MADE_FROM = /^(forecast|explain|drivers|counties|shapes|markets?$|customMarket|editedMarket)/i;

/** What answers in JSON, and asks for nothing that a store of figures does not have. */
const answers: readonly Endpoint[] = CONTRACTS.filter(
  ({ method, name, file, url }: Endpoint) =>
    method === "GET" &&
    !file &&
    !MADE_FROM.test(name) &&
    [...url.matchAll(/:(\w+)/g)].every(([, parameter = ""]) => KNOWN.includes(parameter)),
);

/** The address of a table, of a medium, an account and a customer that there are. */
const address = (endpoint: Endpoint, suffix: string) =>
  exampleAddress(endpoint, NAMED, suffix)
    .replace("medium=x", "medium=tvOta")
    .replace(/\/(users|customers)\/999999999/, "/$1/1");

/** The parts of an answer that have more than six decimals, each with its field. */
function tooFine(value: unknown, field = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => tooFine(item, field));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, item]) => tooFine(item, name));
  if (typeof value !== "number" || !PART.test(field)) return [];
  return Number(value.toFixed(6)) === value ? [] : [`${field} ${value}`];
}

/** How many parts of an answer have any decimals at all. */
function withDecimals(value: unknown, field = ""): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + withDecimals(item, field), 0);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).reduce((sum, [name, item]) => sum + withDecimals(item, name), 0);
  return typeof value === "number" && PART.test(field) && !Number.isInteger(value) ? 1 : 0;
}

async function withEverybody() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-618"] });
  await product.given.customer({ markets: ["tv-501", "tv-623", "tv-618"] });
  await product.given.person(SELLER);
  await product.given.person(ADMIN, { role: "Administrator" });
  const revenue = { medium: "tvOta", subVertical: "hotels", year: 2025, month: null, dollars: 1_200 };
  await product.get("/markets/tv-623/own-revenue", {
    method: "PUT",
    as: SELLER,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ cells: [revenue] }),
  });
  return product;
}

/** A sheet as its CSV would be; days are days in the one and text in the other. */
async function linesOf(workbook: Buffer): Promise<string> {
  const { sheets } = await readXlsx(workbook);
  const rows = sheets[1]?.rows ?? [];
  const written = (cell: (typeof rows)[number][number]) =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? null : String(cell);
  return rows
    .map((row) => row.map((cell) => (typeof cell === "number" ? cell : written(cell))))
    .map(csvLine)
    .join("");
}

describe.skipIf(storeMissing)("a table of the API", () => {
  test("holds the same values as CSV and as a workbook, whichever table it is", async () => {
    const { get } = await withEverybody();
    const compared: string[] = [];
    const unasked: string[] = [];
    for (const endpoint of tables) {
      const answers = await Promise.all([SELLER, ADMIN].map((as) => get(address(endpoint, ".csv"), { as })));
      const found = answers.findIndex(({ statusCode }) => statusCode === 200);
      const csv = answers[found];
      if (!csv) {
        unasked.push(`${endpoint.name}: ${answers.map(({ statusCode }) => statusCode).join(", ")}`);
        continue;
      }
      const workbook = await get(address(endpoint, ".xlsx"), { as: found === 0 ? SELLER : ADMIN });
      expect(workbook.statusCode, endpoint.name).toBe(200);
      expect(BYTE_ORDER_MARK + (await linesOf(workbook.rawPayload)), endpoint.name).toBe(csv.body);
      if (csv.body.trim().split("\r\n").length > 1) compared.push(endpoint.name);
    }
    expect(unasked).toEqual([]);
    expect(compared.length).toBeGreaterThan(25);
  }, 120_000);

  test("gives no share, growth or index with more than six decimals, whatever is asked", async () => {
    const { get } = await withEverybody();
    const faults: string[] = [];
    const told = new Set<string>();
    for (const endpoint of answers) {
      for (const as of [SELLER, ADMIN]) {
        const answer = await get(address(endpoint, ""), { as });
        if (answer.statusCode !== 200 || !String(answer.headers["content-type"]).includes("json")) continue;
        faults.push(...tooFine(answer.json()).map((fault) => `${endpoint.name}: ${fault}`));
        if (withDecimals(answer.json()) > 0) told.add(endpoint.name);
      }
    }
    expect([...new Set(faults)].slice(0, 40)).toEqual([]);
    expect(told.size).toBeGreaterThan(20);
  }, 240_000);

  test("of stations adds up shares without what binary fractions leave behind", async () => {
    const { get } = await givenStations({ all: SELLER, narrow: NARROW, radio: RADIO }, [
      [
        "station-audience",
        "call_sign,book_date,share_percent\nQAAA-TV,2025-11,12.3\nQBBB-TV,2025-11,6.1\nQPBS-TV,2025-11,2.4\n",
      ],
    ]);
    const faults: string[] = [];
    let told = 0;
    for (const endpoint of answers.filter(({ url }) => url.startsWith("/markets/:market/"))) {
      const answer = await get(address(endpoint, ""), { as: SELLER });
      if (answer.statusCode !== 200 || !String(answer.headers["content-type"]).includes("json")) continue;
      faults.push(...tooFine(answer.json()).map((fault) => `${endpoint.name}: ${fault}`));
      told += withDecimals(answer.json());
    }
    expect([...new Set(faults)].slice(0, 40)).toEqual([]);
    expect(told).toBeGreaterThan(100);
  }, 120_000);
});
