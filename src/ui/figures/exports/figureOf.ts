import { viewKinds } from "#domain/yearKind.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { FigurePart, ReportTable } from "#documents/document.ts";
import { figurePart } from "#documents/parts/blockFigure.ts";
import { spendingPart } from "#documents/parts/spendingParts.ts";
import { reportTable } from "#documents/reportTable.ts";
import { sourceLine } from "#documents/sourceLine.ts";
import type { ExportedBlock } from "./exportedBlock.ts";

/** A block as a part of a document: what it says on the screen, its chart and its table. */
export function figureOf(block: ExportedBlock): FigurePart {
  const section = SECTION_NAMES.find((one) => one === block.name);
  if (section && !block.chart) return spendingPart(section, block.spending);
  if (block.figure) return figurePart(block.figure, block.spending);
  const { name, spending, headline, measure, alt, sources, shares } = block;
  return {
    kind: "figure",
    name,
    headline,
    measure,
    alt,
    chart: block.chart?.() ?? null,
    table: block.table?.() ?? tableOf(block),
    shows: "both",
    source: sourceLine(spending, sources, shares),
  };
}

/** The rows of its first file in words. */
function tableOf({ files, measure, spending }: ExportedBlock): ReportTable | null {
  const [file] = files;
  if (!file) return null;
  const table = file.table();
  const named = table.columns.find(({ unit }) => unit === "text")?.key ?? table.columns[0]?.key ?? "";
  return reportTable(table, {
    name: kebab(file.name),
    caption: measure,
    words: spending.words,
    named,
    kinds: viewKinds(spending.view),
  });
}

/** `mediaAdSpending` as `media-ad-spending`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
