import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, onTestFinished, test } from "vitest";
import { asWritten } from "#domain/tables/csv.ts";
import { aboutDocument } from "#documents/aboutDocument.ts";
import type { Brand, FigurePart, ReportDocument } from "#documents/document.ts";
import { writeDocument } from "#documents/writers/writeDocument.ts";
import { exampleDocument } from "./gallery/exampleDocument.ts";
import { examplePng } from "./support/examplePng.ts";
import { exampleRevision } from "./support/exampleSpending.ts";
import { exampleWords } from "./gallery/exampleWords.ts";
import { galleryView } from "./gallery/galleryView.ts";
import { officeFaults, openOfficePackage, plain } from "./support/officePackage.ts";
import { canReadPdf, pdfText } from "./support/readPdf.ts";
import { OFFICE } from "./support/office.ts";

const run = promisify(execFile);

/** What people call markets, reports, clients and files, by accident or on purpose. */
const NAMES: Readonly<Record<string, string>> = {
  "an equals sign": '=HYPERLINK("http://evil.example";"Click")',
  "a plus": "+1+cmd|' /C calc'!A0",
  "a minus": "-2+3",
  "an at sign": "@SUM(A1:A9)",
  "a tab": "\t=1+1",
  emoji: "Radio 📻 Köln 👩‍👩‍👧‍👦",
  "letters from right to left": "ירושלים רדיו \u202eabc\u202c",
  "500 characters": "Langer-Name-".repeat(41) + "ends-so.",
  "control characters": "Bell\u0007 and\u0000 nothing\u001f",
  "signs of markup": `<script>alert("1")</script> & 'more' ]]>`,
  "an entity of its own": "&lt;b&gt; &amp; _x0041_",
};

/** A document in which everything that somebody can name is called so, with a loss in its table. */
async function called(name: string, rest: Partial<Brand> = {}): Promise<ReportDocument> {
  const base = await exampleDocument("de-DE");
  const words = await exampleWords("de-DE");
  const figure: FigurePart = {
    kind: "figure",
    name: "report",
    headline: name,
    measure: name,
    chart: {
      kind: "bars",
      categories: [name, "b"],
      series: [{ name, colour: "#123456", values: [-12.5, 3] }],
      benchmark: null,
      format: { kind: "perCapita" },
      unit: name,
    },
    alt: name,
    table: {
      name,
      caption: name,
      columns: [
        { key: "name", head: name, headUnit: "", unit: "text", format: null, numeric: false, forecast: false },
        {
          key: "loss",
          head: "Verlust",
          headUnit: "$",
          unit: "dollars",
          format: { kind: "money", scale: "one" },
          numeric: true,
          forecast: false,
        },
      ],
      rows: [
        {
          cells: [
            { value: name, text: name },
            { value: -4711, text: "−4.711" },
          ],
          mark: name,
        },
      ],
      totals: [],
    },
    shows: "both",
    source: name,
  };
  const about = aboutDocument({
    name: [name],
    revision: exampleRevision(galleryView, { label: name }),
    year: 2025,
    facts: [{ name, value: name }],
    words,
    client: name,
    madeAt: "2026-03-04T14:30:00Z",
  });
  return {
    ...base,
    title: name,
    subject: name,
    about: { ...about, sources: [name] },
    brand: { ...base.brand, organisation: name, ...rest },
    sections: [
      {
        id: "one",
        title: name,
        parts: [{ kind: "text", text: name }, { kind: "points", title: name, points: [name] }, figure],
      },
    ],
  };
}

/** What no file of Office can hold is dropped; everything else stands there as it was typed. */
const held = (name: string) => name.replace(/(?!\t)\p{Cc}/gu, "");

