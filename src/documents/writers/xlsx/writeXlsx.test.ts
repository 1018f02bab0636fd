import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import type { Cell } from "#domain/tables/table.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { FigurePart, ReportColumn, ReportDocument } from "#documents/document.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { officeFaults, openOfficePackage } from "#tests/support/officePackage.ts";
import { LONGEST_TEXT } from "./cellText.ts";
import { writeRowsXlsx } from "./writeRowsXlsx.ts";
import { writeXlsx } from "./writeXlsx.ts";
import { cases } from "#tests/support/cases.ts";

const figuresOf = ({ sections }: ReportDocument): FigurePart[] =>
  sections.flatMap(({ parts }) => parts).filter((part) => part.kind === "figure");
const tablesOf = (document: ReportDocument) => figuresOf(document).flatMap(({ table }) => (table ? [table] : []));

test.each(LOCALES)(
  "a workbook in %s is a sound file, with a sheet for each table behind one that says what it is",
  async (locale) => {
    const document = await exampleDocument(locale);
    const bytes = await writeXlsx(document);
    expect(await officeFaults(bytes)).toEqual([]);
    const { sheets } = await readXlsx(bytes);
    expect(sheets).toHaveLength(tablesOf(document).length + 1);
    const about = sheets[0]?.rows.flat() ?? [];
    for (const said of [
      document.title,
      document.subject,
      document.about.client,
      document.about.sample?.sentence,
      ...document.about.sources,
      ...document.about.method,
      ...document.about.facts.map(({ value }) => value),
    ])
      expect(about).toContain(said);
  },
);

test("cells hold the exact numbers: dollars whole, percentages as parts of one, no data as it is said", async () => {
  const document = await exampleDocument("en-US");
  const { sheets } = await readXlsx(await writeXlsx(document));
  for (const [at, table] of tablesOf(document).entries()) {
    const [, ...rows] = sheets[at + 1]?.rows ?? [];
    for (const [place, { cells }] of [...table.rows, ...table.totals].entries()) {
      for (const [column, { value, text, part }] of cells.entries()) {
        const held = rows[place]?.[column] ?? null;
        // A month is named, not counted.
        if (typeof value !== "number" || !/\d/.test(text)) expect(held === 0 ? "–" : (held ?? "")).toBe(text);
        else if (part !== undefined && held === part) expect(Math.abs(held * 100 - value)).toBeLessThan(0.0500001);
        else if (table.columns[column]?.unit === "percent") expect(held).toBeCloseTo(value / 100, 12);
        else expect(held).toBe(value);
      }
    }
  }
});

test("forecasts are in italics, totals and the reader's own stand out, heads stay in sight and filter", async () => {
  const { parts } = await openOfficePackage(await writeXlsx(await exampleDocument("en-US")));
  const sheet = parts.get("xl/worksheets/sheet2.xml") ?? "";
  expect(sheet).toContain('state="frozen"');
  expect(parts.get("xl/tables/table2.xml") ?? parts.get("xl/tables/table1.xml")).toMatch(
    /<autoFilter ref="A1:[A-Z]+\d+"\/>/,
  );
  expect(parts.get("xl/styles.xml")).toContain("<i/>");
  expect(parts.get("xl/workbook.xml")).toContain("_xlnm.Print_Titles");
});

test("text that looks like a formula stays text, also when somebody edits it", async () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://evil.example")']) {
    const bytes = await rowsXlsx([[text, 1]]);
    const { parts } = await openOfficePackage(bytes);
    expect(await officeFaults(bytes)).toEqual([]);
    expect(parts.get("xl/styles.xml")).toContain('quotePrefix="1"');
    expect((await readXlsx(bytes)).sheets[1]?.rows[1]?.[0]).toBe(text);
  }
});

test("a text longer than a cell can hold says so at its end", async () => {
  const [, sheet] = (await readXlsx(await rowsXlsx([["x".repeat(40_000), 1]]))).sheets;
  const text = String(sheet?.rows[1]?.[0]);
  expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
  expect(text).toMatch(/ \[…\] \(40,000 > 32,767\)$/);
});

test("rows beyond what a sheet can hold go on on the next one, each below its heads, and none is lost", async () => {
  const rows = Array.from({ length: 25 }, (_, at): Cell[] => [`row ${at}`, at]);
  const bytes = await rowsXlsx(rows, 11);
  expect(await officeFaults(bytes)).toEqual([]);
  const [about, ...sheets] = (await readXlsx(bytes)).sheets;
  expect(sheets.map(({ name }) => name)).toEqual(["Some rows", "Some rows 2", "Some rows 3"]);
  expect(sheets.map((sheet) => sheet.rows[0])).toEqual(sheets.map(() => ["name", "dollars"]));
  expect(sheets.flatMap((sheet) => sheet.rows.slice(1))).toEqual(rows);
  expect(about?.rows.flat()).toEqual(expect.arrayContaining(["Some rows 3", "10"]));
});

