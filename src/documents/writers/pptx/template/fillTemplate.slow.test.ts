import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { readTemplate } from "#documents/deckTemplates/readTemplate.ts";
import type { ReportDocument } from "#documents/document.ts";
import { guessMapping } from "#domain/deckTemplates/guessMapping.ts";
import { exampleDocument } from "#tests/gallery/exampleDocument.ts";
import { deckTemplateFile, FOOTER, GERMAN, type TemplateWish } from "#tests/support/deckTemplateFile.ts";
import { OFFICE } from "#tests/support/office.ts";
import { type OfficePackage, officeFaults, openOfficePackage, plain } from "#tests/support/officePackage.ts";
import { writePptx } from "../writePptx.ts";

const run = promisify(execFile);

const WISHES: Readonly<Record<string, TemplateWish>> = {
  "wide, with the standard layouts": {},
  "4:3, in German, as a template without a master of notes": {
    size: [10, 7.5],
    names: GERMAN,
    potx: true,
    notesMaster: false,
  },
  dark: { dark: true },
  "without titles": { titles: false },
};

let document: ReportDocument;
beforeAll(async () => {
  document = await exampleDocument("en-US");
});

async function filled(wish: TemplateWish = {}): Promise<Uint8Array> {
  const file = await deckTemplateFile(wish);
  const template = await readTemplate(file);
  return writePptx({ ...document, ownSlides: { file, template, mapping: guessMapping(template) } });
}

const slidesOf = ({ parts }: OfficePackage) =>
  [...parts].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).map(([, xml]) => xml);