describe.each(Object.entries(NAMES))("something called with %s", (_, name) => {
  test("stays text in CSV, and a loss beside it stays a number", async () => {
    const text = new TextDecoder().decode(await writeDocument(await called(name), "csv"));
    const [, line = ""] = text.split(/\r\n(?=[^\r\n]*-4711)/);
    expect(line.trimEnd().endsWith(",-4711")).toBe(true);
    expect(line).not.toMatch(/^"?[=+\-@\t\r]/);
    expect(asWritten(line.replaceAll('""', '"'))).toContain(name);
  });

  test("stays text in a workbook that is whole, and a loss beside it stays a number", async () => {
    const bytes = await writeDocument(await called(name), "xlsx");
    expect(await officeFaults(bytes)).toEqual([]);
    const [about, sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.rows[1]).toEqual([held(name), -4711, held(name)]);
    expect(about?.rows.flat()).toContain(held(name));
  });

  test("stands whole on slides that Office opens without repair", async () => {
    const bytes = await writeDocument(await called(name), "pptx");
    expect(await officeFaults(bytes)).toEqual([]);
    const { parts } = await openOfficePackage(bytes);
    const slides = [...parts]
      .filter(([part]) => /^ppt\/slides\/slide\d+\.xml$/.test(part))
      .map(([, xml]) => plain(xml));
    const seen = held(name).trim().replaceAll("\t", " ");
    expect(slides.filter((xml) => xml.includes(seen)).length).toBeGreaterThan(1);
    expect(slides.join("")).toContain("−4.711");
  });

  test.skipIf(!canReadPdf)("stands whole on pages", async () => {
    const text = pdfText(await writeDocument(await called(name), "pdf"));
    // Letters for which the machine may have no font, and the order of those from right to left, are the fonts' matter.
    const letters = (said: string) => said.replace(/[^\p{Script=Latin}\p{N}]/gu, "");
    if (!/[\u0590-\u05ff]/.test(name)) expect(letters(text)).toContain(letters(name));
    expect(text).toContain("−4.711");
  });

  test("makes a file name that every system takes", async () => {
    const { fileName } = (await called(name)).about;
    expect(fileName).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(fileName.length).toBeLessThanOrEqual(140);
  });
});

test.skipIf(!OFFICE)(
  "LibreOffice finds no formula in any of these workbooks, and every loss is a number",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "spotmarket-awkward-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const parts = await Promise.all(Object.values(NAMES).map((name) => called(name)));
    const [first] = parts;
    if (!first) throw new Error("There are names.");
    const all = { ...first, sections: parts.flatMap(({ sections }) => sections) };
    await writeFile(join(folder, "all.xlsx"), await writeDocument(all, "xlsx"));
    const sheets = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,true,false,-1";
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run(OFFICE ?? "", [
      profile,
      "--headless",
      "--convert-to",
      sheets,
      "--outdir",
      folder,
      join(folder, "all.xlsx"),
    ]);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".csv"));
    expect(files.length).toBe(parts.length + 1);
    const told = (await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))).join("\n");
    expect(told).not.toMatch(/#NAME\?|#VALUE!|#REF!|Err:\d/);
    for (const name of ['=HYPERLINK(""http://evil.example"";""Click"")', "-2+3", "@SUM(A1:A9)"])
      expect(told).toContain(name);
  },
  120_000,
);

describe("a logo that is no logo", () => {
  const png = examplePng(40, 20);
  const text = (said: string) => new TextEncoder().encode(said);
  test.each([
    ["a text", text("not a picture")],
    ["a drawing with a script", text("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")],
    ["half a picture", png.slice(0, png.length - 20)],
    ["a head alone", png.slice(0, 33)],
    ["a picture 40,000 pixels wide", examplePng(40_000, 1, { empty: true })],
    ["a picture that unfolds to gigabytes", examplePng(30_000, 30_000, { empty: true })],
    ["nothing", new Uint8Array(0)],
  ])("such as %s is left out of pages and slides, and the files are whole", async (_, bytes) => {
    const document = await called("Example Media", { logo: { bytes, type: "image/png" } });
    const slides = await writeDocument(document, "pptx");
    expect(await officeFaults(slides)).toEqual([]);
    const { others } = await openOfficePackage(slides);
    expect([...others.keys()].filter((name) => /media\/.*\.(png|jpe?g|svg)$/.test(name))).toEqual([]);
    const pages = await writeDocument(document, "pdf");
    expect(new TextDecoder("latin1").decode(pages.slice(0, 5))).toBe("%PDF-");
    expect(await officeFaults(await writeDocument(document, "xlsx"))).toEqual([]);
  });
});
