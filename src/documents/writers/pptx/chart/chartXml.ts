import type { Kind } from "#domain/revisions/revision.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import { heldNumber, numberPattern, patternShowing } from "../../numberPattern.ts";
import { xmlText } from "../../xmlText.ts";
import { columnLetters } from "../../xlsx/sheet.ts";
import { FONT, hex, INK } from "../slideLook.ts";
import type { NativeChart } from "./nativeChart.ts";

/** Axes are told apart by number; a chart has two. */
export const CATEGORY_AXIS = 111;
export const VALUE_AXIS = 222;

/** The part of a chart: what is drawn, and where its figures are. */
export function chartXml({ plot, legend }: NativeChart): string {
  const below = legend
    ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${textProperties(11, INK.text)}</c:legend>`
    : "";
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plot}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea>${below}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200"><a:latin typeface="${FONT}"/></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}

/** The inner plot at a place of its own, in parts of the chart's width and height. */
export function plotLayout(x: number, y: number, w: number, h: number): string {
  return `<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="${x}"/><c:y val="${y}"/><c:w val="${w}"/><c:h val="${h}"/></c:manualLayout></c:layout>`;
}

/** A size in points, a colour and whether letters are bold, of labels, axes and legends. */
export function textProperties(points: number, colour: string, bold = false): string {
  return `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${Math.round(points * 100)}" b="${bold ? 1 : 0}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:latin typeface="${FONT}"/></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`;
}

export const solid = (colour: string): string => `<a:solidFill><a:srgbClr val="${hex(colour)}"/></a:solidFill>`;

/** How a bar of that kind is filled, as drawings hatch it: solid, few lines of the page over the colour, or many. */
export function kindFill(colour: string, kind: Kind | undefined): string {
  if (kind === undefined || kind === "actual") return solid(colour);
  const pattern = (preset: string, lines: string, ground: string) =>
    `<a:pattFill prst="${preset}"><a:fgClr><a:srgbClr val="${lines}"/></a:fgClr><a:bgClr><a:srgbClr val="${ground}"/></a:bgClr></a:pattFill><a:ln w="9525">${solid(colour)}</a:ln>`;
  return kind === "estimate" ? pattern("ltUpDiag", "FFFFFF", hex(colour)) : pattern("wdUpDiag", hex(colour), "FFFFFF");
}

/** Texts of the sheet's cells from row 2 on, as a chart refers to them. */
export function textReference(column: number, texts: readonly string[]): string {
  const points = texts.map((text, at) => `<c:pt idx="${at}"><c:v>${xmlText(text)}</c:v></c:pt>`);
  return `<c:strRef><c:f>${range(column, texts.length)}</c:f><c:strCache><c:ptCount val="${texts.length}"/>${points.join("")}</c:strCache></c:strRef>`;
}

export function numberReference(column: number, values: readonly (number | null)[], pattern: string): string {
  const points = values.flatMap((value, at) =>
    value === null ? [] : [`<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`],
  );
  return `<c:numRef><c:f>${range(column, values.length)}</c:f><c:numCache><c:formatCode>${xmlText(pattern)}</c:formatCode><c:ptCount val="${values.length}"/>${points.join("")}</c:numCache></c:numRef>`;
}

/** A series' name, which heads its column. */
export function seriesName(column: number, name: string): string {
  return `<c:tx><c:strRef><c:f>${SHEET}!$${columnLetters(column)}$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
}

/** The only sheet of a chart's workbook. */
export const SHEET = "Data";

function range(column: number, count: number): string {
  const letters = columnLetters(column);
  return `${SHEET}!$${letters}$2:$${letters}$${count + 1}`;
}

/** What a chart's sheet holds for a value: percentage points are points. */
export function held(format: NumberFormat, value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null;
  return heldNumber(format, value);
}

/** Where the usual pattern would not show a value as screens do, the pattern that does: what they call `<0.1` with its decimals, growth manifold without tenths. */
function unusualPattern(format: NumberFormat, value: number | null, locale: Locale): string | null {
  if (value === null) return null;
  const pattern = patternShowing(format, value, locale);
  return pattern === numberPattern(format, locale) ? null : pattern;
}

export interface LabelStyle {
  readonly format: NumberFormat;
  readonly locale: Locale;
  readonly place: "outEnd" | "ctr" | "t" | "r" | null;
  readonly points: number;
  readonly colour: string;
  readonly bold?: boolean;
  /** Values for which there is no room go without. */
  readonly shows?: (value: number) => boolean;
}

/** The values at their bars or columns, as screens write them. */
export function valueLabels(values: readonly (number | null)[], style: LabelStyle): string {
  const { format, locale, place, points, colour, bold, shows } = style;
  const where = place ? `<c:dLblPos val="${place}"/>` : "";
  const what = (value: 0 | 1) =>
    `<c:showLegendKey val="0"/><c:showVal val="${value}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const text = textProperties(points, colour, bold);
  const single = values.flatMap((value, at) => {
    if (value !== null && shows && !shows(value)) return [`<c:dLbl><c:idx val="${at}"/><c:delete val="1"/></c:dLbl>`];
    const unusual = unusualPattern(format, value, locale);
    if (unusual === null) return [];
    return [
      `<c:dLbl><c:idx val="${at}"/><c:numFmt formatCode="${xmlText(unusual)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${text}${where}${what(1)}</c:dLbl>`,
    ];
  });
  return `<c:dLbls>${single.join("")}<c:numFmt formatCode="${xmlText(numberPattern(format, locale))}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${text}${where}${what(1)}</c:dLbls>`;
}
