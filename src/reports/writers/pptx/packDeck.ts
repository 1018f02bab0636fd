import JsZip from "jszip";
import { xmlText } from "../xmlText.ts";
import { chartSheet } from "./chart/chartSheet.ts";
import { chartXml } from "./chart/chartXml.ts";
import type { Deck } from "./deck.ts";

/** A fixed day: parts of an archive need one, and nobody reads it. */
const DAY = new Date("2000-01-01T00:00:00Z");

/** The slides as a file. Charts and their workbooks are our own; what the library leaves that Office would offer to repair is mended. */
export async function packDeck({ pptx, document, charts }: Deck): Promise<Uint8Array> {
  const written = await pptx.write({ outputType: "uint8array", compression: false });
  if (!(written instanceof Uint8Array)) throw new TypeError("The slides did not become bytes.");
  const zip = await JsZip.loadAsync(written);
  const { madeAtInstant } = document.about;

  const places = Object.keys(zip.files)
    .flatMap((name) => /^ppt\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b));
  if (places.length !== charts.length) throw new Error(`${places.length} charts were packed of ${charts.length}.`);
  await Promise.all(
    charts.map(async ({ chart }, at) => {
      const place = places[at] ?? "";
      zip.file(`ppt/charts/chart${place}.xml`, chartXml(chart));
      zip.file(`ppt/embeddings/Microsoft_Excel_Worksheet${place}.xlsx`, await chartSheet(chart, madeAtInstant));
    }),
  );
  for (const [name, file] of Object.entries(zip.files)) {
    if (/^ppt\/slides\/slide\d+\.xml$/.test(name)) zip.file(name, mendedSlide(await file.async("string")));
    if (name === "[Content_Types].xml") zip.file(name, mendedTypes(await file.async("string"), zip));
    if (name === "docProps/core.xml") zip.file(name, mendedDates(await file.async("string"), madeAtInstant));
  }
  for (const file of Object.values(zip.files)) file.date = DAY;
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE", compressionOptions: { level: 6 } });
}

/** Every shape of a slide gets a number of its own. */
function mendedSlide(xml: string): string {
  let id = 1;
  return xml.replace(/<p:cNvPr id="\d+"/g, () => `<p:cNvPr id="${id++}"`);
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
