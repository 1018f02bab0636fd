import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import { exampleAddress } from "#tests/support/exampleAddress.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { CONTRACTS } from "./features.ts";

/** Every table of the API comes as CSV and as a workbook, and both hold the very same values. */

const ADMIN = "admin@example.com";
const SELLER = "seller@example.com";
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

/** The address of a table, of a medium, an account and a customer that there are. */
const address = (endpoint: Endpoint, suffix: string) =>
  exampleAddress(endpoint, NAMED, suffix)
    .replace("medium=x", "medium=tvOta")
    .replace(/\/(users|customers)\/999999999/, "/$1/1");

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
});