test("what many rows add up to stands below the last of them, outside of their table", async () => {
  const rows = Array.from({ length: 12 }, (_, at): Cell[] => [`row ${at}`, at]);
  const bytes = await rowsXlsx(rows, 11, undefined, "Some rows", [["Total", 66]]);
  expect(await officeFaults(bytes)).toEqual([]);
  const { parts } = await openOfficePackage(bytes);
  const ranges = [1, 2].map((at) => / ref="([^"]+)"/.exec(parts.get(`xl/tables/table${at}.xml`) ?? "")?.[1]);
  expect(ranges).toEqual(["A1:B10", "A1:B4"]);
  const [, , last] = (await readXlsx(bytes)).sheets;
  expect(last?.rows.at(-1)).toEqual(["Total", 66]);
});

test("heads that are alike, empty or of several lines become heads that a table can have", async () => {
  const document = await exampleDocument("de-DE");
  const column: ReportColumn = {
    key: "",
    head: "",
    headUnit: "",
    unit: "text",
    format: null,
    numeric: false,
    forecast: false,
  };
  const heads = ["Markt", "MARKT", "", "two\nlines", "_x0041_", "<&>"];
  const columns = heads.map((head, at): ReportColumn => ({ ...column, key: String(at), head }));
  const rows = [heads.map((_, at) => `${at}`)];
  const bytes = await writeRowsXlsx({ document, tab: "TV501", caption: "", source: null, columns, rows });
  expect(await officeFaults(bytes)).toEqual([]);
  const { parts } = await openOfficePackage(bytes);
  expect(parts.get("xl/tables/table1.xml")).toContain('displayName="_TV501"');
  expect((await readXlsx(bytes)).sheets[1]?.rows[0]).toEqual([
    "Markt",
    "MARKT (2)",
    "Spalte",
    "two lines",
    "_x0041_",
    "<&>",
  ]);
});

test("a day that an interface writes is a day in a cell", async () => {
  const bytes = await rowsXlsx([
    ["2026-03-01", 1],
    ["2026-03-01 and later", 2],
    ["2026-13-01", 3],
  ]);
  const [, sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.rows.slice(1).map(([day]) => day)).toEqual([
    new Date("2026-03-01"),
    "2026-03-01 and later",
    "2026-13-01",
  ]);
});

test("whoever stops waiting stops the writing", async () => {
  const stop = new AbortController();
  function* rows(): Generator<Cell[]> {
    for (let at = 0; ; at += 1) {
      if (at === 1_000) stop.abort();
      yield ["endless", at];
    }
  }
  await expect(rowsXlsx(rows(), undefined, stop.signal)).rejects.toThrow(/abort/i);
});

test("whatever names and numbers there are, the file is sound and holds them", async () => {
  const legible = (text: string) => text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]/gu, "");
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.array(
        fc.tuple(
          fc.string({ unit: "binary", maxLength: 40 }),
          fc.option(fc.double({ noDefaultInfinity: true, noNaN: true })),
        ),
        { maxLength: 5 },
      ),
      async (name, rows) => {
        const bytes = await rowsXlsx(rows, undefined, undefined, name);
        expect(await officeFaults(bytes)).toEqual([]);
        const written = (await readXlsx(bytes)).sheets[1]?.rows.slice(1) ?? [];
        for (const [at, [text, number]] of rows.entries()) {
          expect(legible(String(written[at]?.[0] ?? ""))).toBe(legible(text));
          expect(written[at]?.[1]).toBe(number === null ? "n/a" : number + 0);
        }
      },
    ),
    { numRuns: cases(40) },
  );
});

async function rowsXlsx(
  rows: Iterable<Cell[]>,
  rowsPerSheet?: number,
  signal?: AbortSignal,
  name = "Some rows",
  totals: Cell[][] = [],
) {
  const column = { headUnit: "", forecast: false };
  const columns: ReportColumn[] = [
    { ...column, key: "name", head: "name", unit: "text", format: null, numeric: false },
    {
      ...column,
      key: "dollars",
      head: "dollars",
      unit: "dollars",
      format: { kind: "money", scale: "million" },
      numeric: true,
    },
  ];
  const document = await exampleDocument("en-US");
  return writeRowsXlsx({
    document,
    tab: name,
    caption: name,
    source: null,
    columns,
    rows,
    totals,
    ...(rowsPerSheet ? { rowsPerSheet } : {}),
    ...(signal ? { signal } : {}),
  });
}
