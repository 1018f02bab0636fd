import { posix } from "node:path";
import JsZip from "jszip";
import { Automizer, type ISlide } from "pptx-automizer";
import { nodeDeflater } from "../../xlsx/nodeDeflater.ts";
import { packZip } from "../../xlsx/packZip.ts";
import type { OwnDeck } from "./ownDeck.ts";
import { reachableParts } from "./reachableParts.ts";

type Parts = Map<string, string | Uint8Array<ArrayBuffer>>;

/** What our slides are called among the files that are merged. */
const DECK = "deck";
const PRESENTATION = "ppt/presentation.xml";
const RELATIONS = "ppt/_rels/presentation.xml.rels";
const TYPES = "[Content_Types].xml";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Puts the slides of a deck onto the layouts of the template; of the template's own slides nothing stays. */
export async function fillTemplate(own: OwnDeck, deck: Parts): Promise<Uint8Array> {
  const packed = await packZip(
    [...deck].map(([name, content]) => ({ name, pieces: [content] })),
    nodeDeflater,
  );
  const automizer = new Automizer({ removeExistingSlides: true, verbosity: 0 });
  const merged = automizer.loadRoot(Buffer.from(own.file)).load(Buffer.from(packed), DECK);
  own.slides.forEach(({ layout }, at) => {
    merged.addSlide(DECK, at + 1, (slide: ISlide) => {
      slide.useSlideLayout(layout.number);
    });
  });
  const parts = await partsOf(await merged.getJSZip());
  mendNotes(parts, deck);
  mendPresentation(parts, deck);
  mendSlides(parts);
  for (const name of ["docProps/app.xml", "docProps/core.xml"]) {
    const ours = deck.get(name);
    if (parts.has(name) && ours !== undefined) parts.set(name, ours);
  }
  mend(parts, "_rels/.rels", (xml) => xml.replaceAll(/<Relationship\s[^>]*\/thumbnail"[^>]*\/>/g, ""));
  const kept = reachableParts(parts);
  for (const name of parts.keys()) if (!kept.has(name)) parts.delete(name);
  mend(parts, TYPES, (xml) =>
    xml
      .replaceAll(/<Override [^>]*PartName="\/([^"]+)"[^>]*\/>/g, (entry, part: string) =>
        parts.has(part) ? entry : "",
      )
      .replace("presentationml.template.main+xml", "presentationml.presentation.main+xml")
      .replace("presentationml.slideshow.main+xml", "presentationml.presentation.main+xml"),
  );
  const names = [...parts.keys()].filter((name) => name !== TYPES).sort();
  return packZip(
    [TYPES, ...names].map((name) => ({ name, pieces: [parts.get(name) ?? ""] })),
    nodeDeflater,
  );
}

async function partsOf(zip: JsZip): Promise<Parts> {
  const parts: Parts = new Map();
  for (const [name, file] of Object.entries(zip.files)) {
    if (file.dir) continue;
    const isMarkup = /\.(xml|rels)$/.test(name);
    parts.set(name, isMarkup ? await file.async("string") : new Uint8Array(await file.async("arraybuffer")));
  }
  return parts;
}

function mend(parts: Parts, name: string, mended: (xml: string) => string): void {
  const xml = parts.get(name);
  if (typeof xml === "string") parts.set(name, mended(xml));
}

const NOTES_MASTER = "ppt/notesMasters/notesMaster1.xml";

/** Notes follow the template's own master of notes; one without gets ours, with a theme of its own, as Office wants it. */
function mendNotes(parts: Parts, deck: Parts): void {
  const known = /<Relationship\s[^>]*\/notesMaster"[^>]*\/>/.exec(text(parts, RELATIONS))?.[0];
  const target = known === undefined ? undefined : /Target="([^"]+)"/.exec(known)?.[1];
  if (target === undefined) addNotesMaster(parts, deck);
  const master = target === undefined ? posix.basename(NOTES_MASTER) : posix.basename(target);
  for (const name of parts.keys())
    if (name.startsWith("ppt/notesSlides/_rels/"))
      mend(parts, name, (xml) =>
        xml.replace(/Target="[^"]*notesMaster\d+\.xml"/, `Target="../notesMasters/${master}"`),
      );
}

