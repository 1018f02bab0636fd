import { posix } from "node:path";
import {
  type DeckTemplate,
  isTitle,
  type TemplateLayout,
  type TemplatePlaceholder,
  THEME_COLOURS,
  type ThemeColour,
} from "#domain/deckTemplates/deckTemplate.ts";
import { contrast } from "#domain/deckTemplates/checkMapping.ts";
import { refused, type TemplateParts, templateParts } from "./templateParts.ts";
import { allOf, childOf, readXml, type XmlElement } from "./xmlTree.ts";

const EMU = 914_400;
const PRESENTATION = "ppt/presentation.xml";
/** Slides of a size that no program offers are a fault of the file. */
const [SMALLEST, LARGEST] = [3, 60];

/**
 * What there is on the layouts of a template.
 *
 * @throws Failure `invalid-input` for what is no sound template, or has in it what could harm whoever opens a deck made of it
 */
export async function readTemplate(bytes: Uint8Array): Promise<DeckTemplate> {
  const parts = await templateParts(bytes);
  if (!parts.names.has(PRESENTATION) || !parts.names.has("[Content_Types].xml")) throw refused("template-kind");
  if (hasPrograms(parts)) throw refused("template-macro");
  const trees = new Map<string, XmlElement>();
  for (const [name, text] of parts.markup) trees.set(name, tree(name, text));
  const presentation = trees.get(PRESENTATION);
  // All programs that save such files write the prefix that the standard's own examples have.
  if (presentation?.name !== "p:presentation") throw refused("template-part", { part: PRESENTATION });
  refuseForeign(trees);
  const size = childOf(presentation, "p:sldSz")?.attributes;
  const [width, height] = [inches(size?.["cx"]), inches(size?.["cy"])];
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST)
    throw refused("template-part", { part: PRESENTATION });
  const masters = related(trees, PRESENTATION, "slideMaster").map((name) => readMaster(trees, name));
  const [first] = masters;
  const layouts = masters.flatMap((master) => master.layouts.map((name) => readLayout(trees, name, master)));
  if (!first || layouts.length === 0) throw refused("template-empty");
  return { width, height, colours: first.colours, fonts: first.fonts, layouts };
}