const textOf = (xml: string) => plain([...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join("\n"));

describe.each(Object.entries(WISHES))("a deck in an organization's own template, %s,", (_, wish) => {
  let bytes: Uint8Array;
  let deck: OfficePackage;
  beforeAll(async () => {
    bytes = await filled(wish);
    deck = await openOfficePackage(bytes);
  });

  test("is a sound presentation that Office opens without a repair", async () => {
    expect(await officeFaults(bytes)).toEqual([]);
    expect(deck.parts.get("[Content_Types].xml")).toContain("presentationml.presentation.main+xml");
    expect(deck.parts.get("[Content_Types].xml")).not.toContain("template.main");
  });

  test("lists each slide once, in sections that name no slide that is gone", () => {
    const presentation = deck.parts.get("ppt/presentation.xml") ?? "";
    const ids = [...presentation.matchAll(/<p:sldId\b[^>]*\bid="(\d+)"/g)].map(([, id]) => id);
    const listed = [...presentation.matchAll(/<p14:sldId\b[^>]*\bid="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(slidesOf(deck).length);
    expect(listed).toEqual(ids);
    expect(presentation).not.toContain("How to use it");
  });

  test("has nothing of the template's sample slides and pictures that no slide shows", () => {
    expect([...deck.parts.values()].join("")).not.toContain("How to use this template");
    expect([...deck.others.keys()].filter((name) => name.startsWith("ppt/media/"))).toEqual(["ppt/media/image1.png"]);
    expect([...deck.others.keys()]).not.toContain("docProps/thumbnail.jpeg");
  });

  test("keeps masters, layouts and theme as they were, to the letter", async () => {
    const { parts } = await openOfficePackage(await deckTemplateFile(wish));
    const kept = [...parts].filter(([name]) => /^ppt\/(slideLayouts|slideMasters|theme\/theme1)/.test(name));
    expect(kept).toHaveLength(13);
    for (const [name, xml] of kept) expect(deck.parts.get(name), name).toBe(xml);
  });

  test("has a title on every slide that outlines know", () => {
    for (const xml of slidesOf(deck)) {
      const titles = [...xml.matchAll(/<p:sp>(?:(?!<\/p:sp>).)*type="(?:title|ctrTitle)"(?:(?!<\/p:sp>).)*<\/p:sp>/gs)];
      expect(titles).toHaveLength(1);
      expect(textOf(titles[0]?.[0] ?? "").trim()).not.toBe("");
    }
  });

  test("shows the organization's footer and the number on every slide whose layout has them", () => {
    const slides = slidesOf(deck);
    // The closing layout has neither.
    expect(slides.filter((xml) => plain(xml).includes(FOOTER))).toHaveLength(slides.length - 1);
    expect(slides.filter((xml) => xml.includes('type="slidenum"'))).toHaveLength(slides.length - 1);
  });

  test("says the same figures, sources and notes as the product's own look", async () => {
    const own = await openOfficePackage(await writePptx(document));
    const numbers = (deck: OfficePackage) =>
      new Set(
        slidesOf(deck)
          .flatMap((xml) => textOf(xml).split("\n"))
          .filter((text) => /^[$+−]?[\d.,]+[%MB]?$/.test(text)),
      );
    const shown = numbers(deck);
    expect([...numbers(own)].filter((text) => !shown.has(text))).toEqual([]);
    const notes = [...deck.parts].filter(([name]) => /^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name));
    expect(notes).toHaveLength(slidesOf(deck).length);
    for (const [, xml] of notes) expect(textOf(xml)).toContain(document.about.method[0]);
    const told = slidesOf(deck).filter((xml) => textOf(xml).includes(document.about.sample?.badge ?? "?"));
    // All but the closing one.
    expect(told).toHaveLength(slidesOf(deck).length - 1);
  });

  test("has charts that can be edited, in the colors and fonts of the theme", () => {
    const charts = [...deck.parts].filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name)).map(([, xml]) => xml);
    const own = document.sections
      .flatMap(({ parts }) => parts)
      .filter((part) => part.kind === "figure" && part.chart && part.shows !== "table" && part.chart.kind !== "heat");
    expect(charts.length).toBeGreaterThanOrEqual(own.length);
    expect([...deck.others.keys()].filter((name) => name.endsWith(".xlsx"))).toHaveLength(charts.length);
    expect(charts.filter((xml) => xml.includes('<a:schemeClr val="accent1"/>')).length).toBeGreaterThan(3);
    for (const xml of [...charts, ...slidesOf(deck)]) expect(xml).not.toContain('typeface="Arial"');
    // Ranked bars stand beside the names of media; parts of a whole are told apart by their colours alone.
    const ranked = charts.filter((xml) => xml.includes('<c:barDir val="bar"/>') && xml.split("<c:ser>").length === 2);
    expect(ranked.length).toBeGreaterThan(0);
    for (const xml of ranked) expect(xml).not.toMatch(/<c:dPt>(?:(?!<\/c:dPt>).)*srgbClr/s);
    expect(charts.some((xml) => xml.includes(wish.dark ? "9B8EC7" : "66528D"))).toBe(true);
  });

  test("is opened by another office program, which shows as many pages as there are slides", async ({ skip }) => {
    if (!OFFICE) skip("LibreOffice is not installed: nothing else here opens these files.");
    const folder = await mkdtemp(join(tmpdir(), "spotmarket-office-"));
    try {
      await writeFile(join(folder, "deck.pptx"), bytes);
      const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
      await run(
        OFFICE ?? "",
        [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, join(folder, "deck.pptx")],
        {
          timeout: 100_000,
        },
      );
      const { stdout: about } = await run("pdfinfo", [join(folder, "deck.pdf")]);
      expect(Number(/^Pages:\s+(\d+)$/m.exec(about)?.[1])).toBe(slidesOf(deck).length);
      const { stdout: text } = await run("pdftotext", ["-layout", join(folder, "deck.pdf"), "-"]);
      expect(text).toContain(document.subject);
      expect(text).toContain(FOOTER);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 120_000);
});

test("the same document in the same template makes the same slides, byte for byte", async () => {
  expect(Buffer.from(await filled()).equals(await filled())).toBe(true);
});

test("texts are paragraphs of the template's own placeholder, with its points", async () => {
  const [talking = ""] = slidesOf(await openOfficePackage(await filled())).filter((xml) =>
    textOf(xml).startsWith("Talking points"),
  );
  const [body = ""] = /<p:sp>(?:(?!<\/p:sp>).)*<p:ph idx="1"\/>(?:(?!<\/p:sp>).)*<\/p:sp>/s.exec(talking) ?? [];
  expect(textOf(body)).toContain("Email leads with 7.1%");
  expect(body).toContain("<p:spPr/>");
  expect(body).not.toMatch(/buChar|srgbClr|schemeClr|latin/);
});

test("a long title stays within its placeholder, in smaller letters", async () => {
  const headline = "Agents and brokers gain most, while retail gives back what it won in the year before ".repeat(2);
  const [section] = document.sections.filter(({ parts }) => parts.some(({ kind }) => kind === "figure"));
  const parts = section?.parts.map((part) => (part.kind === "figure" ? { ...part, headline } : part)) ?? [];
  const file = await deckTemplateFile();
  const template = await readTemplate(file);
  const ownSlides = { file, template, mapping: guessMapping(template) };
  const sections = section ? [{ ...section, parts }] : [];
  const deck = await openOfficePackage(await writePptx({ ...document, sections, ownSlides }));
  const sizes = slidesOf(deck)
    .filter((xml) => xml.includes("Agents and brokers"))
    .map((xml) => Number(/type="title".*?sz="(\d+)"/s.exec(xml)?.[1]));
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) {
    expect(size).toBeLessThan(2800);
    expect(size).toBeGreaterThanOrEqual(1200);
  }
});
