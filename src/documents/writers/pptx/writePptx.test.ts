import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readXlsx } from "hucre/xlsx";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { ReportDocument } from "#documents/document.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { type OfficePackage, officeFaults, openOfficePackage, plain } from "#tests/support/officePackage.ts";
import { writePptx } from "./writePptx.ts";
import { cases } from "#tests/support/cases.ts";

let document: ReportDocument;
let bytes: Uint8Array;
let slides: OfficePackage;

beforeAll(async () => {
  document = await exampleDocument("en-US");
  bytes = await writePptx(document);
  slides = await openOfficePackage(bytes);
});

const partsLike = (pattern: RegExp) => [...slides.parts].filter(([name]) => pattern.test(name));
const textOf = (xml: string) => plain([...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join("\n"));
const slideTexts = () => partsLike(/^ppt\/slides\/slide\d+\.xml$/).map(([, xml]) => textOf(xml));
const figures = () => document.sections.flatMap(({ parts }) => parts).filter((part) => part.kind === "figure");

test.each(LOCALES)("slides in %s are a sound file that Office opens without a repair", async (locale) => {
  expect(await officeFaults(await writePptx(await exampleDocument(locale)))).toEqual([]);
});

test("the same document makes the same slides, byte for byte", async () => {
  expect(Buffer.from(await writePptx(document)).equals(bytes)).toBe(true);
});

test("every slide has a title that its outline and screen readers know", () => {
  for (const [name, xml] of partsLike(/^ppt\/slides\/slide\d+\.xml$/)) {
    const titles = [...xml.matchAll(/<p:sp>(?:(?!<\/p:sp>).)*type="title"(?:(?!<\/p:sp>).)*<\/p:sp>/gs)];
    expect(titles, name).toHaveLength(1);
    expect(textOf(titles[0]?.[0] ?? "").trim(), name).not.toBe("");
  }
});

test("a long headline is set in smaller letters, so that it stays on two lines", async () => {
  const [section] = document.sections.filter(({ parts }) => parts.some(({ kind }) => kind === "figure"));
  const headline = "Biggest gain: Agents & brokers, +$36.6M (+7.1%), excluding political · ".repeat(2);
  const parts = section?.parts.map((part) => (part.kind === "figure" ? { ...part, headline } : part)) ?? [];
  const deck = await openOfficePackage(
    await writePptx({ ...document, sections: section ? [{ ...section, parts }] : [] }),
  );
  const sizes = [...deck.parts]
    .filter(([name, xml]) => name.startsWith("ppt/slides/slide") && plain(xml).includes("Biggest gain"))
    .map(([, xml]) => Number(/type="title".*?sz="(\d+)"/s.exec(xml)?.[1]));
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeLessThan(2400);
});

test("every chart is drawn by Office, says in words what it shows, and has its figures in a workbook behind it", async () => {
  const native = figures().filter((part) => part.chart && part.shows !== "table" && part.chart.kind !== "heat");
  const charts = partsLike(/^ppt\/charts\/chart\d+\.xml$/).toSorted(
    ([a], [b]) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)),
  );
  expect(charts).toHaveLength(native.length);
  for (const [at, { chart, alt }] of native.entries()) {
    const [name = "", xml = ""] = charts[at] ?? [];
    const number = /\d+/.exec(name)?.[0];
    const workbook = await readXlsx(
      slides.others.get(`ppt/embeddings/Microsoft_Excel_Worksheet${number}.xlsx`) ?? new Uint8Array(),
    );
    const held = new Set((workbook.sheets[0]?.rows ?? []).flat().filter((cell) => typeof cell === "number"));
    const cached = [...xml.matchAll(/<c:numCache>.*?<\/c:numCache>/gs)].flatMap(([cache]) =>
      [...cache.matchAll(/<c:v>([^<]*)</g)].map(([, value]) => Number(value)),
    );
    expect(cached.length, name).toBeGreaterThan(0);
    expect(
      cached.filter((value) => !held.has(value)),
      name,
    ).toEqual([]);
    if (chart?.kind === "bars" || chart?.kind === "columns" || chart?.kind === "lines") {
      const shown = chart.series.flatMap(({ values }) => values).filter((value) => value !== null);
      expect(
        shown.filter((value) => !held.has(value)),
        name,
      ).toEqual([]);
    }
    const alts = partsLike(/^ppt\/slides\/slide\d+\.xml$/).filter(([, slide]) =>
      plain(slide).includes(`descr="${alt}"`),
    );
    expect(alts.length, alt).toBeGreaterThan(0);
  }
});

