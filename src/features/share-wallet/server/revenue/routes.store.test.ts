import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OwnRevenueCell, RevenueReport } from "../../contract/ownRevenue.ts";
import { beginViewAs } from "#platform/identity/viewAs/beginViewAs.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { workbookOf } from "#tests/support/workbook.ts";

const ANN = "ann@example.com";
const BEN = "ben@example.com";
const RIVAL = "rival@example.com";
const NARROW = "narrow@example.com";
const ADMIN = "admin@example.com";
const BAD_FILES = new URL("../../../../../../shared/data/bad/", import.meta.url);

async function withSellers() {
  const product = await testApp();
  await product.given.published({ markets: ["tv-501", "tv-623", "tv-803", "radio-35620"] });
  await product.given.customer({ markets: ["tv-501", "tv-623", "radio-35620"] });
  await product.given.customer({ name: "Rival Media", markets: ["tv-501"] });
  await product.given.person(ANN, { name: "Ann" });
  await product.given.person(BEN, { name: "Ben" });
  await product.given.person(RIVAL, { customer: "Rival Media" });
  await product.given.person(NARROW, { verticals: ["leisure"] });
  await product.given.person(ADMIN, { role: "Administrator", customer: "Operator" });

  const send = (method: "GET" | "PUT" | "POST" | "DELETE", path: string, as: string, body?: object) =>
    product.get(`/api/v1${path}`, {
      method,
      as,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  const cell = (subVertical: string, month: number | null, dollars: number | null, more: object = {}) => ({
    medium: "tvOta",
    subVertical,
    year: 2026,
    month,
    dollars,
    ...more,
  });
  const put = (as: string, ...cells: object[]) => send("PUT", "/markets/tv-501/own-revenue", as, { cells });
  const listed = async (as: string, market = "tv-501") =>
    (await send("GET", `/markets/${market}/own-revenue`, as)).json<{ items: OwnRevenueCell[] }>().items;
  const short = async (as: string, market = "tv-501") =>
    (await listed(as, market)).map(
      ({ subVertical, month, dollars, year }) => `${subVertical} ${year}/${month ?? "-"} ${dollars}`,
    );
  const undo = (as: string, change: string) => send("POST", `/own-revenue/changes/${change}/undoing`, as);
  const importFile = async (as: string, bytes: string | Buffer, more: object = {}) => {
    const content = Buffer.from(bytes).toString("base64");
    const file = { name: "own.csv", content, medium: "tvOta", mode: "replace", dryRun: false, ...more };
    return (await send("POST", "/markets/tv-501/own-revenue/file", as, file)).json<RevenueReport>();
  };
  return { ...product, send, cell, put, listed, short, undo, importFile };
}

const changeOf = (answer: { json: () => unknown }) => (answer.json() as { change: string }).change;

describe.skipIf(storeMissing)("own revenue", () => {
  test("is the organisation's: colleagues see it with who typed it, nobody else sees anything", async () => {
    const { put, cell, listed } = await withSellers();
    expect((await put(ANN, cell("hotels", null, 1_000))).statusCode).toBe(200);
    expect(await listed(BEN)).toMatchObject([
      { market: "tv-501", medium: "tvOta", subVertical: "hotels", dollars: 1_000, file: null, by: "Ann" },
    ]);
    expect(await listed(RIVAL)).toEqual([]);
    expect(await listed(ADMIN)).toEqual([]);
  });

  test("is closed to administrators who look as one of its people, and to API keys", async () => {
    const { put, cell, database, get, signedIn } = await withSellers();
    await put(ANN, cell("hotels", null, 1_000));
    const [admin, ann] = await database.query<{ id: number; name: string; email: string }>(
      "select person_id as id, name, email from person where email = any($1) order by email",
      [[ADMIN, ANN]],
    );
    if (!admin || !ann) throw new Error("Both must be there.");
    const facts = { customer: "", customerId: 0, customerOwner: null, language: null };
    const { grant } = await beginViewAs(database, { ...admin, ...facts }, { personId: ann.id, reason: "A question" });
    const headers = { ...(await signedIn(ADMIN)), "x-view-as": grant };
    const answer = await get("/api/v1/markets/tv-501/own-revenue", { headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: "person-required" }]);
  });

  test("leaves no amount in the audit log, only that it changed", async () => {
    const { put, cell, database, undo } = await withSellers();
    const change = changeOf(await put(ANN, cell("hotels", null, 987_654)));
    await undo(ANN, change);
    const entries = await database.query<{ action: string; subject: string }>(
      "select * from audit_entry where action like 'ownRevenue.%' order by position",
    );
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ["ownRevenue.changed", "Example Media"],
      ["ownRevenue.undone", "Example Media"],
    ]);
    expect(JSON.stringify(entries)).not.toContain("987654");
    expect(JSON.stringify(entries)).not.toContain("hotels");
  });

  test("has a year or its months, whichever was typed last", async () => {
    const { put, cell, short } = await withSellers();
    await put(ANN, cell("hotels", null, 1_200), cell("casinos", null, 5));
    await put(ANN, cell("hotels", 1, 100), cell("hotels", 2, 200));
    expect(await short(ANN)).toEqual(["casinos 2026/- 5", "hotels 2026/1 100", "hotels 2026/2 200"]);
    await put(ANN, cell("hotels", 2, null));
    expect(await short(ANN)).toEqual(["casinos 2026/- 5", "hotels 2026/1 100"]);
    await put(ANN, cell("hotels", null, 900));
    expect(await short(ANN)).toEqual(["casinos 2026/- 5", "hotels 2026/- 900"]);
    await put(ANN, cell("hotels", null, null));
    expect(await short(ANN)).toEqual(["casinos 2026/- 5"]);
  });

  test("goes back step by step, and not past what was changed again", async () => {
    const { put, cell, short, undo } = await withSellers();
    const first = changeOf(await put(ANN, cell("hotels", null, 1)));
    const second = changeOf(await put(ANN, cell("hotels", 3, 2)));
    expect((await undo(ANN, first)).json()).toMatchObject({ code: "conflict" });
    expect((await undo(RIVAL, second)).json()).toMatchObject({ code: "not-found" });
    expect((await undo(ANN, second)).statusCode).toBe(200);
    expect(await short(ANN)).toEqual(["hotels 2026/- 1"]);
    expect((await undo(ANN, second)).json()).toMatchObject({ code: "not-found" });
    expect((await undo(ANN, first)).statusCode).toBe(200);
    expect(await short(ANN)).toEqual([]);
  });

  test("is not undone where somebody typed into its place since", async () => {
    const { put, cell, send, short, undo } = await withSellers();
    await put(ANN, cell("hotels", null, 1));
    const removed = changeOf(await send("DELETE", "/markets/tv-501/own-revenue?year=2026", ANN));
    expect(await short(ANN)).toEqual([]);
    await put(BEN, cell("hotels", 5, 7));
    expect((await undo(ANN, removed)).json()).toMatchObject({ code: "conflict" });
    expect(await short(ANN)).toEqual(["hotels 2026/5 7"]);
  });

  test("stops at the rights of whoever asks", async () => {
    const { put, send, cell, listed, short } = await withSellers();
    await put(ANN, cell("hotels", null, 1), cell("hospitals", null, 2));
    expect((await listed(NARROW)).map(({ subVertical }) => subVertical)).toEqual(["hotels"]);
    expect((await put(NARROW, cell("hospitals", null, 3))).json()).toMatchObject({ code: "vertical-not-entitled" });
    await send("DELETE", "/markets/tv-501/own-revenue", NARROW);
    expect(await short(ANN)).toEqual(["hospitals 2026/- 2"]);
    expect((await send("GET", "/markets/tv-803/own-revenue", ANN)).json()).toMatchObject({
      code: "market-not-entitled",
    });
    const nation = { cells: [cell("hotels", null, 1)] };
    expect((await send("PUT", "/markets/nation/own-revenue", ANN, nation)).json()).toMatchObject({
      code: "market-unknown",
    });
  });

  test.for<[string, object]>([
    ["an unknown sub-vertical", { subVertical: "telepathy" }],
    ["an unknown medium", { medium: "hologram" }],
    ["a thirteenth month", { month: 13 }],
    ["less than nothing", { dollars: -1 }],
    ["cents", { dollars: 1.5 }],
  ])("does not take %s", async ([, more]) => {
    const { put, cell, short } = await withSellers();
    const answer = await put(ANN, cell("casinos", null, 1), cell("hotels", null, 1, more));
    expect(answer.json()).toMatchObject({ code: "invalid-input" });
    expect(await short(ANN)).toEqual([]);
  });

  test("does not take a year beside a month of it, nor the same cell twice", async () => {
    const { put, cell } = await withSellers();
    for (const cells of [
      [cell("hotels", null, 1), cell("hotels", 2, 1)],
      [cell("hotels", 2, 1), cell("hotels", null, 1)],
      [cell("hotels", 2, 1), cell("hotels", 2, 1)],
    ])
      expect((await put(ANN, ...cells)).json()).toMatchObject({ code: "invalid-input" });
  });
});

