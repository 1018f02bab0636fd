import { fork } from "node:child_process";
import { brandOf } from "#documents/brand.ts";
import { readTemplate } from "#documents/deckTemplates/readTemplate.ts";
import { openDocumentWorker } from "#documents/documentWorker.ts";
import type { ReportDocument } from "#documents/document.ts";
import { SPARING } from "#documents/sideProcess.ts";
import { meetingKit } from "#documents/templates/meetingKit.ts";
import { oneSheet } from "#documents/templates/oneSheet.ts";
import { csvRows } from "#documents/writers/csv/csvRows.ts";
import { guessMapping } from "#domain/deckTemplates/guessMapping.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { deckTemplateFile } from "#tests/support/deckTemplateFile.ts";
import { exampleSpending } from "#tests/support/exampleSpending.ts";
import { exampleReportOrder } from "#tests/support/exampleReportOrder.ts";
import { type OfficePackage, openOfficePackage } from "#tests/support/officePackage.ts";
import { besideReports } from "./besideReports.ts";
import { LONG_ROWS, longColumns, longRows } from "./longTable.ts";
import type { LongWorkbook } from "./longWorkbook.ts";
import { mostMemoryOfChildren } from "./mostMemoryOfChildren.ts";
import { type BenchRow, median } from "./row.ts";

const ROUNDS = 5;
const MANY = 20;
const MEGABYTE = 1e6;

/** Documents as files: how long a reader waits, and what they take of memory. */
export async function bench(): Promise<BenchRow[]> {
  return [
    ...(await pdfRows()),
    ...(await storyRows()),
    ...(await templateRows()),
    ...(await officeRows()),
    ...(await customReportRows()),
    ...(await besideReports()),
  ];
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
    if (key !== "at" && typeof value === "number") return value * (1 + round / 100);
    return value;
  };
  return JSON.parse(JSON.stringify(document), other) as ReportDocument;
}

async function pdfRows(): Promise<BenchRow[]> {
  const document = await longReport();
  const documentWorker = openDocumentWorker();
  try {
    const first = await seconds(() => documentWorker.print(() => document, "pdf"));
    const warm = await times((round) => documentWorker.print(() => withOtherFigures(document, round), "pdf"));
    for (let round = 0; round < MANY; round++)
      await documentWorker.print(() => withOtherFigures(document, round), "pdf");
    const slides = await times((round) => documentWorker.print(() => withOtherFigures(document, round), "pptx"));
    const memory = await mostMemoryOfChildren();
    return [
      {
        name: "PDF of 29 pages, 22 vector charts, the first",
        value: first,
        unit: "s",
        note: "with starting the press",
      },
      { name: "PDF of 29 pages, 22 vector charts, warm", value: warm, unit: "s", goal: { atMost: 1 } },
      { name: "slides of it, 22 charts with their workbooks, warm", value: slides, unit: "s", goal: { atMost: 1 } },
      {
        name: "memory of the document worker at its most",
        value: memory,
        unit: "MB",
        goal: { atMost: 400 },
        note: `after ${MANY} such PDFs`,
      },
    ];
  } finally {
    await documentWorker.close();
  }
}

/** The longest deck there is: all slides of a client's, and all media for its agency. */
const CLIENT = {
  audience: "agency",
  budget: 24_000,
  sale: { saleValue: 8_000, margin: 0.4, closeRate: { low: 0.2, high: 0.4 } },
} as const;

/** One page, or slides, of one line of business: made and written, as a seller waits for it. */
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
    audience: "manager",
    budget: null,
    sale: null,
    appendix: true,
    stations: null,
    ownStations: new Set<string>(),
    peopleInContours: new Map<string, number>(),
  } as const;
  const documentWorker = openDocumentWorker();
  const named = (round: number) => ({ ...parts, client: `Client ${round}` });
  try {
    await documentWorker.print(() => oneSheet(parts), "pdf");
    await documentWorker.print(() => meetingKit(parts), "pptx");
    const page = await times((round) => documentWorker.print(() => oneSheet(named(round)), "pdf"));
    const slides = await times((round) => documentWorker.print(() => meetingKit(named(round)), "pptx"));
    const deck = (round: number) => meetingKit({ ...named(round), ...CLIENT });
    const deckPdf = await times((round) => documentWorker.print(() => deck(round), "pdf"));
    const deckPptx = await times((round) => documentWorker.print(() => deck(round), "pptx"));
    return [
      { name: "one-sheet as PDF, warm", value: page, unit: "s", goal: { atMost: 1 } },
      { name: "meeting kit as PPTX, warm", value: slides, unit: "s", goal: { atMost: 1 } },
      { name: "agency’s deck as PDF, warm", value: deckPdf, unit: "s", goal: { atMost: 2 } },
      { name: "agency’s deck as PPTX, warm", value: deckPptx, unit: "s", goal: { atMost: 2 } },
    ];
  } finally {
    await documentWorker.close();
  }
}

