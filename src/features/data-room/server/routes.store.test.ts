import { gunzipSync } from "node:zlib";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { apiKeyOf } from "#tests/support/apiKey.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { fromCsv } from "#domain/tables/fromCsv.ts";
import type { DataTables } from "../contract.ts";

const WHOLE = "whole@example.com";
const NARROW = "narrow@example.com";
const YEARS = [2025, 2026];
const NO_DATA = null;

const spend = (hotels: number) => ({
  tvOta: { hotels: [hotels, 20], hospitals: [5, NO_DATA] },
  mobile: { hotels: [1, 2_345_678_901], hospitals: [3, 4] },
});

const rowsOf = (packed: Buffer) => fromCsv(gunzipSync(packed).toString()).rows.map(({ cells }) => cells);

/** Rows as a program reads them that is not ours. */
async function readParquet(bytes: Buffer) {
  const rows = await parquetReadObjects({
    file: new Uint8Array(bytes).buffer,
    compressors: { GZIP: (packed) => gunzipSync(packed) },
  });
  const plain = (cell: unknown) => (typeof cell === "bigint" ? Number(cell) : (cell ?? null));
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, plain(cell)])));
}

async function withRoom() {
  const product = await testApp();
  const first = await product.given.published({
    wallets: ["tv-501", "tv-803", "radio-35620"].map((market) => walletOf(market, YEARS, spend(10))),
  });
  await product.given.customer({ markets: ["tv-501", "radio-35620"] });
  await product.given.person(WHOLE);
  await product.given.person(NARROW, { verticals: ["leisure"] });
  await product.given.person("admin@example.com", { role: "Administrator" });
  const file = (name: string, as = WHOLE, headers: Record<string, string> = {}, revision = "current") =>
    product.get(`/revisions/${revision}/data/${name}`, { as, headers });
  const lines = async (name: string, as = WHOLE, revision = "current") =>
    rowsOf((await file(name, as, {}, revision)).rawPayload);
  return { ...product, first, file, lines };
}

interface SentWallet {
  readonly years: number[];
  readonly media: string[];
  readonly subVerticals: string[];
  readonly dollars: (number | null)[];
}

/** Rows of a wallet as its own address answers it: market, sub-vertical, medium, year, amount. */
async function walletRows({ get }: Awaited<ReturnType<typeof withRoom>>, market: string, as: string) {
  const { years, media, subVerticals, dollars } = (
    await get(`/revisions/current/wallets/${market}`, { as })
  ).json<SentWallet>();
  let at = 0;
  return subVerticals.flatMap((subVertical) =>
    media.flatMap((medium) => years.map((year) => [market, subVertical, medium, year, dollars[at++] ?? null])),
  );
}

const KEYS = ["market", "sub_vertical", "medium", "year", "amount"] as const;

