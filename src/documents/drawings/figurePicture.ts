import { SURFACE } from "#figures/charts/colours.ts";
import { pixel, type Shape } from "#figures/charts/drawing.ts";
import { escaped, markup } from "#figures/charts/markup.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { LETTERS } from "#figures/charts/standaloneSvg.ts";
import { label } from "#figures/charts/yearAxis.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "../chart.ts";
import type { FigurePart } from "../document.ts";
import type { Spending } from "../spending.ts";
import { scopeTitle } from "../scopeTitle.ts";
import { sourceBeside } from "../sourceBeside.ts";
import { brokenName } from "./brokenName.ts";
import type { ChartLook } from "./chartLook.ts";
import { chartDrawing } from "./chartSvg.ts";

export interface PictureLook {
  readonly locale: Locale;
  readonly look: ChartLook;
  /** The market, and the category if it is of one: nothing else in a picture names them. */
  readonly about: string;
  /** Said in a frame of its own, such as "Sample data"; null where there is nothing to be warned of. */
  readonly badge: string | null;
  /** CSS that the picture brings with it, such as its letters; left out where they are installed. */
  readonly styles?: string;
}

/** A figure that stands alone: it still says what it shows, in which unit, where that comes from and that it is a sample. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const [WIDTH, EDGE] = [960, 32];
const INNER = WIDTH - EDGE * 2;
/** Sizes of the sentence, the measure and the small print, each with the height of its lines. */
const [SENTENCE, MEASURE, SMALL] = [
  { size: 22, line: 29 },
  { size: 14, line: 20 },
  { size: 11.5, line: 16 },
];

/** How a figure of spending stands alone: what it is of, and at once that it is of a scenario or a sample. */
export function pictureLook(spending: Spending, look: ChartLook): PictureLook {
  const { revision, scope, market, words } = spending;
  const place = words.market(market.id);
  const sample = revision.sample ? words.text("shell.sample") : null;
  return {
    locale: words.formats.locale,
    look,
    about: scope.kind === "market" ? place : `${place} · ${scopeTitle(spending)}`,
    badge: revision.status === "scenario" ? words.text("spending.whatIf.source", { name: revision.label }) : sample,
  };
}

/** The whole block as one picture; null where there is no chart. */
export function figurePicture(part: FigurePart, { locale, look, about, badge, styles }: PictureLook): Picture | null {
  if (part.chart === null) return null;
  const shapes: Shape[] = [];
  let y = EDGE - 6;
  const write = (text: string, { size, line }: typeof SENTENCE, attributes: Shape["attributes"], room = INNER) => {
    for (const words of brokenName(text, (room * 12) / size, 4)) {
      y += line;
      shapes.push(label(EDGE, y, words, { fontSize: size, ...attributes }));
    }
  };
  write(about, MEASURE, { fontWeight: 600 });
  write(part.headline, SENTENCE, { fontWeight: 600, fill: "var(--chart-ink)" });
  y += 4;
  write(measureOf(part.measure, part.chart), MEASURE, {});
  const chart = chartDrawing(part.chart, { width: INNER, locale, look });
  const top = y + 20;
  y = top + chart.height + 14;
  const framed = badge === null ? 0 : nameWidth(badge) + 16;
  write(sourceBeside(badge, part.source), SMALL, {}, INNER - framed - 16);
  if (badge !== null) shapes.push(...badgeShapes(badge, framed, top + chart.height + 17));
  const height = Math.ceil(Math.max(y, top + chart.height + 40) + EDGE - 10);
  const scale = pixel(INNER) / chart.width;
  return {
    width: WIDTH,
    height,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
      `role="img" font-family="${LETTERS}">\n` +
      `  <title>${escaped(`${about}: ${part.headline}`)}</title>\n  <desc>${escaped(part.alt)}</desc>\n` +
      (styles === undefined ? "" : `  <style>${styles}</style>\n`) +
      `  <rect width="${WIDTH}" height="${height}" fill="${SURFACE[look]}"/>\n${markup(shapes, look)}` +
      `  <g transform="translate(${EDGE} ${top})${scale === 1 ? "" : ` scale(${scale})`}">\n${markup(chart.shapes, look)}  </g>\n</svg>\n`,
  };
}

/** The measure with its unit, where the line does not name it: nothing else in a picture does. */
function measureOf(measure: string, chart: Chart): string {
  const unit = chart.kind === "scatter" ? "" : chart.unit;
  return unit === "" || measure.toLowerCase().includes(unit.toLowerCase()) ? measure : `${measure} · ${unit}`;
}

function badgeShapes(badge: string, width: number, y: number): Shape[] {
  const left = WIDTH - EDGE - width;
  return [
    {
      tag: "rect",
      attributes: {
        x: pixel(left),
        y,
        width: pixel(width),
        height: 20,
        rx: 4,
        fill: "none",
        stroke: "var(--chart-axis)",
      },
    },
    label(left + width / 2, y + 14, badge, { textAnchor: "middle", fontWeight: 600, fill: "var(--chart-ink)" }),
  ];
}
