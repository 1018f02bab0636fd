import type { KeyFiguresPart } from "../../document.ts";
import type { Deck } from "./deck.ts";
import { FONT, hex, INK, textWidth } from "./slideLook.ts";

type KeyFigure = KeyFiguresPart["figures"][number];

const [LARGEST, SMALLEST] = [40, 18];

/** The size at which the longest of the values fits: those beside each other have one size. */
export function commonSize(figures: readonly KeyFigure[], width: number, largest = LARGEST): number {
  const longest = Math.max(...figures.map(({ value }) => textWidth(value, LARGEST)));
  return Math.max(SMALLEST, Math.min(largest, (LARGEST * width * 0.78) / longest));
}

/** One number with its name, its change and what it is held against, in a box of inches. */
export function addKeyFigure(
  deck: Deck,
  slide: ReturnType<Deck["addSlide"]>,
  { name, value, change, comparison }: KeyFigure,
  {
    x,
    y,
    w,
    h,
    size,
  }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly size: number },
): void {
  slide.addShape(deck.pptx.ShapeType.line, {
    x,
    y,
    w,
    h: 0,
    line: { color: hex(deck.document.brand.accent), width: 1.5 },
  });
  slide.addText(
    [
      { text: name, options: { fontSize: 14, color: INK.quiet, breakLine: true } },
      {
        text: value,
        options: { fontSize: size, bold: true, color: INK.text, breakLine: change !== null || comparison !== null },
      },
      ...(change === null ? [] : [{ text: `${change} `, options: { fontSize: 14, bold: true, color: INK.text } }]),
      ...(comparison === null ? [] : [{ text: comparison, options: { fontSize: 14, color: INK.quiet } }]),
    ],
    { x, y: y + 0.08, w, h: h - 0.3, fontFace: FONT, align: "left", valign: "top", margin: 0, objectName: name },
  );
}

export const spokenFigure = ({ name, value, change, comparison }: KeyFigure): string =>
  `${name}: ${[value, change, comparison].filter(Boolean).join(", ")}`;

/** Inches that a column of key figures takes to the left of a chart, its air included. */
export const COLUMN = 3.1;
/** More than these do not stand above each other. */
export const MOST_IN_COLUMN = 4;
const [TITLE, BESIDE_LARGEST] = [0.5, 30];

/** Key figures above each other, to the left of the chart they belong to, below what they are about. */
export function addKeyFigureColumn(
  deck: Deck,
  slide: ReturnType<Deck["addSlide"]>,
  { title, figures }: KeyFiguresPart,
): void {
  const room = deck.rooms.figure;
  const [x, w] = [room.left, COLUMN - 0.45];
  if (title !== undefined) {
    slide.addText(title, {
      x,
      y: room.top - 0.05,
      w,
      h: TITLE,
      fontFace: FONT,
      fontSize: 18,
      bold: true,
      color: hex(deck.document.brand.colour),
      align: "left",
      valign: "top",
      margin: 0,
      fit: "shrink",
    });
  }
  const top = room.top + (title === undefined ? 0 : TITLE + 0.05);
  const h = Math.min(1.5, (room.top + room.high - top) / figures.length);
  const size = commonSize(figures, w, BESIDE_LARGEST);
  figures.forEach((figure, at) => {
    addKeyFigure(deck, slide, figure, { x, y: top + at * h, w, h, size });
  });
}
