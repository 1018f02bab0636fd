import { openPress } from "#reports/press.ts";
import type { ReportDocument } from "#reports/document.ts";
import { writePdf } from "#reports/writers/pdf/writePdf.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 5;
const MANY = 20;
const MEGABYTE = 1e6;

/** Documents as files: how long a reader waits, and what they take of memory. */
export async function bench(): Promise<BenchRow[]> {
  return pdfRows();
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
