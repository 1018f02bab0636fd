import JsZip from "jszip";
import { xmlText } from "../xmlText.ts";
import { chartSheet } from "./chart/chartSheet.ts";
import { chartXml } from "./chart/chartXml.ts";
import { nodeDeflater } from "../xlsx/nodeDeflater.ts";
import { packZip } from "../xlsx/packZip.ts";
import type { ReportDocument } from "../../document.ts";
import type { Deck } from "./deck.ts";
import { hex } from "./slideLook.ts";
import type { OwnDeck } from "./template/ownDeck.ts";
import { withPlaceholders } from "./template/placedText.ts";
import { inTheme } from "./template/themeColours.ts";

/** How the id of every section begins. */
const SECTION = "5E0A97C2-0000-4000-8000";

/** The slides as a file. Charts and their workbooks are our own; what the library leaves that Office would offer to repair is mended. */
export async function packDeck({ pptx, document, charts, own }: Deck): Promise<Uint8Array> {
  const written = await pptx.write({ outputType: "uint8array", compression: false });
  if (!(written instanceof Uint8Array)) throw new TypeError("The slides did not become bytes.");
  const { madeAtInstant } = document.about;
  const parts = await withOwnNumbers(await JsZip.loadAsync(written), charts.length);
  for (const [at, { chart }] of charts.entries()) {
    parts.set(`ppt/charts/chart${at + 1}.xml`, chartXml(chart));
    parts.set(`ppt/embeddings/Microsoft_Excel_Worksheet${at + 1}.xlsx`, await chartSheet(chart, madeAtInstant));
  }
  const mend = (name: string, mended: (xml: string) => string) => {
    const xml = parts.get(name);
    if (typeof xml === "string") parts.set(name, mended(xml));
  };
  if (own) themeParts(parts, own, document);
  for (const name of parts.keys()) if (SLIDE_PART.test(name)) mend(name, mendedSlide);
  mend("ppt/presentation.xml", mendedSections);
  mend("[Content_Types].xml", (xml) => mendedTypes(xml, parts));
  mend("docProps/core.xml", (xml) => mendedDates(xml, madeAtInstant));
  // Loaded by whoever has a template alone.
  if (own) return (await import("./template/fillTemplate.ts")).fillTemplate(own, parts);
  return packZip(
    [...parts].map(([name, content]) => ({ name, pieces: [content] })),
    nodeDeflater,
  );
}

/** What a file of slides is made of, by its place in it. */
type Parts = Map<string, string | Uint8Array<ArrayBuffer>>;

const SLIDE_PART = /^ppt\/slides\/slide\d+\.xml$/;

/** What belongs to a chart, which is written by us. */
const CHART_PART = /^ppt\/(?:charts\/chart\d+\.xml|embeddings\/Microsoft_Excel_Worksheet\d+\.xlsx)$/;

/** The library counts charts over all slides that a process ever made; here they are counted from 1, and parts stand by name. */
async function withOwnNumbers(made: JsZip, charts: number): Promise<Parts> {
  const names = Object.keys(made.files).filter((name) => made.files[name]?.dir === false);
  const counted = names.flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? []);
  if (counted.length !== charts) throw new Error(`${counted.length} charts were packed of ${charts}.`);
  const numbers = new Map(counted.toSorted((a, b) => Number(a) - Number(b)).map((place, at) => [place, at + 1]));
  const renumbered = (text: string) =>
    text.replace(
      /(\/(?:chart|Microsoft_Excel_Worksheet))(\d+)(?=\.xml|\.xlsx)/g,
      (_, name: string, place: string) => `${name}${numbers.get(place) ?? place}`,
    );
  const parts: Parts = new Map();
  const places = names.map((name) => ({ name, place: renumbered(name) }));
  for (const { name, place } of places.toSorted((a, b) => (a.place < b.place ? -1 : 1))) {
    const file = made.files[name];
    if (!file) continue;
    if (CHART_PART.test(name)) parts.set(place, "");
    else if (!/\.(xml|rels)$/.test(name)) parts.set(place, new Uint8Array(await file.async("arraybuffer")));
    else {
      const text = await file.async("string");
      parts.set(place, /\.rels$|^\[Content_Types\]/.test(name) ? renumbered(text) : text);
    }
  }
  return parts;
}

/** Slides and their charts in the look of the template that they are going to fill. */
function themeParts(parts: Parts, { slides }: OwnDeck, { brand, locale }: ReportDocument): void {
  const ours = [hex(brand.colour), hex(brand.accent)];
  slides.forEach((slide, at) => {
    const name = `ppt/slides/slide${at + 1}.xml`;
    const xml = parts.get(name);
    const relations = parts.get(`ppt/slides/_rels/slide${at + 1}.xml.rels`);
    if (typeof xml !== "string" || typeof relations !== "string") return;
    const look = { dark: slide.layout.dark, brand: ours };
    parts.set(name, withPlaceholders(inTheme(xml, look), slide, locale));
    for (const [, chart = ""] of relations.matchAll(/Target="(?:\.\.|\/ppt)\/(charts\/chart\d+\.xml)"/g)) {
      const drawn = parts.get(`ppt/${chart}`);
      if (typeof drawn === "string") parts.set(`ppt/${chart}`, inTheme(drawn, look));
    }
  });
}

/** Every shape of a slide gets a number of its own, and every paragraph says once how it stands: the library says it before each run. */
function mendedSlide(xml: string): string {
  let id = 1;
  return xml
    .replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${id++}"`)
    .replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
      let said = false;
      return paragraph.replace(/<a:pPr\b(?:[^>]*\/>|.*?<\/a:pPr>)/gs, (words) => {
        if (said) return "";
        said = true;
        return words;
      });
    });
}

/** Sections are numbered by us and not by chance: the same document makes the same bytes whenever it is written. */
function mendedSections(xml: string): string {
  let id = 1;
  const next = () => String(id++).padStart(12, "0");
  return xml.replace(/(<p14:section [^>]*\bid=")\{[^}]*\}/g, (_, head: string) => `${head}{${SECTION}-${next()}}`);
}

/** The library lists a master for every slide, though there is one. */
function mendedTypes(xml: string, parts: Parts): string {
  return xml.replace(/<Override [^>]*PartName="\/([^"]+)"[^>]*\/>/g, (entry, part: string) =>
    parts.has(part) ? entry : "",
  );
}

function mendedDates(xml: string, instant: string): string {
  const made = xmlText(new Date(instant).toISOString().replace(/\.\d+Z$/, "Z"));
  return xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${made}`);
}
