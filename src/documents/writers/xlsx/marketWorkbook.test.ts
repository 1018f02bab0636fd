import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { BLOCK_NAMES } from "#domain/blockNames.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { FigurePart, ReportDocument } from "#documents/document.ts";
import { tableName } from "#documents/parts/blockFigure.ts";
import { exampleMarketReport } from "#tests/support/exampleMarketReport.ts";
import { officeFaults, openOfficePackage, plain } from "#tests/support/officePackage.ts";
import { shownNumber } from "#tests/support/shownTables.ts";
import { tabTitle } from "./tabTitles.ts";
import { writeXlsx } from "./writeXlsx.ts";

type Read = Awaited<ReturnType<typeof readXlsx>>;

const figuresOf = ({ sections }: ReportDocument): FigurePart[] =>
  sections
    .flatMap(({ parts }) => parts)
    .filter((part) => part.kind === "figure")
    .filter(({ table }) => table !== null);

describe.each(LOCALES)("a whole market report as a workbook in %s", (locale) => {
  let document: ReportDocument;
  let bytes: Uint8Array;
  let book: Read;

  beforeAll(async () => {
    document = await exampleMarketReport({ locale });
    bytes = await writeXlsx(document);
    book = await readXlsx(bytes, { readStyles: true });
  });

  const numberCells = () =>
    book.sheets.flatMap(({ name, rows, cells }) =>
      rows.flatMap((row, at) =>
        row.flatMap((value, column) => {
          const pattern = cells?.get(`${at},${column}`)?.style?.numFmt;
          return typeof value === "number" && pattern !== undefined
            ? [{ where: `${name} ${at}:${column}`, value, pattern }]
            : [];
        }),
      ),
    );

  test("has tabs in its language that are whole words, each of its own and none called after the program", () => {
    const tabs = book.sheets.map(({ name }) => name);
    expect(tabs.length).toBeGreaterThan(39);
    for (const tab of tabs) {
      expect(tab.length).toBeLessThanOrEqual(31);
      expect(tab).not.toMatch(/…| \d$/);
    }
    const english = new Set(Object.values(titlesIn("en-US")));
    const own = new Set(Object.values(titlesIn(locale)));
    if (locale !== "en-US") expect(tabs.filter((tab) => english.has(tab) && !own.has(tab))).toEqual([]);
    const known = figuresOf(document).filter(({ table }) => tabTitle(table?.name ?? "", locale) === null);
    // A vertical is called as everywhere.
    for (const { table } of known) expect(table?.name).toMatch(/^vertical-/);
  });

  test("keeps the tabs of a section together under one colour, and lists them under its title with links", async () => {
    const { parts } = await openOfficePackage(bytes);
    const held = document.sections.map(
      ({ parts: own }) => own.filter((part) => part.kind === "figure" && part.table).length,
    );
    const colours = figuresOf(document).map(
      (_, at) => /<tabColor rgb="(\w+)"/.exec(parts.get(`xl/worksheets/sheet${at + 1}.xml`) ?? "")?.[1],
    );
    let at = 0;
    const seen: (string | undefined)[] = [];
    for (const count of held.filter((one) => one > 0)) {
      const own = colours.slice(at, at + count);
      expect(new Set(own).size).toBe(1);
      expect(own[0]).toMatch(/^FF[\dA-F]{6}$/);
      seen.push(own[0]);
      at += count;
    }
    expect(new Set(seen).size).toBe(seen.length);
    const first = (book.sheets[0]?.rows ?? []).map(([text]) => text);
    const listed = document.sections.flatMap(({ title }, place) => (held[place] ? [title] : []));
    expect(first.filter((text) => listed.includes(String(text)))).toEqual(expect.arrayContaining(listed));
    const about = parts.get(`xl/worksheets/sheet${figuresOf(document).length + 1}.xml`) ?? "";
    expect(about.match(/<hyperlink /g)).toHaveLength(figuresOf(document).length);
  });

  test("shows every number by a pattern that shows any other number as well, never by a fixed text", () => {
    const cells = numberCells();
    expect(cells.length).toBeGreaterThan(2_000);
    const fixed = cells.filter(({ pattern }) =>
      pattern
        .split(";")
        .some(
          (section) =>
            /\d/.test((section.match(/"[^"]*"|\\./g) ?? []).join("")) ||
            (!/[0#ymdhG]/.test(section.replace(/"[^"]*"/g, "").replace(/\[[^\]]*\]/g, "")) && section !== '"–"'),
        ),
    );
    expect(fixed).toEqual([]);
    for (const pattern of new Set(cells.map((cell) => cell.pattern))) {
      if (/[ymd]/.test(pattern.replace(/"[^"]*"/g, ""))) continue;
      const digits = (value: number) => shownNumber(value, pattern, locale).replace(/\D/g, "");
      expect([pattern, digits(12_345_678_901)]).not.toEqual([pattern, digits(98_765_432_109)]);
    }
  });

  test("writes an amount with its unit by dividing it, and shows a small one instead of “<0.1”", () => {
    const revisions = numberCells().filter(({ value }) => value === 100_000_000);
    const shown = { "en-US": "+$100.0M", "es-ES": "+100,0\u00a0M$", "de-DE": "+100,0\u00a0Mio.\u00a0$" }[locale];
    expect(revisions.map(({ value, pattern }) => shownNumber(value, pattern, locale))).toContain(shown);
    const small = figuresOf(document).flatMap(({ table }) =>
      (table?.rows ?? []).flatMap(({ cells }) => cells.filter(({ text }) => text.includes("<"))),
    );
    expect(small.length).toBeGreaterThan(0);
    for (const { value } of small) {
      const cell = numberCells().find((one) => one.value === value);
      expect(shownNumber(Number(value), cell?.pattern ?? "", locale)).toMatch(/^−?0[.,]0+[1-9]$/);
    }
  });

  test("holds shares and growth with all their decimals, and shows them as the screen does", () => {
    let [exact, all] = [0, 0];
    for (const [at, { table }] of figuresOf(document).entries()) {
      for (const [place, { cells }] of (table?.rows ?? []).entries()) {
        for (const [column, { value, text, part }] of cells.entries()) {
          if (table?.columns[column]?.unit !== "percent" || typeof value !== "number") continue;
          const held = book.sheets[at + 1]?.rows[place + 1]?.[column];
          all += 1;
          expect(typeof held).toBe("number");
          if (part !== undefined && held === part) exact += 1;
          else if (part === undefined && !Number.isInteger(Number((value * 10).toFixed(9)))) exact += 1;
          expect(text).toMatch(/%|\d/);
        }
      }
    }
    expect(all).toBeGreaterThan(700);
    // Those that were moved by a tenth so that what is shown adds up to 100.0, and those that have no more decimals.
    expect(exact / all).toBeGreaterThan(0.9);
  });

  test("holds days as days, written as its language does", () => {
    const days = book.sheets.flatMap(({ name, rows, cells }) =>
      rows.flatMap((row, at) =>
        row.flatMap((value, column) =>
          value instanceof Date ? [{ name, value, pattern: cells?.get(`${at},${column}`)?.style?.numFmt ?? "" }] : [],
        ),
      ),
    );
    const published = figuresOf(document).findIndex(({ name }) => name === "editions") + 1;
    const listed = days.filter(({ name }) => name === book.sheets[published]?.name);
    expect(listed.map(({ value }) => value.toISOString().slice(0, 10))).toEqual([
      "2026-09-01",
      "2026-03-01",
      "2025-12-01",
    ]);
    const told = days.filter(({ name }) => name === book.sheets[0]?.name);
    // When the revision was published, and when the file was made.
    expect(told.map(({ value }) => value.toISOString().slice(0, 16))).toEqual(["2026-03-04T00:00", "2026-11-22T10:05"]);
    const shape = { "en-US": "mmm d\\, yyyy", "es-ES": "d mmm yyyy", "de-DE": "dd.mm.yyyy" }[locale];
    for (const { pattern } of days) expect(pattern).toContain(shape);
  });

  test("has each sheet’s rows as a table of Excel of its own, totals below it", async () => {
    expect(await officeFaults(bytes)).toEqual([]);
    const { parts } = await openOfficePackage(bytes);
    for (const [at, { table }] of figuresOf(document).entries()) {
      const xml = plain(parts.get(`xl/tables/table${at + 1}.xml`) ?? "");
      expect(xml).toMatch(new RegExp(`<table [^>]*ref="A1:[A-Z]+${(table?.rows.length ?? 0) + 1}"`));
      expect(xml.match(/<tableColumn /g)?.length).toBeGreaterThanOrEqual(table?.columns.length ?? 0);
    }
  });
});

function titlesIn(locale: Locale): Record<string, string> {
  const names = [
    ...BLOCK_NAMES.map(tableName),
    "tv-stations",
    "tv-station-owners",
    "radio-power-ratio",
    "counties",
    "economy",
    "editions",
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const title = tabTitle(name, locale);
      return title === null ? [] : [[name, title]];
    }),
  );
}

test.each(LOCALES)("titles for tabs in %s are short and tell each other apart", (locale) => {
  const titles = Object.values(titlesIn(locale));
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(31);
});
