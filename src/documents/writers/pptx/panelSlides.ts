import type { LineChart, Panel, PanelChart } from "../../chart.ts";
import type { FigurePart } from "../../document.ts";
import { yearsTold } from "../../yearsTold.ts";
import { nativeChartOf } from "./chart/nativeChartOf.ts";
import type { Deck, SlideFrame } from "./deck.ts";
import { FONT, hex, INK, type Room, textWidth } from "./slideLook.ts";

type Slide = ReturnType<Deck["addSlide"]>;

/** Panels beside and below each other, in inches what stands above each, and what lies between. */
const [ACROSS, DOWN] = [4, 3];
const [HEAD, GAP, KEY] = [0.4, 0.2, 0.28];

/** Small multiples: each panel a chart of its own that can be edited, all of them on one scale. */
export function addPanelSlides(deck: Deck, chart: PanelChart, part: FigurePart, frame: SlideFrame): void {
  const each = ACROSS * DOWN;
  const room = deck.rooms.figure;
  const most = Math.max(0, ...chart.panels.flatMap(({ values }) => values.flat().map((value) => value ?? 0)));
  for (let from = 0; from < chart.panels.length; from += each) {
    const slide = deck.addSlide(frame);
    const told = [yearsTold(chart)].filter((text) => text !== "");
    const top = room.top - 0.05 + (chart.lines.length > 1 ? KEY : 0);
    const high = room.high - (chart.lines.length > 1 ? KEY : 0) - (told.length > 0 ? KEY : 0);
    if (chart.lines.length > 1) addLineKey(slide, chart, room);
    for (const text of told)
      slide.addText(text, {
        ...plain,
        x: room.left,
        y: top + high,
        w: room.wide,
        h: KEY,
        fontSize: 10,
        color: INK.quiet,
      });
    const [w, h] = [(room.wide - GAP * (ACROSS - 1)) / ACROSS, high / DOWN];
    chart.panels.slice(from, from + each).forEach((panel, at) => {
      const place = { x: room.left + (at % ACROSS) * (w + GAP), y: top + Math.floor(at / ACROSS) * h, w, h };
      addPanel(deck, slide, { chart, panel, part, most }, place);
    });
  }
}

const plain = { fontFace: FONT, margin: 0, valign: "middle" } as const;

interface PanelOf {
  readonly chart: PanelChart;
  readonly panel: Panel;
  readonly part: FigurePart;
  readonly most: number;
}

function addPanel(
  deck: Deck,
  slide: Slide,
  { chart, panel, part, most }: PanelOf,
  place: { x: number; y: number; w: number; h: number },
): void {
  const { x, y, w, h } = place;
  slide.addText(
    [
      { text: panel.name, options: { bold: true, color: INK.text, breakLine: true } },
      { text: panel.says, options: { color: INK.quiet } },
    ],
    { ...plain, x, y, w, h: HEAD, fontSize: 10 },
  );
  const box = { x, y: y + HEAD, w, h: h - HEAD - 0.05 };
  const native = nativeChartOf(linesOf(chart, panel), part.measure, {
    locale: deck.document.locale,
    width: box.w,
    height: box.h,
    reach: [0, most],
    small: true,
  });
  const alt = `${panel.name}: ${panel.says}`;
  deck.charts.push({ chart: native, alt });
  slide.addChart(deck.pptx.ChartType.bar, [{ name: part.measure, labels: ["-"], values: [0] }], {
    ...box,
    altText: alt,
    objectName: panel.name,
  });
}

/** The lines of one panel; their names stand above all panels, so that none has them at its ends. */
function linesOf({ categories, kinds, lines, format, unit }: PanelChart, { values }: Panel): LineChart {
  return {
    kind: "lines",
    ranks: false,
    band: null,
    categories,
    kinds,
    series: lines.map(({ name, colour }, at) => ({
      name,
      colour,
      weight: at === 0 ? "own" : "quiet",
      values: values[at] ?? [],
    })),
    format,
    unit,
  };
}

function addLineKey(slide: Slide, { lines }: PanelChart, room: Room): void {
  let x = room.left;
  for (const { name, colour } of lines) {
    slide.addShape("rect", {
      x,
      y: room.top + 0.06,
      w: 0.22,
      h: 0.04,
      fill: { color: hex(colour) },
      line: { type: "none" },
    });
    const w = textWidth(name, 11) * 1.15 + 0.1;
    slide.addText(name, { ...plain, x: x + 0.3, y: room.top - 0.06, w, h: KEY, fontSize: 11, color: INK.text });
    x += 0.3 + w + GAP;
  }
}
