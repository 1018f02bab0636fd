import type { SummaryView } from "#domain/summary/view.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import { columnScale } from "#i18n/money.ts";
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
  readonly population: SummaryView["own"]["population"];
}

export function measured(measure: Measure, { amounts, total, population }: Basis, words: Words): Measured {
  const { formats, text } = words;
  if (measure === "share") {
    const value = (dollars: number | null) => partOf(dollars, total);
    const share = (dollars: number | null) => formats.share(value(dollars));
    return { value, cell: share, inline: share, unit: text("marketSummary.unit.share") };
  }
  if (measure === "perCapita") {
    const value = (dollars: number | null) => partOf(dollars, population);
    const perCapita = (dollars: number | null) => formats.perCapita(value(dollars));
    return {
      value,
      cell: (dollars) => numberAlone(perCapita(dollars)),
      inline: perCapita,
      unit: text("marketSummary.unit.perCapita"),
    };
  }
  const scale = columnScale(amounts);
  return {
    value: (dollars) => dollars,
    cell: (dollars) => formats.moneyIn(scale, dollars),
    inline: (dollars) => formats.money(dollars),
    unit: formats.moneyHead(scale),
  };
}

function partOf(dollars: number | null, whole: number | null): number | null {
  return dollars === null || !whole ? null : dollars / whole;
}

/** Below a head that names the unit, the number stands without its sign for dollars. */
function numberAlone(money: string): string {
  return money.replace(/\s?\$/, "");
}