describe.skipIf(storeMissing)("a file of own revenue", () => {
  const FILE = "Category,Year,Month,Revenue\nHotels,2026,1,100\nhotels,2026,Feb,200.6\nHospitals,2026,,5000\n";

  test("is shown before anything is kept, then taken in one step, and undone in one", async () => {
    const { importFile, short, listed, undo } = await withSellers();
    const seen = await importFile(ANN, FILE, { dryRun: true });
    expect(seen).toMatchObject({ rows: 3, accepted: 3, refused: 0, problems: [], change: null });
    expect(seen.totals).toEqual([
      { market: "tv-501", medium: "tvOta", year: 2026, subVerticals: 2, dollars: 5_301, replaced: 0 },
    ]);
    expect(await short(ANN)).toEqual([]);
    const { change } = await importFile(ANN, FILE);
    expect(await short(ANN)).toEqual(["hospitals 2026/- 5000", "hotels 2026/1 100", "hotels 2026/2 201"]);
    expect((await listed(ANN))[0]?.file).toBe("own.csv");
    await undo(ANN, change ?? "");
    expect(await short(ANN)).toEqual([]);
  });

  test("may be a workbook, and may be in Spanish or German", async () => {
    const { importFile, short } = await withSellers();
    const workbook = workbookOf([
      ["Branche", "Jahr", "Monat", "Umsatz"],
      ["Hotels", 2026, { markup: '<c s="1"><v>46023</v></c>' }, 1234.5],
    ]);
    expect(await importFile(ANN, workbook)).toMatchObject({ accepted: 1, refused: 0 });
    expect(await short(ANN)).toEqual(["hotels 2026/1 1235"]);
    const spanish = "categoría;año;mes;importe\r\nHoteles y moteles;2026;marzo;1.234,50\r\n";
    expect(await importFile(ANN, spanish, { dryRun: true })).toMatchObject({ problems: [{ code: "semicolon-file" }] });
    expect(await importFile(ANN, spanish, { decimalComma: true })).toMatchObject({ accepted: 1 });
    expect(await short(ANN)).toEqual(["hotels 2026/3 1235"]);
  });

  test("replaces the years that it names, or is added to what is there", async () => {
    const { importFile, put, cell, short } = await withSellers();
    await put(ANN, cell("casinos", null, 5), cell("casinos", null, 4, { year: 2025 }));
    await importFile(ANN, "category,year,revenue\nHotels,2026,10\n", { mode: "add" });
    expect(await short(ANN)).toEqual(["casinos 2025/- 4", "casinos 2026/- 5", "hotels 2026/- 10"]);
    await importFile(ANN, "category,year,revenue\nHotels,2026,20\n", { mode: "replace" });
    expect(await short(ANN)).toEqual(["casinos 2025/- 4", "hotels 2026/- 20"]);
  });

  test("may name markets and media of its own, those open to the caller", async () => {
    const { importFile, short } = await withSellers();
    const report = await importFile(
      ANN,
      [
        "market,medium,category,year,revenue",
        "623,Cable,Hotels,2026,1",
        "radio-35620,Radio OTA,Hotels,2026,2",
        "803,Cable,Hotels,2026,3",
        "Market tv-501,holograms,Hotels,2026,4",
      ].join("\n"),
    );
    expect(report).toMatchObject({ accepted: 2, refused: 2, change: null });
    expect(report.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [4, "market", "unknown-market"],
      [5, "medium", "unknown-medium"],
    ]);
    expect(await short(ANN, "tv-623")).toEqual([]);
  });

  test("with faults is told line by line with the nearest names, and kept only where its sound rows are wanted", async () => {
    const { importFile, short } = await withSellers();
    const file = [
      "category,year,month,revenue",
      "Hotells,2026,,1",
      "Hotels,20,,1",
      "Hotels,2026,13,1",
      "Hotels,2026,2025-03,1",
      "Hotels,2026,,12k",
      "Hotels,2026,,-5",
      "Hotels,2026,4,5",
      "Hotels,2026,,5",
      "Hotels,2026,4,6",
      "Casinos,2026,,9",
      "Total,,,99",
    ].join("\n");
    const report = await importFile(ANN, file);
    expect(report).toMatchObject({ rows: 11, accepted: 2, refused: 9, change: null });
    expect(report.problems.map(({ line, code }) => `${line} ${code}`)).toEqual([
      "2 unknown-vertical",
      "3 bad-year",
      "4 bad-month",
      "5 bad-month",
      "6 not-a-number",
      "7 negative-amount",
      "9 year-and-months",
      "10 duplicate-key",
      "12 total-row",
    ]);
    expect(report.problems[0]?.near[0]).toContain("Hotel");
    expect(await short(ANN)).toEqual([]);
    expect((await importFile(ANN, file, { goodRowsOnly: true })).change).not.toBeNull();
    expect(await short(ANN)).toEqual(["casinos 2026/- 9", "hotels 2026/4 5"]);
  });

  test("that breaks off is never taken in part", async () => {
    const { importFile, short } = await withSellers();
    const report = await importFile(ANN, 'category,year,revenue\nHotels,2026,1\n"Casinos,2026,2\n', {
      goodRowsOnly: true,
    });
    expect(report).toMatchObject({ change: null, problems: [{ code: "unclosed-quote" }] });
    expect(await short(ANN)).toEqual([]);
  });

  test("may have twenty thousand rows and no more", async () => {
    const { importFile } = await withSellers();
    const rows = Array.from({ length: 20_001 }, (_, at) => `Hotels,${2000 + (at % 40)},1,1`);
    const report = await importFile(ANN, `category,year,month,revenue\n${rows.join("\n")}`, { goodRowsOnly: true });
    expect([report.change, report.problems[0]?.code]).toEqual([null, "too-many-rows"]);
  });

  test("comes back as it went out", async () => {
    const { importFile, send, short } = await withSellers();
    await importFile(ANN, FILE);
    const before = await short(ANN);
    const file = await send("GET", "/markets/tv-501/own-revenue.csv", ANN);
    expect(file.headers["content-disposition"]).not.toContain("sample");
    expect(await importFile(ANN, file.body)).toMatchObject({ accepted: 3, refused: 0 });
    expect(await short(ANN)).toEqual(before);
  });
});

