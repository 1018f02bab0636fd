import type { TFunction } from "i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "../../chart.ts";
import type {
  About,
  FigurePart,
  KeyFiguresPart,
  PassageBlock,
  Picture,
  PicturePart,
  ReportDocument,
  ReportPart,
} from "../../document.ts";
import { chartSvg } from "../../drawings/chartSvg.ts";
import { heightsOf } from "../../drawings/drawChart.ts";
import { sourceBeside } from "../../sourceBeside.ts";
import { printable } from "./printable.ts";
import { readableOnWhite } from "./readableOnWhite.ts";
import { fitsUndivided, tableBanks } from "./tableBanks.ts";
import { textWidth } from "./textWidth.ts";

/** How a document is to be set. */
export interface PdfSetting {
  readonly text: TFunction;
  /** 1 is the usual size of type; one page that has much to say is set smaller. */
  readonly scale: number;
  /** 1 is as high as a chart looks best; less is flatter. */
  readonly tight: number;
  /** The name of the logo's picture and its width by its height; null where there is none that can be used. */
  readonly logo: { readonly name: string; readonly ratio: number } | null;
  /** The same of whom it is made for. */
  readonly clientLogo: { readonly name: string; readonly ratio: number } | null;
  /** The pictures of texts that can be used, each with its name and its width by its height. */
  readonly pictures: ReadonlyMap<Picture, { readonly name: string; readonly ratio: number }>;
}

/** From so many sections on a report has a first page of its own with its contents. */
const CONTENTS_FROM = 3;
/** Points between two figures beside each other. */
const BETWEEN = 18;
const KEY_FIGURE_POINTS = 21;
const KEY_NAME_POINTS = 8;
const MOST_KEY_FIGURES = 5;
const LOGO_HEIGHT = 34;
const LOGO_WIDTH = 160;
/** Points: about half a page. */
const MOST_PICTURE_HEIGHT = 320;

/** A document as the data that the template of the page reads: every text as data, every table divided, every chart drawn. */
export function pdfContent(document: ReportDocument, setting: PdfSetting) {
  const { about, brand, locale } = document;
  const { text, scale, logo, clientLogo } = setting;
  const page = pageOf(document);
  const [language = "en", region = "US"] = locale.split("-");
  const width = textMeasure(page) / scale;
  const own = document.sections.find(({ id }) => id === document.aboutSection);
  const prepared = about.client === null ? "" : text("documents.file.preparedFor", { client: about.client });
  const facts = about.facts.map(({ name, value }) => `${name}: ${value}`).join(" · ");
  const remarks = [
    text("documents.file.madeAt", { instant: about.madeAt }),
    ...(isLeftOut(document.brand.logo, logo) || isLeftOut(document.clientLogo, clientLogo)
      ? [text("documents.file.logoLeftOut")]
      : []),
  ];

  return {
    title: printable(`${document.title} · ${document.subject}`),
    author: [brand.organisation ?? brand.product],
    description: printable(facts),
    keywords: about.facts.map(({ value }) => printable(value)),
    language,
    region,
    layout: document.layout ?? "report",
    scale,
    page,
    brand: { colour: brand.colour, accent: brand.accent, text: readableOnWhite(brand.colour) },
    logo: logo && { name: logo.name, ...logoSize(logo.ratio) },
    "client-logo": clientLogo && { name: clientLogo.name, ...logoSize(clientLogo.ratio) },
    badge: about.sample && printable(about.sample.badge),
    sample: about.sample && printable(about.sample.sentence),
    contents: document.layout !== "onePage" && document.sections.length >= CONTENTS_FROM,
    head: {
      title: printable(document.title),
      subject: printable(document.subject),
      line: printable(
        [document.layout === "onePage" ? document.title : "", prepared, about.madeAt].filter(Boolean).join(" · "),
      ),
      owner: printable(brand.organisation ?? brand.product),
    },
    // Values alone, or a foot takes two lines: the last page has them with their names.
    foot: printable(about.facts.map(({ value }) => value).join(" · ")),
    words: {
      contents: text("documents.file.contents"),
      about: printable(own?.title ?? text("documents.file.about")),
      sources: text("documents.file.sources"),
      method: text("documents.file.method"),
      noRows: text("documents.file.noRows"),
      logo: text("documents.file.logo", { name: brand.organisation ?? brand.product }),
      "client-logo": text("documents.file.logo", { name: printable(about.client ?? "") }),
      pageOf: pageOfPieces(text),
    },
    sections: document.sections
      .filter((section) => section !== own)
      .map(({ title, parts }) => ({
        title: printable(title),
        parts: arranged(parts, document, { ...setting, width }),
      })),
    about: {
      facts: about.facts.map(({ name, value }) => ({ name: printable(name), value: printable(value) })),
      sources: about.sources.map(printable),
      method: about.method.map(printable),
      remarks: remarks.map(printable),
      brief: briefly(about, remarks, text).map(printable),
    },
  };
}