/** Any form in which programs come in files of Office, whatever the file is called. */
function hasPrograms({ markup, names }: TemplateParts): boolean {
  const types = markup.get("[Content_Types].xml") ?? "";
  return (
    /macroEnabled|vbaProject|activeX/i.test(types) || [...names].some((name) => /vbaproject|\/activex\//i.test(name))
  );
}

function tree(name: string, text: string): XmlElement {
  try {
    return readXml(text.replace(/^\uFEFF/, ""));
  } catch {
    throw refused("template-part", { part: name });
  }
}

/** Masters and layouts must show nothing that is fetched from elsewhere or run by another program. */
function refuseForeign(trees: ReadonlyMap<string, XmlElement>): void {
  for (const [name, root] of trees) {
    if (!/^ppt\/(slideMasters|slideLayouts|theme|notesMasters|_rels)\/.*rels$|^ppt\/_rels\//.test(name)) continue;
    for (const { attributes } of root.children) {
      const { Type: type = "", TargetMode: mode, Target: target = "" } = attributes;
      if (mode === "External" && !type.endsWith("/hyperlink")) throw refused("template-linked", { target });
      if (/\/(oleObject|control|package)$/.test(type)) throw refused("template-object", { part: name });
    }
  }
}

interface Master {
  readonly root: XmlElement;
  readonly layouts: readonly string[];
  readonly colours: Readonly<Record<ThemeColour, string>>;
  readonly fonts: DeckTemplate["fonts"];
  readonly placeholders: readonly TemplatePlaceholder[];
  /** What `bg1`, `tx1` … are of the theme's colours. */
  readonly map: Readonly<Record<string, string>>;
}

function readMaster(trees: ReadonlyMap<string, XmlElement>, name: string): Master {
  const root = trees.get(name);
  const [themeName = ""] = related(trees, name, "theme");
  const elements = childOf(trees.get(themeName), "a:themeElements");
  if (!root || !elements) throw refused("template-part", { part: root ? themeName : name });
  const scheme = childOf(elements, "a:clrScheme");
  const colours = Object.fromEntries(
    THEME_COLOURS.map((one) => [one, hexOf(childOf(scheme, `a:${one}`)?.children[0])]),
  );
  const font = (kind: string) =>
    childOf(elements, "a:fontScheme", kind, "a:latin")?.attributes["typeface"]?.trim() || "Arial";
  const styles = childOf(root, "p:txStyles");
  const points = (style: string) => pointsOf(childOf(styles, style, "a:lvl1pPr", "a:defRPr"));
  const sizes = { title: points("p:titleStyle"), body: points("p:bodyStyle") };
  const placeholders = placeholdersOf(root).map((one) => ({ ...one, points: one.points ?? sizes[styleOf(one)] }));
  return {
    root,
    layouts: related(trees, name, "slideLayout"),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    colours: colours as Record<ThemeColour, string>,
    fonts: { heads: font("a:majorFont"), texts: font("a:minorFont") },
    placeholders: placeholders.map(({ box, ...one }) => ({ ...one, ...(box ?? NOWHERE) })),
    map: childOf(root, "p:clrMap")?.attributes ?? {},
  };
}

const NOWHERE = { x: 0, y: 0, w: 0, h: 0 } as const;

function readLayout(trees: ReadonlyMap<string, XmlElement>, name: string, master: Master): TemplateLayout {
  const root = trees.get(name);
  const number = Number(/^ppt\/slideLayouts\/slideLayout(\d+)\.xml$/.exec(name)?.[1]);
  if (!root || !Number.isInteger(number)) throw refused("template-part", { part: name });
  const override = childOf(root, "p:clrMapOvr", "a:overrideClrMapping")?.attributes;
  const map = override ?? master.map;
  const background = backgroundOf(root, master, map) ?? null;
  const ink = colourOf("tx1", master, map);
  return {
    number,
    name: childOf(root, "p:cSld")?.attributes["name"]?.trim() || posix.basename(name, ".xml"),
    type: root.attributes["type"] ?? "",
    placeholders: placeholdersOf(root).map(({ box, ...one }) => {
      const base = inherited(one, master.placeholders);
      const { x, y, w, h } = box ?? base ?? NOWHERE;
      return { ...one, x, y, w, h, points: one.points ?? base?.points ?? null };
    }),
    background,
    dark: contrast(ink, "#ffffff") < contrast(ink, "#000000"),
  };
}

/** Nothing said is what the master says; a picture or a gradient has no one colour. */
function backgroundOf(root: XmlElement, master: Master, map: Master["map"]): string | null | undefined {
  for (const one of [root, master.root]) {
    const ground = childOf(one, "p:cSld", "p:bg");
    if (!ground) continue;
    const fill = childOf(ground, "p:bgPr", "a:solidFill") ?? childOf(ground, "p:bgRef");
    const [colour] = fill?.children ?? [];
    // A reference to the theme's second or third way of filling is most often a gradient, of that colour.
    if (!colour) return null;
    return colour.name === "a:schemeClr" ? colourOf(colour.attributes["val"] ?? "", master, map) : hexOf(colour);
  }
  return colourOf("bg1", master, map);
}

function colourOf(name: string, { colours }: Master, map: Master["map"]): string {
  const key = map[name] ?? name;
  const known = THEME_COLOURS.find((one) => one === key);
  return known ? colours[known] : "#ffffff";
}

function hexOf(colour: XmlElement | undefined): string {
  const value = colour?.attributes["lastClr"] ?? colour?.attributes["val"] ?? "";
  return /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : "#000000";
}

interface Found extends Omit<TemplatePlaceholder, "x" | "y" | "w" | "h"> {
  readonly box: Pick<TemplatePlaceholder, "x" | "y" | "w" | "h"> | null;
}

function placeholdersOf(root: XmlElement): Found[] {
  const shapes = ["p:sp", "p:pic", "p:graphicFrame"].flatMap((name) => allOf(childOf(root, "p:cSld"), name));
  return shapes.flatMap((shape): Found[] => {
    const [about] = shape.children;
    const ph = childOf(about, "p:nvPr", "p:ph");
    if (!ph) return [];
    const { off, ext } = frameOf(shape);
    return [
      {
        idx: Number(ph.attributes["idx"] ?? 0),
        type: ph.attributes["type"] ?? "obj",
        name: childOf(about, "p:cNvPr")?.attributes["name"] ?? "",
        points: pointsOf(childOf(shape, "p:txBody", "a:lstStyle", "a:lvl1pPr", "a:defRPr")),
        box: off && ext && { x: inches(off["x"]), y: inches(off["y"]), w: inches(ext["cx"]), h: inches(ext["cy"]) },
      },
    ];
  });
}

function frameOf(shape: XmlElement) {
  const frame = childOf(shape, "p:spPr", "a:xfrm") ?? childOf(shape, "p:xfrm");
  return { off: childOf(frame, "a:off")?.attributes ?? null, ext: childOf(frame, "a:ext")?.attributes ?? null };
}

/** The placeholder of the master that one of a layout takes its place from. */
function inherited(
  { type }: { readonly type: string },
  masters: readonly TemplatePlaceholder[],
): TemplatePlaceholder | undefined {
  const kin = type === "ctrTitle" ? "title" : ["ftr", "sldNum", "dt", "title"].includes(type) ? type : "body";
  return masters.find((one) => one.type === kin);
}

const styleOf = (one: Pick<TemplatePlaceholder, "type">): "title" | "body" => (isTitle(one) ? "title" : "body");

function pointsOf(run: XmlElement | undefined): number | null {
  const size = Number(run?.attributes["sz"]);
  return Number.isFinite(size) && size > 0 ? size / 100 : null;
}

const inches = (emu: string | undefined): number => Number((Number(emu ?? 0) / EMU).toFixed(3));

/** The parts of a kind that a part names, in its order. */
function related(trees: ReadonlyMap<string, XmlElement>, part: string, kind: string): string[] {
  const relations = trees.get(`${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`);
  return (relations?.children ?? []).flatMap(
    ({ attributes: { Type: type = "", Target: target = "", TargetMode: mode } }) =>
      type.endsWith(`/${kind}`) && mode !== "External"
        ? [target.startsWith("/") ? target.slice(1) : posix.join(posix.dirname(part), target)]
        : [],
  );
}
