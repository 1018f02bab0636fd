import type { TableCell } from "./pptx.ts";
import type { ReportColumn, ReportRow, ReportTable } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import { headTexts } from "../xlsx/sheetHead.ts";
import type { Deck, SlideFrame } from "./deck.ts";
import { FONT, INK, lineCount, type Room, textWidth } from "./slideLook.ts";

/** Usual type and lines, and denser ones where they save slides. */
const DENSITIES = [
  { points: 11, line: 0.275 },
  { points: 10, line: 0.235 },
  { points: 9, line: 0.212 },
] as const;
type Density = (typeof DENSITIES)[number];
const WIDEST = 3.2;
const PADDING = 0.16;

interface Line extends ReportRow {
  readonly total: boolean;
}

/** A part of a table that fits on a slide. */
interface TablePage {
  readonly columns: readonly number[];
  /** How wide each of them is, in inches. */
  readonly widths: readonly number[];
  readonly lines: readonly Line[];
  readonly headHeight: number;
  readonly density: Density;
}

/** A table over as many slides as it needs: rows go on below each other, columns beside the one that names the rows. Nothing is cut. */
export function addTableSlides(deck: Deck, table: ReportTable, frame: SlideFrame): void {
  const { locale } = deck.document;
  const heads = headTexts(table.columns, locale).map(inLines);
  const lines: Line[] = [
    ...table.rows.map((row) => ({ ...row, total: false })),
    ...table.totals.map((row) => ({ ...row, total: true })),
  ];
  const room = deck.rooms.table;
  const choices = DENSITIES.map((density) => pagesOf(heads, lines, density, room));
  const fewest = Math.min(...choices.map(({ length }) => length));
  const pages = choices.find(({ length }) => length === fewest) ?? [];
  pages.forEach(({ columns, widths, lines: rows, headHeight, density }, at) => {
    const part = pages.length > 1 ? ` ${writerWords(locale).partOf(at + 1, pages.length)}` : "";
    const slide = deck.addSlide({ ...frame, title: frame.title + part });
    const head = columns.map((column) => headCell(heads[column] ?? "", table.columns[column]));
    const body = rows.map((line) => columns.map((column) => bodyCell(line, column, table.columns[column])));
    slide.addTable([head, ...body], {
      x: room.left,
      y: room.top,
      w: widths.reduce((sum, width) => sum + width, 0),
      colW: [...widths],
      rowH: [headHeight, ...rows.map((line) => heightOf(line, columns, widths, density))],
      fontFace: FONT,
      fontSize: density.points,
      color: INK.text,
      margin: [0.02, 0.07, 0.02, 0.07],
      valign: "middle",
      autoPage: false,
      objectName: table.caption || table.name,
    });
  });
}

function headCell(text: string, column: ReportColumn | undefined): TableCell {
  return {
    text,
    options: {
      bold: true,
      italic: column?.forecast ?? false,
      align: column?.numeric ? "right" : "left",
      valign: "bottom",
      color: INK.quiet,
      border: [{ type: "none" }, { type: "none" }, { type: "solid", pt: 1, color: "868E96" }, { type: "none" }],
    },
  };
}

function bodyCell({ cells, mark, total }: Line, at: number, column: ReportColumn | undefined): TableCell {
  const line = { type: "solid", pt: 0.5, color: INK.line } as const;
  return {
    text: cells[at]?.text ?? "",
    options: {
      bold: total || mark !== null,
      italic: column?.forecast ?? false,
      align: column?.numeric ? "right" : "left",
      border: [
        total ? { type: "solid", pt: 1, color: "868E96" } : { type: "none" },
        { type: "none" },
        line,
        { type: "none" },
      ],
      ...(mark === null ? {} : { fill: { color: INK.mark } }),
    },
  };
}

