import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Upload, UploadProblem } from "#features/imports/contract/uploadSchemas.ts";
import { examplePng } from "#tests/support/examplePng.ts";
import { importText } from "#tests/support/smallImports.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";

const FOLDER = resolve(import.meta.dirname, "../../../../../shared/data");
const missing = storeMissing || !existsSync(FOLDER);
const ADMIN = "admin@example.com";

interface Broken {
  readonly file: string;
  readonly layout?: string;
  /** What the first look says, where the file cannot be read at all. */
  readonly unreadable?: string;
  /** Codes by line that the check finds. */
  readonly says?: readonly (readonly [line: number | null, code: string])[];
  /** In front of whatever else it says. */
  readonly alsoSays?: string;
  readonly rows?: number;
}

const on = (lines: readonly (number | null)[], code: string) => lines.map((line) => [line, code] as const);

const BROKEN: readonly Broken[] = [
  { file: "00_clean_spend_sample.csv", rows: 60 },
  { file: "01_latin1_encoding.csv", layout: "counties", unreadable: "not-utf8" },
  { file: "03_missing_column.csv", layout: "spend", says: on([1], "missing-column") },
  { file: "04_duplicate_key.csv", says: on([32, 33, 34], "duplicate-key") },
  { file: "06_negative_spend.csv", says: on([4, 7, 11, 16], "negative-amount") },
  {
    file: "07_unknown_market.csv",
    says: [
      ...on([2, 3], "unknown-market"),
      [4, "ambiguous-market"],
      [5, "market-conflict"],
      ...on([6, 7, 8], "unknown-market"),
    ],
  },
  { file: "09_truncated.csv.gz", alsoSays: "truncated-gzip" },
  { file: "10_bom_ok.csv", rows: 60 },
  { file: "11_crlf_ok.csv", rows: 60 },
  { file: "12_semicolon_decimal_comma.csv", unreadable: "semicolon-file" },
  { file: "15_ragged_rows.csv", says: on([4, 7, 10], "cell-count") },
  { file: "17_header_only.csv", says: on([null], "no-data-rows") },
  { file: "18_empty.csv", unreadable: "empty-file" },
  { file: "21_bad_year.csv", says: on([2, 3, 4, 5, 6, 7, 8, 9, 10], "bad-year") },
  { file: "25_html_error_page.csv", unreadable: "html-page" },
  {
    file: "27_total_row.csv",
    says: [
      [22, "total-row"],
      [23, "footnote"],
    ],
  },
  { file: "31_case_and_space.csv", rows: 20 },
];

async function withMarkets() {
  const product = await testApp();
  await product.given.person(ADMIN, { role: "Administrator" });
  await importText(product.database, "markets-tv", readFileSync(join(FOLDER, "markets_tv.csv"), "utf8"));
  const as = ADMIN;
  const json = { "content-type": "application/json" };
  const post = async (path: string, body: object, method: "POST" | "PATCH" = "POST") =>
    (
      await product.get(`/api/v1/imports${path}`, { method, as, headers: json, body: JSON.stringify(body) })
    ).json<Upload>();
  const bring = async (fileName: string, bytes: Buffer) => {
    const { id, version } = await post("", { fileName, bytes: bytes.length });
    await product.app.inject({
      method: "PUT",
      url: `/api/v1/imports/${id}/bytes?offset=0`,
      headers: { ...(await product.signedIn(ADMIN)), "content-type": "application/octet-stream" },
      payload: bytes,
    });
    return post(`/${id}/description`, { version });
  };
  const check = async ({ id, version }: Upload, layout?: string) => {
    const said = layout ? await post(`/${id}/setup`, { version, layout }, "PATCH") : { version };
    await post(`/${id}/check`, { version: said.version });
    await product.runJobs();
    const found = await product.get(`/api/v1/imports/${id}/problems`, { as });
    return {
      after: (await product.get(`/api/v1/imports/${id}`, { as })).json<Upload>(),
      problems: found.json<{ items: UploadProblem[] }>().items,
    };
  };
  return { ...product, bring, check, post };
}

describe.skipIf(missing)("a broken file in the wizard", () => {
  test("says what is wrong with it, whichever way it is broken", { timeout: 120_000 }, async () => {
    const { bring, check } = await withMarkets();
    for (const { file, layout, unreadable, says = [], alsoSays, rows } of BROKEN) {
      const brought = await bring(file, readFileSync(join(FOLDER, "bad", file)));
      expect([file, brought.setup.fileDescription?.problem?.code ?? null]).toEqual([file, unreadable ?? null]);
      if (unreadable) continue;
      const { after, problems } = await check(brought, layout);
      if (alsoSays) {
        expect([file, problems[0]?.code]).toEqual([file, alsoSays]);
        continue;
      }
      expect([file, problems.map(({ line, code }) => [line, code])]).toEqual([file, says.map(([...said]) => said)]);
      if (rows !== undefined) expect([file, after.outcome?.sound]).toEqual([file, rows]);
    }
  });

  test("is read in another way once a person has said so", async () => {
    const { bring, check, post } = await withMarkets();
    const semicolons = await bring("a.csv", readFileSync(join(FOLDER, "bad", "12_semicolon_decimal_comma.csv")));
    const { id, version } = semicolons;
    const read = await post(`/${id}/description`, { version, decimalComma: true });
    expect(read.setup).toMatchObject({ layout: "spend", decimalComma: true, fileDescription: { problem: null } });
    expect((await check(read)).after.outcome).toMatchObject({ rows: 60, errors: 0 });
  });

  test("that is a workbook named .csv is read as what it is, and a picture named .csv is no table", async () => {
    const { bring, check } = await withMarkets();
    const book = await bring("13.csv", readFileSync(join(FOLDER, "bad", "13_xlsx_renamed.csv")));
    expect(book.setup.fileDescription).toMatchObject({ kind: "workbook", problem: null });
    expect((await check(book, "spend")).after.outcome?.rows).toBeGreaterThan(0);
    const picture = await bring("picture.csv", Buffer.from(examplePng(4, 4)));
    expect(picture.setup.fileDescription?.problem?.code).toBe("binary-file");
  });
});
