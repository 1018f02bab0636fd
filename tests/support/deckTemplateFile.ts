import JsZip from "jszip";

/** What an organization's designers may have done in PowerPoint. */
export interface TemplateWish {
  readonly size?: readonly [width: number, height: number];
  /** Names of the layouts, in the order of `LAYOUTS` below. */
  readonly names?: readonly string[];
  /** A template rather than a presentation. */
  readonly potx?: boolean;
  readonly titles?: boolean;
  readonly macro?: boolean;
  /** White letters on navy. */
  readonly dark?: boolean;
  readonly notesMaster?: boolean;
  readonly fonts?: readonly [heads: string, texts: string];
  readonly accents?: readonly string[];
  /** Parts to add or to put in the place of others. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

export const ENGLISH = ["Title Slide", "Title and Content", "Title Only", "Blank", "Closing"] as const;
export const GERMAN = ["Titelfolie", "Titel und Inhalt", "Nur Titel", "Leer", "Schlussfolie"] as const;
export const SPANISH = [
  "Diapositiva de título",
  "Título y objetos",
  "Solo el título",
  "En blanco",
  "Diapositiva de cierre",
] as const;

/** Colours and fonts that no default has, to know them again. */
export const ACCENTS = ["1B6F5C", "E0A100", "C8402F", "6C4FA3", "2F7FC1", "7A8B2D"] as const;
export const FOOTER = "Northwind Media · confidential";

const EMU = 914_400;
const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PML = "application/vnd.openxmlformats-officedocument.presentationml";

type Box = readonly [x: number, y: number, w: number, h: number];

/** A template as PowerPoint saves one: a master with its theme, five layouts, and two slides that show how it is meant. */
export async function deckTemplateFile(wish: TemplateWish = {}): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JsZip();
  for (const [name, content] of Object.entries({ ...partsOf(wish), ...wish.parts })) zip.file(name, content);
  return new Uint8Array(await zip.generateAsync({ type: "arraybuffer", compression: "DEFLATE" }));
}

