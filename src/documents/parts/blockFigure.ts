import type { BlockName } from "#domain/blockNames.ts";
import type { Chart } from "../chart.ts";
import type { FigurePart, KeyFiguresPart, ReportPart, ReportTable } from "../document.ts";
import { sourceLine } from "../sourceLine.ts";
import type { Spending } from "../spending.ts";

/** What a block of figures says, the same on a screen and in a file. Its chart and table are made when they are asked for. */
export interface BlockFigure {
  readonly name: BlockName;
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
  /** Where the figures come from if not from those who know the spending of the year. */
  readonly sources?: readonly string[];
  /** Whether it prints the shares of a whole; each is rounded by itself, and its small print says so. */
  readonly shares?: boolean;
  /** The figures of the finding, which stand above the chart. */
  readonly facts?: KeyFiguresPart;
  /** Sentences that stand below it. */
  readonly notes?: readonly string[];
}

/** The block as parts of a document: itself between the figures of its finding and its notes. */
export function figureParts(figure: BlockFigure, spending: Spending): ReportPart[] {
  const notes = (figure.notes ?? []).map((text): ReportPart => ({ kind: "note", text }));
  return [...(figure.facts ? [figure.facts] : []), figurePart(figure, spending), ...notes];
}

/** The block alone as a part of a document. */
export function figurePart(figure: BlockFigure, spending: Spending): FigurePart {
  // What else a block knows stays with it: a document is plain data.
  const { name, headline, measure, alt, shows, chart, table, sources, shares } = figure;
  return {
    kind: "figure",
    name,
    headline,
    measure,
    chart: chart(),
    alt,
    table: table(),
    shows,
    source: sourceLine(spending, sources, shares),
  };
}

/** `mediaAdSpending` as the name of a sheet or a file: `media-ad-spending`. */
export function tableName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