function pagesOf(heads: readonly string[], lines: readonly Line[], density: Density, slide: Room): TablePage[] {
  const own = heads.map((head, at) =>
    columnWidth(
      head,
      lines.map(({ cells }) => cells[at]?.text ?? ""),
      density.points,
    ),
  );
  return columnGroups(own, slide.wide).flatMap((columns) => {
    const widths = fitted(
      columns.map((at) => own[at] ?? 1),
      slide.wide,
    );
    const headHeight =
      density.line *
      Math.max(
        ...columns.map((at, place) => headLines(heads[at] ?? "", density.points, (widths[place] ?? 1) - PADDING)),
      );
    const groups = lineGroups(
      lines.map((line) => heightOf(line, columns, widths, density)),
      slide.high - headHeight,
    );
    return groups.map(([from, to]) => ({ columns, widths, lines: lines.slice(from, to), headHeight, density }));
  });
}

/** A head's unit stands below it, and breaks nowhere. */
function inLines(head: string): string {
  const at = head.lastIndexOf(" (");
  return at < 0 ? head : `${head.slice(0, at)}\n${head.slice(at + 1).replaceAll(" ", "\u00a0")}`;
}

function headLines(head: string, points: number, width: number): number {
  return head.split("\n").reduce((sum, line) => sum + lineCount(line, points, width), 0);
}

function columnWidth(head: string, texts: readonly string[], points: number): number {
  // Heads may break between words and into two lines; numbers never do, also where a wider typeface stands in for Arial.
  const widest = Math.max(
    ...head.split(/[\n ]/).map((word) => textWidth(word, points)),
    ...head.split("\n").map((line) => textWidth(line, points) * 0.6),
  );
  return Math.min(
    WIDEST,
    Math.max(
      0.5,
      widest * 1.12,
      ...texts.map((text) => textWidth(text, points) * (/^[^a-z]*\d/i.test(text) ? 1.25 : 1.08)),
    ) + PADDING,
  );
}

/** Which columns stand on a slide together: the first one, which names the rows, on each of them, and the others evenly. */
function columnGroups(widths: readonly number[], wide: number): number[][] {
  const [naming = 0, ...others] = widths;
  const room = wide - naming;
  const least = Math.max(1, Math.ceil(others.reduce((sum, width) => sum + width, 0) / room));
  for (let count = least; count < others.length; count += 1) {
    const each = Math.ceil(others.length / count);
    const groups = Array.from({ length: Math.ceil(others.length / each) }, (_, at) =>
      others.slice(at * each, (at + 1) * each),
    );
    if (groups.some((group) => group.reduce((sum, width) => sum + width, 0) > room)) continue;
    return groups.map((group, at) => [0, ...group.map((_, place) => 1 + at * each + place)]);
  }
  return others.length === 0 ? [[0]] : others.map((_, at) => [0, at + 1]);
}

/** A table of few columns is not drawn out over the whole slide, and a full one uses all of it. */
function fitted(own: readonly number[], wide: number): number[] {
  const used = own.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(wide / used, 1.5);
  return own.map((width) => width * scale);
}

function heightOf(
  { cells }: Line,
  columns: readonly number[],
  widths: readonly number[],
  { points, line }: Density,
): number {
  return (
    line *
    Math.max(1, ...columns.map((at, place) => lineCount(cells[at]?.text ?? "", points, (widths[place] ?? 1) - PADDING)))
  );
}

/** From which line to which one each slide goes: as few slides as possible, about equally full. */
function lineGroups(heights: readonly number[], room: number): [number, number][] {
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const slides = Math.max(1, Math.ceil(whole / room - 0.001));
  const fill = Math.min(room, whole / slides + Math.max(0, ...heights));
  const groups: [number, number][] = [];
  let from = 0;
  let used = 0;
  heights.forEach((height, at) => {
    if (used > 0 && used + height > fill + 0.001) {
      groups.push([from, at]);
      from = at;
      used = 0;
    }
    used += height;
  });
  return [...groups, [from, heights.length]];
}
