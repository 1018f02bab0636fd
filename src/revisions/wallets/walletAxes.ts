import type { NationalTotalRow } from "#platform/database/queries/nationalTotalRows.ts";
import { Failure } from "#domain/failure.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { WalletShape } from "#domain/wallet/wallet.ts";

/** Years that the forecast reaches beyond the current one. */
const HORIZON = 5;

export interface WalletAxes extends WalletShape {
  /** The latest year with a total that is not a forecast: the year the product opens with. */
  readonly currentYear: number;
}

/** What axes are told by; without a definition nobody said that there is more than one. */
type AxisTotal = Pick<NationalTotalRow, "medium" | "year" | "kind"> & Partial<Pick<NationalTotalRow, "definition">>;

/** The axes that national totals span: their media, every sub-vertical, and the years from their first to five after the current one. */
export function walletAxes(totals: readonly AxisTotal[]): WalletAxes {
  const settled = totals.filter(({ kind }) => kind !== "forecast").map(({ year }) => year);
  if (settled.length === 0) {
    throw new Failure(
      "conflict",
      "The national totals contain forecasts only. Import totals with at least one actual year.",
    );
  }
  const currentYear = Math.max(...settled);
  const firstYear = Math.min(...settled);
  const given = new Set(totals.map(({ medium }) => medium));
  const known = MEDIA.map(({ id }) => id).filter((id) => given.delete(id));
  return {
    currentYear,
    years: Array.from({ length: currentYear + HORIZON - firstYear + 1 }, (_, at) => firstYear + at),
    media: [...known, ...given],
    subVerticals: SUB_VERTICALS.map(({ id }) => id),
    ...breaksOf(totals),
  };
}

/** A medium begins anew in a year whose total is of another definition than that of the year before it that was given. */
function breaksOf(totals: readonly AxisTotal[]): Pick<WalletShape, "breaks"> {
  const found = [...Map.groupBy(totals, ({ medium }) => medium)].flatMap(([medium, rows]) => {
    const ordered = rows.toSorted((a, b) => a.year - b.year);
    const begun = ordered.filter(
      ({ definition }, at) => at > 0 && (definition ?? null) !== (ordered[at - 1]?.definition ?? null),
    );
    return begun.length > 0 ? [[medium, begun.map(({ year }) => year)] as const] : [];
  });
  return found.length > 0 ? { breaks: Object.fromEntries(found) } : {};
}
