import { brandOf } from "#reports/brand.ts";
import { openPress } from "#reports/press.ts";
import type { ReportColumn, ReportDocument } from "#reports/document.ts";
import { meetingKit } from "#reports/templates/meetingKit.ts";
import { oneSheet } from "#reports/templates/oneSheet.ts";
import { csvRows } from "#reports/writers/csv/csvRows.ts";
import { writePdf } from "#reports/writers/pdf/writePdf.ts";
import { writePptx } from "#reports/writers/pptx/writePptx.ts";
import { writeRowsXlsx } from "#reports/writers/xlsx/writeRowsXlsx.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 5;
const MANY = 20;
const LONG = 100_000;
const MEGABYTE = 1e6;

/** Documents as files: how long a reader waits, and what they take of memory. */
export async function bench(): Promise<BenchRow[]> {
  return [...(await pdfRows()), ...(await storyRows()), ...(await officeRows())];
}

/** The example twice over: 30 pages with vector charts and tables of 13 years and 96 categories. */
async function longReport(): Promise<ReportDocument> {
  const document = await exampleDocument("en-US");
  const again = document.sections.map((section) => ({ ...section, id: `${section.id}-again` }));
  return { ...document, sections: [...document.sections, ...again] };
}

/** The same document with other figures, so that nothing is remembered from the last one. */
function withOtherFigures(document: ReportDocument, round: number): ReportDocument {
  const other = (key: string, value: unknown): unknown => {
    if (key === "text" && typeof value === "string") return value.replace(/\d/g, (digit) => `${(+digit + round) % 10}`);
    if (key !== "forecastFrom" && typeof value === "number") return value * (1 + round / 100);
    return value;
  };
  return JSON.parse(JSON.stringify(document), other) as ReportDocument;
}

async function pdfRows(): Promise<BenchRow[]> {
  const document = await longReport();
  const press = openPress();
  try {
    const first = await seconds(() => press.print(document, "pdf"));
    const warm = await times((round) => press.print(withOtherFigures(document, round), "pdf"));
    const before = process.memoryUsage().rss;
    for (let round = 0; round < MANY; round++) await writePdf(withOtherFigures(document, round));
    const memory = (process.memoryUsage().rss - before) / MEGABYTE;
    return [
      {
        name: "PDF of 29 pages, 22 vector charts, the first",
        value: first,
        unit: "s",
        note: "with starting the press",
      },
      { name: "PDF of 29 pages, 22 vector charts, warm", value: warm, unit: "s", goal: { atMost: 1 } },
      { name: "memory for such PDFs", value: memory, unit: "MB", goal: { atMost: 400 }, note: `after ${MANY}` },
    ];
  } finally {
    await press.close();
  }
}

/** One page, or five slides, of one line of business: made and written, as a seller waits for it. */
async function storyRows(): Promise<BenchRow[]> {
  const parts = {
    spending: await exampleSpending({ locale: "en-US", scope: { kind: "vertical", id: "automotive" } }),
    medium: "tvOta",
    gaps: true,
    client: null,
    seasons: [],
    paper: "letter",
    brand: brandOf("Spotmarket", null),
    madeAt: "2026-01-01T00:00:00.000Z",
  } as const;
  const press = openPress();
  const named = (round: number) => ({ ...parts, client: `Client ${round}` });
  try {
    await press.print(oneSheet(parts), "pdf");
    await press.print(meetingKit(parts), "pptx");
    const page = await times((round) => press.print(oneSheet(named(round)), "pdf"));
    const slides = await times((round) => press.print(meetingKit(named(round)), "pptx"));
    return [
      { name: "one-sheet as PDF, warm", value: page, unit: "s", goal: { atMost: 1 } },
      { name: "meeting kit as PPTX, warm", value: slides, unit: "s", goal: { atMost: 1 } },
    ];
  } finally {
    await press.close();
  }
}

async function times(work: (round: number) => Promise<unknown>): Promise<number> {
  const all: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) all.push(await seconds(() => work(round)));
  return median(all);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Slides with charts that can be edited, and long tables as workbooks and CSV. */
async function officeRows(): Promise<BenchRow[]> {
  const document = await exampleDocument("en-US");
  const slides = await times(() => writePptx(document));
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const workbook = await times(() =>
    writeRowsXlsx({ document, name: "rows", caption: "Rows", source: null, columns: columns(), rows: rows() }),
  );
  clearInterval(watch);
  const text = await times(async () => {
    let letters = 0;
    for await (const piece of csvRows(columns(), rows())) letters += piece.length;
    return letters;
  });
  return [
    { name: "slides of the example, 12 charts with their workbooks", value: slides, unit: "s", goal: { atMost: 1 } },
    { name: "workbook of 100,000 rows and 10 columns", value: workbook, unit: "s", goal: { atMost: 1.5 } },
    { name: "memory for such a workbook", value: (most - before) / MEGABYTE, unit: "MB", goal: { atMost: 150 } },
    { name: "CSV, rows in a second", value: LONG / text, unit: "rows", goal: { atLeast: 100_000 } },
  ];
}

function columns(): ReportColumn[] {
  const base = { headUnit: "", forecast: false } as const;
  const text = (key: string): ReportColumn => ({ ...base, key, head: key, unit: "text", format: null, numeric: false });
  const money = (_: unknown, at: number): ReportColumn => ({
    ...base,
    key: `dollars_${2019 + at}`,
    head: String(2019 + at),
    unit: "dollars",
    format: { kind: "money", scale: "million" },
    numeric: true,
  });
  return [text("market"), text("sub_vertical"), ...Array.from({ length: 8 }, money)];
}

function* rows(): Generator<(string | number)[]> {
  for (let at = 0; at < LONG; at += 1) {
    const years = Array.from({ length: 8 }, (_, year) => Math.round(1e8 * Math.abs(Math.sin(at * 8 + year))));
    yield [`Market ${at % 210}`, `Sub-vertical ${at % 103}`, ...years];
  }
}
