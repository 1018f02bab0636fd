import type { SectionName } from "#domain/spending/sections.ts";
import type { Chart } from "../chart.ts";
import type { FigurePart, ReportTable } from "../document.ts";
import { sourceLine } from "../sourceLine.ts";
import type { Spending } from "../spending.ts";

/** What a block of spending says, the same on a screen and in a file. Its chart and table are made when they are asked for. */
export interface BlockFigure {
  readonly name: SectionName;
  /** A sentence that says the finding. */
  readonly headline: string;
  /** What is measured, of what, and in which unit. */
  readonly measure: string;
  /** What the chart shows, in words made from its data. */
  readonly alt: string;
  readonly shows: FigurePart["shows"];
  /** The chart for files; null where there is nothing to draw. */
  readonly chart: () => Chart | null;
  readonly table: () => ReportTable;
}

/** The block as a part of a document. */
export function figurePart(figure: BlockFigure, spending: Spending): FigurePart {
  // What else a block knows stays with it: a document is plain data.
  const { name, headline, measure, alt, shows, chart, table } = figure;
  return {
    kind: "figure",
    name,
    headline,
    measure,
    chart: chart(),
    alt,
    table: table(),
    shows,
    source: sourceLine(spending),
  };
}

/** `mediaAdSpending` as the name of a sheet or a file: `media-ad-spending`. */
export function tableName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