function addNotesMaster(parts: Parts, deck: Parts): void {
  const theme = `theme${1 + Math.max(0, ...[...parts.keys()].map((name) => Number(/^ppt\/theme\/theme(\d+)\.xml$/.exec(name)?.[1] ?? 0)))}.xml`;
  parts.set(NOTES_MASTER, text(deck, NOTES_MASTER));
  parts.set(
    "ppt/notesMasters/_rels/notesMaster1.xml.rels",
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/theme" Target="../theme/${theme}"/></Relationships>`,
  );
  parts.set(`ppt/theme/${theme}`, text(deck, "ppt/theme/theme1.xml"));
  mend(parts, TYPES, (xml) =>
    xml.replace(
      "</Types>",
      `<Override PartName="/${NOTES_MASTER}" ContentType="application/vnd.openxmlformats-officedocument.presentationml.notesMaster+xml"/><Override PartName="/ppt/theme/${theme}" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/></Types>`,
    ),
  );
  mend(parts, RELATIONS, (xml) =>
    xml.replace(
      "</Relationships>",
      `<Relationship Id="rIdNotes" Type="${OFFICE}/notesMaster" Target="notesMasters/notesMaster1.xml"/></Relationships>`,
    ),
  );
  mend(parts, PRESENTATION, (xml) =>
    xml.replace(
      "</p:sldMasterIdLst>",
      '</p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rIdNotes"/></p:notesMasterIdLst>',
    ),
  );
}

const SECTIONS = /<p:ext uri="\{521415D9-36F7-43E2-AB2F-B90AF26B5E84\}"[^>]*>.*?<\/p:ext>/s;

/** Sections and shows of the template name slides that are gone; ours name them by the numbers they have in our deck. */
function mendPresentation(parts: Parts, deck: Parts): void {
  const ours = text(deck, PRESENTATION);
  const idsOf = (xml: string) => [...xml.matchAll(/<p:sldId\b[^>]*\bid="(\d+)"/g)].map(([, id = ""]) => id);
  mend(parts, PRESENTATION, (xml) => {
    const there = idsOf(xml);
    const numbers = new Map(idsOf(ours).map((id, at) => [id, there[at] ?? id]));
    const sections = (SECTIONS.exec(ours)?.[0] ?? "").replaceAll(
      /(<p14:sldId [^>]*\bid=")(\d+)/g,
      (_, head: string, id: string) => head + (numbers.get(id) ?? id),
    );
    const bare = xml.replace(SECTIONS, "").replace(/<p:custShowLst>.*?<\/p:custShowLst>|<p:custShowLst\/>/s, "");
    return bare.includes("</p:extLst></p:presentation>")
      ? bare.replace("</p:extLst></p:presentation>", () => `${sections}</p:extLst></p:presentation>`)
      : bare
          .replace("<p:extLst/></p:presentation>", "</p:presentation>")
          .replace("</p:presentation>", () => `<p:extLst>${sections}</p:extLst></p:presentation>`);
  });
}

/** What a slide shows of its layout only if it says so itself: the footer, the number, and which colours the layout turns around. */
function mendSlides(parts: Parts): void {
  for (const [name] of parts) {
    if (!/^ppt\/slides\/slide\d+\.xml$/.test(name)) continue;
    const relations = text(parts, `ppt/slides/_rels/${posix.basename(name)}.rels`);
    const layout = text(parts, `ppt/slideLayouts/${/slideLayouts\/(slideLayout\d+\.xml)"/.exec(relations)?.[1] ?? ""}`);
    const map = /<p:clrMapOvr>.*?<\/p:clrMapOvr>/s.exec(layout)?.[0];
    mend(parts, name, (xml) => {
      const whole = xml.replace("</p:spTree>", () => `${feetOf(layout)}</p:spTree>`);
      let id = 1;
      return (map === undefined ? whole : whole.replace(/<p:clrMapOvr>.*?<\/p:clrMapOvr>/s, () => map)).replaceAll(
        /<p:cNvPr id="\d+"/g,
        () => `<p:cNvPr id="${id++}"`,
      );
    });
  }
}

/** The layout's footer and number as they stand on a slide: at the layout's own place, in its own look. */
function feetOf(layout: string): string {
  return [...layout.matchAll(/<p:sp>(?:(?!<\/p:sp>).)*<p:ph [^>]*type="(ftr|sldNum)"(?:(?!<\/p:sp>).)*<\/p:sp>/gs)]
    .filter(([shape, type]) => type === "sldNum" || /<a:t>[^<]*\S[^<]*<\/a:t>/.test(shape))
    .map(([shape]) =>
      shape
        .replace(/<p:spPr>.*?<\/p:spPr>/s, "<p:spPr/>")
        .replace(/<a:lstStyle>.*?<\/a:lstStyle>/s, "<a:lstStyle/>")
        .replaceAll(/<a:extLst>.*?<\/a:extLst>|<p:extLst>.*?<\/p:extLst>/gs, ""),
    )
    .join("");
}

function text(parts: Parts, name: string): string {
  const content = parts.get(name);
  return typeof content === "string" ? content : "";
}