function partsOf({
  size: [width, height] = [13.333, 7.5],
  names = ENGLISH,
  potx = false,
  titles = true,
  macro = false,
  dark = false,
  notesMaster = true,
  fonts = ["Georgia", "Verdana"],
  accents = ACCENTS,
}: TemplateWish): Record<string, string | Uint8Array> {
  const [cx, cy] = [Math.round(width * EMU), Math.round(height * EMU)];
  const title: Box = [0.6, 0.45, width - 2.4, 0.9];
  const body: Box = [0.6, 1.6, width - 1.2, height - 2.5];
  const foot = height - 0.55;
  const small =
    placeholder(20, "Footer Placeholder 3", 'type="ftr" sz="quarter" idx="11"', [0.6, foot, 6, 0.3], FOOTER) +
    placeholder(
      21,
      "Slide Number Placeholder 4",
      'type="sldNum" sz="quarter" idx="12"',
      [width - 1.6, foot, 1, 0.3],
      '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="en-US"/><a:t>‹#›</a:t></a:fld>',
    );
  const shape = (id: number, name: string, ph: string, box: Box | null, text = "Click to edit") =>
    placeholder(id, name, ph, box, text);
  const head = (type: string, box: Box | null) => (titles ? shape(2, "Title 1", `type="${type}"`, box) : "");
  const layouts = [
    {
      type: "title",
      shapes: `${head("ctrTitle", [1, height * 0.3, width - 2, 1.4])}${shape(3, "Subtitle 2", 'type="subTitle" idx="1"', [1, height * 0.55, width - 2, 1.6])}${small}`,
    },
    { type: "obj", shapes: `${head("title", null)}${shape(3, "Content Placeholder 2", 'idx="1"', null)}${small}` },
    { type: "titleOnly", shapes: `${head("title", null)}${small}` },
    { type: "blank", shapes: small },
    {
      type: "cust",
      shapes: `${head("title", [1, height * 0.4, width - 2, 1.2])}${shape(3, "Text Placeholder 2", 'type="body" sz="quarter" idx="13"', [1, height * 0.6, width - 2, 0.8])}`,
    },
  ];
  const map = dark ? ["dk1", "lt1", "dk2", "lt2"] : ["lt1", "dk1", "lt2", "dk2"];
  const parts: Record<string, string | Uint8Array> = {
    "_rels/.rels": relations([
      ["officeDocument", "ppt/presentation.xml"],
      ["extended-properties", "docProps/app.xml"],
      ["http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", "docProps/core.xml"],
      ["http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail", "docProps/thumbnail.jpeg"],
    ]),
    "docProps/app.xml": `${HEAD}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><TotalTime>12</TotalTime><Application>Microsoft Office PowerPoint</Application><Slides>2</Slides></Properties>`,
    "docProps/core.xml": `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>House template</dc:title><dc:creator>Design</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2020-01-01T00:00:00Z</dcterms:created></cp:coreProperties>`,
    "docProps/thumbnail.jpeg": DOT,
    "ppt/presentation.xml": `${HEAD}<p:presentation ${NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>${notesMaster ? '<p:notesMasterIdLst><p:notesMasterId r:id="rId4"/></p:notesMasterIdLst>' : ""}<p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="261" r:id="rId3"/></p:sldIdLst><p:sldSz cx="${cx}" cy="${cy}"/><p:notesSz cx="6858000" cy="9144000"/><p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="How to use it" id="{11111111-1111-4111-8111-111111111111}"><p14:sldIdLst><p14:sldId id="256"/><p14:sldId id="261"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations([
      ["slideMaster", "slideMasters/slideMaster1.xml"],
      ["slide", "slides/slide1.xml"],
      ["slide", "slides/slide2.xml"],
      ...(notesMaster
        ? [["notesMaster", "notesMasters/notesMaster1.xml"] as const]
        : [["theme", "theme/theme1.xml"] as const]),
      ["theme", "theme/theme1.xml"],
      ["presProps", "presProps.xml"],
      ...(macro
        ? [["http://schemas.microsoft.com/office/2006/relationships/vbaProject", "vbaProject.bin"] as const]
        : []),
    ]),
    "ppt/presProps.xml": `${HEAD}<p:presentationPr ${NAMESPACES}/>`,
    "ppt/theme/theme1.xml": theme(accents, fonts),
    "ppt/slideMasters/slideMaster1.xml": `${HEAD}<p:sldMaster ${NAMESPACES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${tree(
      `${rectangle(30, "Brand bar", [0, 0, 0.25, height])}${picture(31, [width - 1.5, 0.35, 1, 1])}${shape(2, "Title Placeholder 1", 'type="title"', title)}${shape(3, "Text Placeholder 2", 'type="body" idx="1"', body)}${small}`,
    )}</p:cSld><p:clrMap bg1="${map[0]}" tx1="${map[1]}" bg2="${map[2]}" tx2="${map[3]}" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst>${layouts.map((_, at) => `<p:sldLayoutId id="${2_147_483_649 + at}" r:id="rId${at + 1}"/>`).join("")}</p:sldLayoutIdLst><p:hf hdr="0" dt="0"/><p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:defRPr sz="2800" b="1"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr marL="228600" indent="-228600"><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="•"/><a:defRPr sz="2000"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`,
    "ppt/slideMasters/_rels/slideMaster1.xml.rels": relations([
      ...layouts.map((_, at) => ["slideLayout", `../slideLayouts/slideLayout${at + 1}.xml`] as const),
      ["theme", "../theme/theme1.xml"],
      ["image", "../media/image1.png"],
    ]).replace(`Id="rId${layouts.length + 2}"`, 'Id="rIdLogo"'),
    "ppt/media/image1.png": DOT,
    "ppt/media/image2.png": DOT,
  };
  layouts.forEach(({ type, shapes }, at) => {
    parts[`ppt/slideLayouts/slideLayout${at + 1}.xml`] =
      `${HEAD}<p:sldLayout ${NAMESPACES} type="${type}" preserve="1"><p:cSld name="${names[at] ?? ""}">${tree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
    parts[`ppt/slideLayouts/_rels/slideLayout${at + 1}.xml.rels`] = relations([
      ["slideMaster", "../slideMasters/slideMaster1.xml"],
    ]);
  });
  for (const at of [1, 2]) {
    parts[`ppt/slides/slide${at}.xml`] =
      `${HEAD}<p:sld ${NAMESPACES}><p:cSld>${tree(`${shape(2, "Title 1", 'type="title"', null, `How to use this template ${at}`)}${picture(31, [2, 2, 2, 2])}`)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
    parts[`ppt/slides/_rels/slide${at}.xml.rels`] = relations([
      ["slideLayout", "../slideLayouts/slideLayout2.xml"],
      ["image", "../media/image2.png"],
    ]).replace('Id="rId2"', 'Id="rIdLogo"');
  }
  if (notesMaster) {
    parts["ppt/notesMasters/notesMaster1.xml"] =
      `${HEAD}<p:notesMaster ${NAMESPACES}><p:cSld>${tree(shape(2, "Notes Placeholder 1", 'type="body" idx="1"', [0.75, 4, 6, 4]))}</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/></p:notesMaster>`;
    parts["ppt/notesMasters/_rels/notesMaster1.xml.rels"] = relations([["theme", "../theme/theme2.xml"]]);
    parts["ppt/theme/theme2.xml"] = theme(accents, fonts);
  }
  if (macro) parts["ppt/vbaProject.bin"] = DOT;
  parts["[Content_Types].xml"] = types(Object.keys(parts), potx, macro);
  return parts;
}

function types(names: readonly string[], potx: boolean, macro: boolean): string {
  const main = macro
    ? "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml"
    : `${PML}.${potx ? "template" : "presentation"}.main+xml`;
  const typeOf = (name: string): string | null => {
    if (name === "ppt/presentation.xml") return main;
    if (name === "ppt/presProps.xml") return `${PML}.presProps+xml`;
    const [, kind] = /^ppt\/(?:slides|slideLayouts|slideMasters|notesMasters)\/([a-zA-Z]+)\d+\.xml$/.exec(name) ?? [];
    if (kind) return `${PML}.${kind}+xml`;
    if (name.startsWith("ppt/theme/")) return "application/vnd.openxmlformats-officedocument.theme+xml";
    if (name === "docProps/app.xml") return "application/vnd.openxmlformats-officedocument.extended-properties+xml";
    if (name === "docProps/core.xml") return "application/vnd.openxmlformats-package.core-properties+xml";
    return null;
  };
  const overrides = names.flatMap((name) => {
    const type = name.endsWith(".xml") ? typeOf(name) : null;
    return type === null ? [] : [`<Override PartName="/${name}" ContentType="${type}"/>`];
  });
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>${macro ? '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>' : ""}${overrides.join("")}</Types>`;
}

function relations(entries: readonly (readonly [type: string, target: string])[]): string {
  const all = entries.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${type.startsWith("http") ? type : `${OFFICE}/${type}`}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`;
}

const tree = (shapes: string) =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree>`;

const frame = (box: Box) => {
  const [x, y, w, h] = box.map((inches) => Math.round(inches * EMU));
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm>`;
};

function placeholder(id: number, name: string, ph: string, box: Box | null, text: string): string {
  const run = text.startsWith("<") ? text : `<a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr><p:spPr>${box ? frame(box) : ""}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p>${run}</a:p></p:txBody></p:sp>`;
}

const rectangle = (id: number, name: string, box: Box) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></p:spPr></p:sp>`;

const picture = (id: number, box: Box) =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="Logo"/><p:cNvPicPr/><p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="rIdLogo"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

function theme(accents: readonly string[], [heads, texts]: readonly [string, string]): string {
  const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="6350">${fill}</a:ln>`;
  const effect = "<a:effectStyle><a:effectLst/></a:effectStyle>";
  return `${HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="House"><a:themeElements><a:clrScheme name="House">${colour("dk1", "14213D")}${colour("lt1", "FFFFFF")}${colour("dk2", "233A66")}${colour("lt2", "EEF1F6")}${accents.map((value, at) => colour(`accent${at + 1}`, value)).join("")}${colour("hlink", "0563C1")}${colour("folHlink", "954F72")}</a:clrScheme><a:fontScheme name="House"><a:majorFont><a:latin typeface="${heads}"/><a:ea typeface=""/><a:cs typeface=""/></a:majorFont><a:minorFont><a:latin typeface="${texts}"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont></a:fontScheme><a:fmtScheme name="House"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

/** A picture of one point. */
const DOT = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