interface Space extends PdfSetting {
  /** Points across, at the usual size of type. */
  readonly width: number;
}

/** The parts in their order; on one page, neighbouring figures that are small enough stand side by side. */
function arranged(parts: readonly ReportPart[], document: ReportDocument, space: Space): object[] {
  const half = (space.width - BETWEEN / space.scale) / 2;
  const shown: object[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (document.layout === "onePage" && part && next && narrow(part, half) && narrow(next, half)) {
      shown.push({ kind: "pair", figures: pair([part, next], document, { ...space, width: half }) });
      at += 1;
    } else if (part) shown.push(shownPart(part, document, space));
  }
  return shown;
}

/** Two figures side by side; their charts have one height, the higher one. */
function pair(parts: readonly [FigurePart, FigurePart], document: ReportDocument, space: Space): object[] {
  const across = space.width * space.scale;
  const heights = parts.flatMap((part) => (isDrawn(part) ? [chartHeight(part.chart, across, space.tight)] : []));
  return parts.map((part) => figure(part, document, space, Math.max(...heights, 0)));
}

function isDrawn(part: FigurePart): part is FigurePart & { readonly chart: Chart } {
  return part.chart !== null && part.shows !== "table";
}

function narrow(part: ReportPart, width: number): part is FigurePart {
  if (part.kind !== "figure") return false;
  return part.shows === "chart" || part.table === null || fitsUndivided(part.table, width);
}

function shownPart(part: ReportPart, document: ReportDocument, space: Space): object {
  switch (part.kind) {
    case "figure":
      return figure(part, document, space);
    case "keyFigures":
      return keyFigures(part, space);
    case "points":
      return { ...part, title: part.title && printable(part.title), points: part.points.map(printable) };
    case "passage":
      return { kind: "passage", blocks: part.blocks.map(passageBlock) };
    case "picture":
      return picture(part, space);
    case "text":
    case "note":
      return { ...part, text: printable(part.text) };
    default:
      return part;
  }
}

/** Each run with all that the template asks of it. */
function passageBlock(block: PassageBlock): object {
  if (block.kind === "list") return { ...block, items: block.items.map((item) => item.map(passageBlock)) };
  const runs = block.runs.map(({ text, bold = false, italic = false, code = false, href = null }) => {
    return { text: printable(text), bold, italic, code, href };
  });
  return { kind: block.kind, runs };
}

/** As wide as the text or as high as half a page, whichever comes first; its words where it cannot be shown. */
function picture({ picture: given, alt }: PicturePart, { width, scale, pictures }: Space): object {
  const found = pictures.get(given);
  if (!found) return { kind: "text", text: printable(alt) };
  const across = Math.min(width, (MOST_PICTURE_HEIGHT / scale) * found.ratio);
  return { kind: "picture", name: found.name, width: across, height: across / found.ratio, alt: printable(alt) };
}

function figure(part: FigurePart, document: ReportDocument, space: Space, height?: number): object {
  const { table, shows } = part;
  const across = space.width * space.scale;
  // A figure without a chart has its table, whatever it would rather show.
  const listed = table !== null && (shows !== "chart" || part.chart === null);
  const drawn = isDrawn(part);
  const high = drawn ? (height ?? chartHeight(part.chart, across, space.tight)) : 0;
  return {
    kind: "figure",
    headline: printable(part.headline),
    measure: printable(part.measure),
    svg: drawn ? chartPicture(part.chart, across, high, document.locale) : null,
    alt: printable(part.alt === "" ? part.headline : part.alt),
    table: listed ? { banks: tableBanks(table, space.width, drawn ? printable(table.caption) : "", space.text) } : null,
    source: printable(sourceBeside(document.about.sample?.badge ?? null, part.source)),
  };
}