describe.skipIf(storeMissing)("a whole edition in one file", () => {
  test.each([
    ["spending", "tv-501", WHOLE],
    ["spending", "tv-501", NARROW],
    ["radio-spending", "radio-35620", WHOLE],
    ["national-spending", "nation", NARROW],
  ])(
    "%s has every figure of the wallet of %s as it is answered to %s, in each format, and no other row",
    async (table, market, as) => {
      const room = await withRoom();
      const expected = await walletRows(room, market, as);
      expect(expected.length).toBeGreaterThan(3);
      const { file } = room;
      const csv = await room.lines(`${table}.csv.gz`, as);
      expect(csv.map((row) => KEYS.map((key) => row[key] ?? ""))).toEqual(
        expected.map((row) => row.map((cell) => (cell === null ? "" : String(cell)))),
      );
      const jsonLines = gunzipSync((await file(`${table}.jsonl.gz`, as)).rawPayload)
        .toString()
        .trimEnd()
        .split("\n");
      expect(jsonLines.map((line) => JSON.parse(line)).map((row) => KEYS.map((key) => row[key]))).toEqual(expected);
      const parquet = await readParquet((await file(`${table}.parquet`, as)).rawPayload);
      expect(parquet.map((row) => KEYS.map((key) => row[key]))).toEqual(expected);
    },
  );

  test("says where each figure comes from, and how far forecasts may be off", async () => {
    const { lines } = await withRoom();
    const rows = await lines("spending.csv.gz");
    const [closed, ahead] = rows.filter(({ medium, sub_vertical: line }) => medium === "tvOta" && line === "hotels");
    expect(closed).toMatchObject({ kind: "estimate", basis: "modelled", low: "", high: "", vertical: "leisure" });
    expect(ahead).toMatchObject({ year: "2026", kind: "forecast", amount: "20", low: "18", high: "22" });
    expect(closed).toMatchObject({ market_name: "Market tv-501", sub_vertical_name: "Hotels & motels" });
  });

  test("lists its tables with the rows of the caller, and the size of what was made", async () => {
    const { get, file, first } = await withRoom();
    const list = async (as: string) => (await get("/revisions/current/data", { as })).json<DataTables>();
    const { revision, tables } = await list(NARROW);
    expect(revision).toBe(first);
    expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
      ["spending", 4],
      ["radio-spending", 4],
      ["national-spending", 4],
      ["markets", 3],
    ]);
    const { headers } = await file("spending.parquet", NARROW);
    const made = (await list(NARROW)).tables[0]?.files.find(({ format }) => format === "parquet");
    expect(made).toEqual({
      format: "parquet",
      address: `/api/v1/revisions/${first}/data/spending.parquet`,
      bytes: Number(headers["content-length"]),
    });
    const markets = Number((await file("markets.csv.gz", NARROW)).headers["content-length"]);
    expect((await list(NARROW)).tables[3]?.files.map(({ bytes }) => bytes)).toEqual([null, markets, null]);
    expect((await list(WHOLE)).tables[0]?.files.map(({ bytes }) => bytes)).toEqual([null, null, null]);
  });

  test("can be resumed where a download broke off, and is not sent twice", async () => {
    const { file } = await withRoom();
    const whole = await file("spending.csv.gz");
    expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-type": "application/gzip" });
    const etag = String(whole.headers["etag"]);
    const rest = await file("spending.csv.gz", WHOLE, { range: "bytes=100-", "if-range": etag });
    expect([rest.statusCode, rest.headers["content-range"]]).toEqual([
      206,
      `bytes 100-${whole.rawPayload.length - 1}/${whole.rawPayload.length}`,
    ]);
    expect(Buffer.concat([whole.rawPayload.subarray(0, 100), rest.rawPayload]).equals(whole.rawPayload)).toBe(true);
    expect((await file("spending.csv.gz", WHOLE, { range: "bytes=999999-" })).statusCode).toBe(416);
    expect((await file("spending.csv.gz", WHOLE, { "if-none-match": etag })).statusCode).toBe(304);
    expect((await file("spending.csv.gz", NARROW, { "if-none-match": etag })).statusCode).toBe(200);
  });

  test("is made once for everybody who asks at the same moment", async () => {
    const { file } = await withRoom();
    const answers = await Promise.all(Array.from({ length: 5 }, () => file("spending.parquet")));
    expect(new Set(answers.map(({ headers }) => headers["etag"])).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  test("is read by a program with an API key, and by nobody else", async () => {
    const { get, database } = await withRoom();
    const headers = await apiKeyOf(database, NARROW, ["read"]);
    const answer = await get("/revisions/current/data/markets.csv.gz", { headers });
    const rows = rowsOf(answer.rawPayload);
    expect(rows.map(({ market, population }) => [market, population])).toEqual([
      ["tv-501", "1000"],
      ["radio-35620", "1000"],
      ["nation", "2000"],
    ]);
    const nobody = await get("/revisions/current/data/markets.csv.gz");
    expect(nobody.json()).toMatchObject({ status: 401, code: "sign-in-required" });
    const wrong = await get("/revisions/current/data/secrets.csv.gz", { as: WHOLE });
    expect(wrong.json()).toMatchObject({ status: 400, code: "invalid-input" });
  });
});

describe.skipIf(storeMissing)("what changed since another edition", () => {
  async function withTwo() {
    const room = await withRoom();
    const later = {
      tvOta: { hotels: [11, 20], hospitals: [5, NO_DATA] },
      podcasts: { hotels: [7, 8], hospitals: [0, 0] },
    };
    const second = await room.given.published({
      wallets: ["tv-501", "tv-803", "radio-35620"].map((market) => walletOf(market, YEARS, later)),
    });
    return { ...room, second };
  }

  const row = ({
    market,
    sub_vertical: line,
    medium,
    year,
    amount,
    amount_before: before,
  }: Record<string, string | undefined>) => [market, line, medium, year, before, amount].join(" ");

  test("is each row with another amount, with the amount before; what only one edition has is there, too", async () => {
    const { lines, file, first, second } = await withTwo();
    const rows = await lines(`spending.csv.gz?since=${first}`, NARROW);
    expect(rows.map(row)).toEqual([
      "tv-501 hotels tvOta 2025 10 11",
      "tv-501 hotels podcasts 2025  7",
      "tv-501 hotels podcasts 2026  8",
      "tv-501 hotels mobile 2025 1 ",
      "tv-501 hotels mobile 2026 2345678901 ",
    ]);
    expect(rows[0]).toMatchObject({ edition: second, edition_before: first, kind: "estimate" });
    const parquet = await readParquet((await file(`spending.parquet?since=${first}`, NARROW)).rawPayload);
    expect(parquet.map(({ amount, amount_before: before }) => [before, amount])).toEqual([
      [10, 11],
      [null, 7],
      [null, 8],
      [1, null],
      [2_345_678_901, null],
    ]);
    expect(parquet.map(({ kind }) => kind)).toEqual(["estimate", "estimate", "forecast", null, null]);
  });

  test("is nothing since the same edition, and of an edition that is not there an error", async () => {
    const { lines, file, second } = await withTwo();
    expect(await lines(`spending.csv.gz?since=${second}`)).toEqual([]);
    expect(await readParquet((await file(`spending.parquet?since=${second}`)).rawPayload)).toEqual([]);
    expect((await file("spending.csv.gz?since=999")).json()).toMatchObject({ code: "revision-unknown" });
    expect((await file("markets.csv.gz?since=1")).json()).toMatchObject({ code: "invalid-input" });
  });
});