/** Twelve slides with native charts in an organization's own template, and the same as a PDF. */
async function templateRows(): Promise<BenchRow[]> {
  const whole = await exampleDocument("en-US");
  const charts = whole.sections
    .flatMap(({ parts }) => parts)
    .filter((part) => part.kind === "figure" && part.shows !== "table" && FITS_A_SLIDE.has(part.chart?.kind ?? ""));
  // Beside them the cover, what it is made of, and the closing slide.
  const parts = charts
    .slice(0, 9)
    .map((part) => (part.kind === "figure" ? { ...part, shows: "chart" as const } : part));
  const document = { ...whole, sections: [{ id: "charts", title: "Charts", parts }] };
  const file = await deckTemplateFile();
  const template = await readTemplate(file);
  const ownSlides = { file, template, mapping: guessMapping(template) };
  const documentWorker = openDocumentWorker();
  const filled = (round: number) => ({ ...withOtherFigures(document, round), ownSlides });
  try {
    const deck = await documentWorker.print(() => filled(0), "pptx");
    const count = slidesIn(await openOfficePackage(deck.bytes));
    if (count !== 12) throw new RangeError(`The deck has ${count} slides, not twelve.`);
    const slides = await times((round) => documentWorker.print(() => filled(round), "pptx"));
    await documentWorker.print(() => document, "pdf");
    const pdf = await times((round) => documentWorker.print(() => withOtherFigures(document, round), "pdf"));
    return [
      { name: "twelve slides in an own template as PPTX, warm", value: slides, unit: "s", goal: { atMost: 2 } },
      { name: "the same deck as PDF, warm", value: pdf, unit: "s", goal: { atMost: 2 } },
    ];
  } finally {
    await documentWorker.close();
  }
}

/** Charts that go on on no second slide here. */
const FITS_A_SLIDE = new Set<string>(["share", "columns", "lines", "bars", "scatter"]);

const slidesIn = ({ parts }: OfficePackage) =>
  [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;

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

/** Long tables as workbooks and CSV. */
async function officeRows(): Promise<BenchRow[]> {
  const workbook = await longWorkbook();
  const text = await times(async () => {
    let letters = 0;
    for await (const piece of csvRows(longColumns(), longRows())) letters += piece.length;
    return letters;
  });
  return [
    { name: "workbook of 100,000 rows and 10 columns", value: workbook.seconds, unit: "s", goal: { atMost: 1.5 } },
    {
      name: "memory for such a workbook",
      value: workbook.memory / MEGABYTE,
      unit: "MB",
      goal: { atMost: 150 },
      note: "in a process as the document worker starts them",
    },
    { name: "CSV, rows in a second", value: LONG_ROWS / text, unit: "rows", goal: { atLeast: 100_000 } },
  ];
}

/** Long workbooks are written by the document worker; its process is started here in the same way. */
function longWorkbook(): Promise<LongWorkbook> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("./longWorkbook.ts", import.meta.url), { execArgv: SPARING });
    child.on("message", (made: LongWorkbook) => resolve(made));
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`The workbook was not written: code ${code}.`)));
  });
}

/** The largest report that its reader waits for, as a workbook, from handing it to the document worker to its bytes. */
async function customReportRows(): Promise<BenchRow[]> {
  const order = exampleReportOrder({ count: 210, format: "xlsx" });
  const documentWorker = openDocumentWorker();
  try {
    await documentWorker.report(order, false);
    const before = performance.eventLoopUtilization();
    const file = await times(() => documentWorker.report(order, false));
    const { active } = performance.eventLoopUtilization(before);
    return [
      {
        name: "custom report of 201,600 cells as a workbook, warm",
        value: file,
        unit: "s",
        note: "computed in the press",
      },
      { name: "what it takes of the server's own time", value: active / ROUNDS, unit: "ms", goal: { atMost: 100 } },
    ];
  } finally {
    await documentWorker.close();
  }
}