describe.skipIf(storeMissing || !existsSync(BAD_FILES))("deliberately broken files", () => {
  const expected: Record<string, readonly string[]> = {
    "00_clean_spend_sample.csv": ["unknown-vertical"],
    "01_latin1_encoding.csv": ["missing-column", "not-utf8"],
    "03_missing_column.csv": ["missing-column"],
    "04_duplicate_key.csv": ["unknown-vertical"],
    "05_non_numeric_money.csv": ["not-a-number", "missing-value"],
    "06_negative_spend.csv": ["negative-amount"],
    "07_unknown_market.csv": ["unknown-market"],
    "08_formula_injection.csv": ["missing-column"],
    "09_truncated.csv.gz": ["truncated-gzip"],
    "10_bom_ok.csv": ["unknown-vertical"],
    "11_crlf_ok.csv": ["unknown-vertical"],
    "12_semicolon_decimal_comma.csv": ["semicolon-file"],
    "13_xlsx_renamed.csv": ["unknown-vertical"],
    "15_ragged_rows.csv": ["cell-count"],
    "17_header_only.csv": ["no-data-rows"],
    "18_empty.csv": ["empty-file"],
    "21_bad_year.csv": ["bad-year"],
    "23_bad_coordinates.csv": ["missing-column"],
    "25_html_error_page.csv": ["html-page"],
    "27_total_row.csv": ["total-row", "footnote"],
    "31_case_and_space.csv": ["unknown-vertical"],
  };

  test("are all in this table", () => {
    expect(
      readdirSync(BAD_FILES)
        .filter((name) => name !== "NOTES.md")
        .sort(),
    ).toEqual(Object.keys(expected));
  });

  test.for(Object.entries(expected))(
    "%s says what is wrong with it, and nothing of it is kept",
    async ([name, codes]) => {
      const { importFile, short } = await withSellers();
      const report = await importFile(ANN, readFileSync(new URL(name, BAD_FILES)), { name, goodRowsOnly: true });
      const said = new Set(report.problems.map(({ code }) => code));
      for (const code of codes) expect([...said]).toContain(code);
      expect(report).toMatchObject({ accepted: 0, change: null });
      expect(await short(ANN)).toEqual([]);
    },
  );
});
