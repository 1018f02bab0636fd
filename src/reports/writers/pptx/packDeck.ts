import JsZip from "jszip";
import { xmlText } from "../xmlText.ts";
import { chartSheet } from "./chart/chartSheet.ts";
import { chartXml } from "./chart/chartXml.ts";
import type { Deck } from "./deck.ts";

/** A fixed day: parts of an archive need one, and nobody reads it. */
const DAY = new Date("2000-01-01T00:00:00Z");

/** How the id of every section begins. */
const SECTION = "5E0A97C2-0000-4000-8000";

/** The slides as a file. Charts and their workbooks are our own; what the library leaves that Office would offer to repair is mended. */
export async function packDeck({ pptx, document, charts }: Deck): Promise<Uint8Array> {
  const written = await pptx.write({ outputType: "uint8array", compression: false });
  if (!(written instanceof Uint8Array)) throw new TypeError("The slides did not become bytes.");
  const { madeAtInstant } = document.about;
  const zip = await withOwnNumbers(await JsZip.loadAsync(written), charts.length);
  await Promise.all(
    charts.map(async ({ chart }, at) => {
      zip.file(`ppt/charts/chart${at + 1}.xml`, chartXml(chart));
      zip.file(`ppt/embeddings/Microsoft_Excel_Worksheet${at + 1}.xlsx`, await chartSheet(chart, madeAtInstant));
    }),
  );
  for (const [name, file] of Object.entries(zip.files)) {
    if (/^ppt\/slides\/slide\d+\.xml$/.test(name)) zip.file(name, mendedSlide(await file.async("string")));
    if (name === "ppt/presentation.xml") zip.file(name, mendedSections(await file.async("string")));
    if (name === "[Content_Types].xml") zip.file(name, mendedTypes(await file.async("string"), zip));
    if (name === "docProps/core.xml") zip.file(name, mendedDates(await file.async("string"), madeAtInstant));
  }
  for (const file of Object.values(zip.files)) file.date = DAY;
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE", compressionOptions: { level: 6 } });
}

/** The library counts charts over all slides that a process ever made; here they are counted from 1, and parts stand by name. */
async function withOwnNumbers(made: JsZip, charts: number): Promise<JsZip> {
  const names = Object.keys(made.files).filter((name) => made.files[name]?.dir === false);
  const counted = names.flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? []);
  if (counted.length !== charts) throw new Error(`${counted.length} charts were packed of ${charts}.`);
  const numbers = new Map(counted.toSorted((a, b) => Number(a) - Number(b)).map((place, at) => [place, at + 1]));
  const renumbered = (text: string) =>
    text.replace(
      /(\/(?:chart|Microsoft_Excel_Worksheet))(\d+)(?=\.xml|\.xlsx)/g,
      (_, name: string, place: string) => `${name}${numbers.get(place) ?? place}`,
    );
  const zip = new JsZip();
  const places = names.map((name) => ({ name, place: renumbered(name) }));
  for (const { name, place } of places.toSorted((a, b) => (a.place < b.place ? -1 : 1))) {
    const leads = /\.rels$|^\[Content_Types\]/.test(name);
    const content = await made.files[name]?.async(leads ? "string" : "uint8array");
    if (content !== undefined)
      zip.file(place, typeof content === "string" ? renumbered(content) : content, { createFolders: false });
  }
  return zip;
}

/** Every shape of a slide gets a number of its own. */
function mendedSlide(xml: string): string {
  let id = 1;
  return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${id++}"`);
}

/** Sections are numbered by us and not by chance: the same document makes the same bytes whenever it is written. */
function mendedSections(xml: string): string {
  let id = 1;
  const next = () => String(id++).padStart(12, "0");
  return xml.replace(/(<p14:section [^>]*\bid=")\{[^}]*\}/g, (_, head: string) => `${head}{${SECTION}-${next()}}`);
}

/** The library lists a master for every slide, though there is one. */
function mendedTypes(xml: string, zip: JsZip): string {
  return xml.replace(/<Override [^>]*PartName="\/([^"]+)"[^>]*\/>/g, (entry, part: string) =>
    zip.file(part) ? entry : "",
  );
}

function mendedDates(xml: string, instant: string): string {
  const made = xmlText(new Date(instant).toISOString().replace(/\.\d+Z$/, "Z"));
  return xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${made}`);
}
