import type { FigurePart } from "#reports/document.ts";
import type { ExportedBlock } from "./exportedBlock.ts";

/** What files show of a block of spending, known by its name; nothing for a block that says itself what it is. */
export async function spendingChart(block: ExportedBlock): Promise<Partial<FigurePart>> {
  return block.chart || block.table ? {} : {};
}
