import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { examplePng } from "#tests/support/examplePng.ts";
import { canReadPdf, pdfBookmarks, pdfFacts, pdfInk, pdfTags, pdfText } from "#tests/support/readPdf.ts";
import type { FigurePart, ReportDocument, ReportPart, ReportTable } from "../../document.ts";
import { writePdf } from "./writePdf.ts";
import { cases } from "#tests/support/cases.ts";

const example = await exampleDocument("en-US");
const figure = figuresOf(example).find(({ name }) => name === "mediaAdSpending");

/** A short document of the example's kind with these parts. */
const short = (...parts: ReportPart[]): ReportDocument => ({
  ...example,
  sections: [{ id: "only", title: "Only section", parts }],
});

describe.skipIf(!canReadPdf)("a document as PDF", () => {
  test.each(LOCALES)(
    "in %s shows every figure of its tables exactly, and says where it comes from on every page",
    async (locale) => {
      const document = await exampleDocument(locale);
      const text = pdfText(await writePdf(document));
      const shown = countTokens(text);
      for (const [token, times] of countTokens(tableTexts(document))) {
        expect.soft(shown.get(token) ?? 0, token).toBeGreaterThanOrEqual(times);
      }
      for (const { headline, source } of figuresOf(document)) {
        expect(dense(text)).toContain(dense(headline));
        expect(dense(text)).toContain(dense(source));
      }
      const pages = text.split("\f").filter((page) => page.trim() !== "");
      expect(pages.length).toBeGreaterThan(10);
      for (const [at, page] of pages.entries()) {
        expect(dense(page)).toContain(dense(document.about.sample?.badge ?? ""));
        for (const { value } of document.about.facts) expect(dense(page)).toContain(dense(value));
        expect(page).toMatch(new RegExp(`${at + 1}\\s\\S+\\s${pages.length}`));
      }
    },
  );

  test("can be read without seeing it: tags, title, language, bookmarks, described charts, heads of tables", async () => {
    const bytes = await writePdf(example);
    expect(pdfFacts(bytes)).toMatchObject({
      Tagged: "yes",
      Title: "Market report · New York · 2025",
      Author: "Empire Media",
      "Page size": "612 x 792 pts (letter)",
    });
    const raw = Buffer.from(bytes).toString("latin1");
    expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(raw).toContain("/Lang (en-US)");
    const tags = pdfTags(bytes);
    for (const tag of ["TOC", "H1", "H2", "Table", "THead", "TH", "TBody", "TD", "Figure", "L (block)"]) {
      expect(tags).toContain(tag);
    }
    const drawn = figuresOf(example).filter(({ chart, shows }) => chart !== null && shows !== "table");
    expect(raw.match(/\/Alt ?[(<]/g)?.length ?? 0).toBeGreaterThanOrEqual(drawn.length);
    const bookmarks = pdfBookmarks(bytes);
    expect(bookmarks[0]).toBe("2 Snapshot");
    for (const { title } of example.sections) expect(bookmarks.join("\n")).toContain(title);
    expect(bookmarks.at(-3)).toContain("About this document");
  });

  test("has no blank page", async () => {
    for (const ink of pdfInk(await writePdf(example))) expect(ink).toBeGreaterThan(0.003);
  });

  test("is the same file for the same document", async () => {
    expect(Buffer.compare(await writePdf(example), await writePdf(example))).toBe(0);
  });

  test("takes every text as it stands, also one that a typesetter could read as an order", async () => {
    const orders = [
      '#panic("no")',
      "$x^2$",
      "*b* _i_ `c`",
      "@ref <label>",
      "// gone /* gone */",
      "= Head",
      "\\u{41} ~ --- ...",
      '#import "x"',
    ];
    const text = pdfText(
      await writePdf({
        ...short(...orders.map((order): ReportPart => ({ kind: "text", text: order }))),
        title: "#sys",
      }),
    );
    for (const order of orders) expect(text).toContain(order);
    expect(text).toContain("#sys");
  });

  test("keeps thousands of rows, with the head of the table on every page", async () => {
    const document = short(figureOf(longTable(1200)));
    const text = pdfText(await writePdf(document));
    const shown = new Set(text.split(/\s+/));
    for (let row = 0; row < 1200; row++) expect(shown.has(`Row${row}`), `row ${row}`).toBe(true);
    const pages = text.split("\f").filter((page) => page.includes("Row"));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) expect(page).toContain("Amount");
  });

  test("says so where a table has no rows, and shows what is not known as such", async () => {
    const table = longTable(1);
    const text = pdfText(
      await writePdf(
        short(
          figureOf({ ...table, rows: [] }),
          figureOf({
            ...table,
            rows: [
              {
                mark: "mine",
                cells: [
                  { value: "a", text: "Alone" },
                  { value: null, text: "n/a" },
                ],
              },
            ],
          }),
        ),
      ),
    );
    expect(text).toContain("Nothing to list here.");
    expect(text).toMatch(/Alone mine\s+n\/a/);
  });

  test("loses no word, whatever the texts hold", async () => {
    const strange = fc.string({ unit: "binary", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(strange, strange, async (one, other) => {
        const cells = [
          { value: one, text: `Before${one} after` },
          { value: null, text: `${other} 12.3` },
        ];
        const table = { ...longTable(1), rows: [{ mark: other === "" ? null : other, cells }] };
        const text = pdfText(
          await writePdf({
            ...short({ kind: "text", text: `Said ${one} spoken` }, figureOf(table, one)),
            subject: `New ${other} York`,
          }),
        );
        for (const word of ["Said", "spoken", "Before", "after", "12.3", "New", "York"])
          expect(dense(text)).toContain(word);
      }),
      { numRuns: cases(12) },
    );
  });

  test("breaks a name that is wider than its column rather than losing its end", async () => {
    const name = "W".repeat(300);
    const table = {
      ...longTable(1),
      rows: [
        {
          mark: null,
          cells: [
            { value: name, text: `${name}End` },
            { value: 1, text: "777.7" },
          ],
        },
      ],
    };
    const text = dense(pdfText(await writePdf(short(figureOf(table)))));
    expect(text).toContain(`${name}End`);
    expect(text).toContain("777.7");
  });

  test("leaves out a logo that is no usable picture, and says so", async () => {
    const brand = (bytes: Uint8Array, type: "image/png" | "image/jpeg" = "image/png") => ({
      ...example.brand,
      logo: { bytes, type },
    });
    const text = async (bytes: Uint8Array, type?: "image/jpeg") =>
      pdfText(await writePdf({ ...short({ kind: "text", text: "Body" }), brand: brand(bytes, type) }));
    expect(await text(examplePng(40, 20))).not.toContain("logo is left out");
    expect(await text(examplePng(30_000, 30_000, { empty: true }))).toContain("logo is left out");
    expect(await text(examplePng(40, 20), "image/jpeg")).toContain("logo is left out");
    expect(await text(new TextEncoder().encode("<svg/>"))).toContain("logo is left out");
    // A sound head with nothing behind it.
    expect(await text(examplePng(40, 20, { empty: true }))).toContain("logo is left out");
  });

  test("puts a one-page document on one page where it can, and on a second one rather than losing any of it", async () => {
    for (const locale of LOCALES) {
      const document = await exampleDocument(locale);
      const [snapshot] = document.sections;
      const one: ReportDocument = {
        ...document,
        layout: "onePage",
        sections: snapshot ? [{ ...snapshot, title: "" }] : [],
      };
      const bytes = await writePdf(one);
      expect(pdfFacts(bytes)["Pages"]).toBe("1");
      expect(dense(pdfText(bytes))).toContain(dense(document.about.sample?.sentence ?? ""));
    }
    const text = pdfText(await writePdf({ ...short(figureOf(longTable(300))), layout: "onePage" }));
    expect(text).toContain("Row299");
  });
});

function figuresOf({ sections }: ReportDocument): FigurePart[] {
  return sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "figure"));
}

