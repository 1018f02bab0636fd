import { columnScale, type MoneyScale } from "#language/money.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { Words } from "#language/words/words.ts";
import type { OverviewRow, StationContours, StationOverview } from "../../contract.ts";

export type StationColumn = ListColumn<OverviewRow>;

export interface ColumnsAsked {
  readonly overview: StationOverview;
  readonly words: Words;
  /** Undefined while they are on their way. */
  readonly contours: StationContours | undefined;
  /** Ids of the reader's own stations. */
  readonly own: ReadonlySet<string>;
}

/** Parts of one as percent, so that filters are typed as they are read; without the noise of binary fractions. */
export function hundredfold(part: number | null): number | null {
  return part === null ? null : Math.round(part * 1e10) / 1e8;
}

/** Dollars as millions, whatever unit the cells are in, so that an address means the same in every market and year. */
export function inMillions(dollars: number | null): number | null {
  return dollars === null ? null : dollars / 1e6;
}

/** The unit that revenue is shown in: that of the figures, and millions where there are none. */
export function revenueScale(rows: readonly { readonly ota: number | null }[]): MoneyScale {
  const known = rows.filter(({ ota }) => ota !== null);
  return known.length === 0 ? "million" : columnScale(known.map(({ ota }) => ota));
}