/** The numbers as large as the longest of them allows. */
function keyFigures({ title, figures }: KeyFiguresPart, { width }: Space): object {
  const beside = figures.length > MOST_KEY_FIGURES ? 3 : figures.length;
  const room = (width - 12 * (beside - 1)) / Math.max(1, beside);
  const longest = figures.reduce((most, { value }) => Math.max(most, textWidth(value)), 1);
  const size = Math.min(KEY_FIGURE_POINTS, room / (longest * 1.04));
  const wraps = figures.some(({ name }) => textWidth(name) * KEY_NAME_POINTS > room);
  return {
    kind: "keyFigures",
    title: title === undefined ? null : printable(title),
    lines: wraps ? 2 : 1,
    figures: figures.map(({ name, value, change, comparison }) => ({
      name: printable(name),
      value: printable(value),
      change: change && printable(change),
      comparison: comparison && printable(comparison),
      direction: directionOf(change),
      size,
    })),
  };
}

/** 1 for what rises, −1 for what falls: the sign itself stands in the text. */
function directionOf(change: string | null): number {
  if (change === null || !/[1-9]/.test(change)) return 0;
  if (change.startsWith("+")) return 1;
  return /^[−-]/.test(change) ? -1 : 0;
}

/** In points: as high as the head of the first page, and no wider than a third of it. */
/** Whether there is a logo that cannot be set. */
const isLeftOut = (given: Picture | null | undefined, set: PdfSetting["logo"]) => Boolean(given) && set === null;

function logoSize(ratio: number): { width: number; height: number } {
  const height = Math.min(LOGO_HEIGHT, LOGO_WIDTH / ratio);
  return { height, width: height * ratio };
}

/** What one page says of itself at its foot. */
function briefly(about: About, remarks: readonly string[], text: TFunction): string[] {
  const sources = about.sources.length > 0 ? [`${text("documents.file.sources")}: ${about.sources.join("; ")}`] : [];
  const sample = about.sample ? [`${about.sample.badge}. ${about.sample.sentence}`] : [];
  return [...sample, ...sources, [...about.method, ...remarks.slice(1)].join(" ")].filter((line) => line !== "");
}

const PAGE = "[page]";
const PAGES = "[pages]";

/** "Page 3 of 12" in pieces: the numbers are known once the pages are set, a text is marked by a leading `=`. */
function pageOfPieces(text: TFunction): string[] {
  const marked = text("documents.file.pageOf", { page: PAGE, pages: PAGES });
  return marked
    .split(/(\[pages?\])/)
    .filter((piece) => piece !== "")
    .map((piece) => (piece === PAGE ? "page" : piece === PAGES ? "pages" : `=${piece}`));
}

/** Pixels of a drawing for each point of the page: its letters of 12 px then stand at 8.5 points, in half a page's width at 7.5. */
const PIXELS = 1.41;
const PIXELS_NARROW = 1.6;
const NARROW = 320;
/** Points that a ranking takes of a page's height, unless its names need more: two of them fit a page. */
const RANKING = 168;
/** And any chart at most, if it can be drawn so low: it fits the first page of a chapter with its words. */
const TALLEST = 530;

const pixelsAcross = (points: number) => Math.round(points * (points < NARROW ? PIXELS_NARROW : PIXELS));

/** How high a chart is best drawn across so many points, in pixels; with `tight` below 1, flatter than looks best. */
function chartHeight(chart: Chart, points: number, tight: number): number {
  const across = pixelsAcross(points);
  const { best, least } = heightsOf(chart, across);
  const most = ((chart.kind === "bars" ? RANKING : TALLEST) * across) / points;
  return Math.round(Math.max(least, Math.min(best, most) * tight));
}

/** A chart as a vector picture for a space of this many points across; the height is in pixels of `chartHeight`. */
function chartPicture(chart: Chart, points: number, height: number, locale: Locale): string {
  return chartSvg(chart, { width: pixelsAcross(points), height, locale });
}

/** A page and its margins in points. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

const SIDE = 48;
const SIZES = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;

function pageOf({ paper, layout }: Pick<ReportDocument, "paper" | "layout">): Page {
  const onePage = layout === "onePage";
  return { ...SIZES[paper], side: SIDE, top: onePage ? 36 : 58, bottom: onePage ? 44 : 56 };
}

/** What is left between the margins. */
function textMeasure({ width, side }: Page): number {
  return width - 2 * side;
}
