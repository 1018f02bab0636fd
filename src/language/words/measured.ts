import { inMeasure, type Measure } from "#domain/figures/measure.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { measureFormats } from "./measureFormats.ts";
import type { Words } from "./words.ts";

/** How a list of amounts is shown in the measure chosen: as dollars, as parts of their total, or per person. */
export interface Measured {
  /** The number behind a bar or a dot. */
  value(dollars: number | null): number | null;
  /** The number below the head, without its unit. */
  cell(dollars: number | null): string;
  /** The number in a sentence, with its unit. */
  inline(dollars: number | null): string;
  /** The unit for the head. */
  readonly unit: string;
}

interface Basis {
  /** All amounts that will be shown, so that one unit fits them. */
  readonly amounts: readonly (number | null)[];
  /** What shares are parts of. */
  readonly total: number | null;
  readonly population: SpendingView["own"]["population"];
}

export function measured(measure: Measure, { amounts, total, population }: Basis, words: Words): Measured {
  const write = measureFormats(measure, amounts, words);
  const value = (dollars: number | null) => inMeasure(measure, dollars, total, population);
  return {
    value,
    cell: (dollars) => write.cell(value(dollars)),
    inline: (dollars) => write.inline(value(dollars)),
    unit: write.unit,
  };
}