test("forecasts look different from what was measured", () => {
  const xml = partsLike(/^ppt\/charts\//)
    .map(([, chart]) => chart)
    .join("");
  expect(xml).toContain('<a:pattFill prst="wdUpDiag">');
  expect(xml).toContain('<a:prstDash val="sysDash"/>');
});

test("ranks have the first on top", () => {
  const ranks = partsLike(/^ppt\/charts\/chart\d+\.xml$/).filter(
    ([, xml]) => xml.includes('<c:orientation val="maxMin"/><c:max') && xml.includes("lineChart"),
  );
  expect(ranks).toHaveLength(1);
});

test("every cell of every table that slides show stands on a slide as screens show it", () => {
  const said = slideTexts().join("\n");
  for (const { table, shows, chart } of figures()) {
    if (!table || (shows === "chart" && chart)) continue;
    for (const row of [...table.rows, ...table.totals]) {
      for (const { text } of row.cells) expect(said).toContain(text);
    }
  }
});

test("every slide with figures names its source and that they are sample data, and its notes tell the method", () => {
  const layout = partsLike(/^ppt\/slideLayouts\/slideLayout\d+\.xml$/).filter(([, xml]) =>
    textOf(xml).includes(document.about.sample?.badge ?? "?"),
  );
  expect(layout).toHaveLength(1);
  const notes = partsLike(/^ppt\/notesSlides\/notesSlide\d+\.xml$/).map(([, xml]) => textOf(xml));
  expect(notes).toHaveLength(slideTexts().length);
  for (const note of notes) expect(note).toContain(document.about.method[0]);
});

test("whatever names and numbers there are, the file is sound", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.double({ noDefaultInfinity: true, noNaN: true }),
      async (name, value) => {
        const written = await writePptx(oddDocument(document, name, value));
        expect(await officeFaults(written)).toEqual([]);
      },
    ),
    { numRuns: cases(15) },
  );
}, 60_000);

/** A document that says one odd thing everywhere. */
function oddDocument(base: ReportDocument, name: string, value: number): ReportDocument {
  const format = { kind: "money", scale: "million" } as const;
  const series = { name, colour: "#1864b7", values: [value, null, 0] };
  const column = {
    key: "dollars",
    head: name,
    headUnit: "$",
    unit: "dollars",
    format,
    numeric: true,
    forecast: false,
  } as const;
  return {
    ...base,
    title: name,
    subject: name,
    brand: { ...base.brand, organisation: name, logo: { bytes: new TextEncoder().encode(name), type: "image/png" } },
    sections: [
      {
        id: "odd",
        title: name,
        parts: [
          { kind: "points", title: name, points: [name, name.repeat(200)] },
          { kind: "keyFigures", figures: [{ name, value: name, change: name, comparison: null }] },
          {
            kind: "figure",
            name: "odd",
            headline: name,
            measure: name,
            alt: name,
            shows: "both",
            source: name,
            chart: { kind: "bars", format, unit: "$", categories: [name, "b", "c"], series: [series], benchmark: null },
            table: {
              name,
              caption: name,
              columns: [column],
              rows: [
                { cells: [{ value, text: name }], mark: name },
                { cells: [{ value: null, text: "n/a" }], mark: null },
              ],
              totals: [],
            },
          },
          {
            kind: "figure",
            name: "lines",
            headline: name,
            measure: name,
            alt: name,
            shows: "chart",
            source: name,
            table: null,
            chart: {
              kind: "lines",
              format,
              unit: "$",
              ranks: false,
              categories: ["a", "b", "c"],
              series: [series],
              kinds: ["actual", "forecast", "forecast"],
              band: null,
            },
          },
        ],
      },
    ],
  };
}