/** What the tables that pages show say in all their cells. */
function tableTexts(document: ReportDocument): string {
  return figuresOf(document)
    .filter(({ chart, shows }) => shows !== "chart" || chart === null)
    .flatMap(({ table }) => [...(table?.rows ?? []), ...(table?.totals ?? [])])
    .flatMap(({ cells }) => cells.map(({ text }) => text))
    .join(" ");
}

/** How often each token with a digit stands in a text; a no-break space holds nothing together here. */
function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of text.split(/\s+/)) {
    if (/\d/.test(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
}

/** Without anything that a line break adds or takes. */
const dense = (text: string) => text.normalize("NFKC").replace(/[\s\u00ad\u200b\u2010-]/g, "");

function figureOf(table: ReportTable, headline = "A table"): FigurePart {
  if (!figure) throw new Error("The example document has no ranking.");
  return { ...figure, headline, chart: null, shows: "table", table };
}

function longTable(rows: number): ReportTable {
  const column = { headUnit: "", unit: "text", format: null, forecast: false } as const;
  return {
    name: "long",
    caption: "Long",
    columns: [
      { ...column, key: "name", head: "Name", numeric: false },
      { ...column, key: "amount", head: "Amount", numeric: true },
    ],
    rows: Array.from({ length: rows }, (_, row) => ({
      mark: null,
      cells: [
        { value: `Row${row}`, text: `Row${row}` },
        { value: row, text: `${row}.5` },
      ],
    })),
    totals: [],
  };
}
