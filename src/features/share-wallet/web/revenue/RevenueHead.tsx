import type { Words } from "#words/words.ts";
import { FoldButton } from "./FoldButton.tsx";
import { GRID_COLUMNS, type GridPeriod } from "./revenueGrid.ts";
import type { Folds } from "./useFolds.ts";

interface RevenueHeadProps {
  /** The own medium's name. */
  readonly medium: string;
  readonly period: GridPeriod;
  /** Null where the rows are not under verticals. */
  readonly folds: Folds | null;
  readonly words: Words;
}

/** The heads of the grid's columns; the first opens and folds all verticals at once. */
export function RevenueHead({ medium, period, folds, words: { text, formats } }: RevenueHeadProps) {
  const category = text("ownRevenue.column.category");
  return (
    <thead>
      <tr>
        <th scope="col">
          {folds ? (
            <FoldButton open={folds.allOpen} onToggle={folds.toggleAll}>
              {category}
            </FoldButton>
          ) : (
            category
          )}
        </th>
        {period === "year" && (
          <>
            <th scope="col" data-wide="">
              {text("ownRevenue.column.wallet")}
            </th>
            <th scope="col" data-wide="">
              {medium}
            </th>
          </>
        )}
        {GRID_COLUMNS[period].map((month) => (
          <th key={month ?? "year"} scope="col">
            {month === null ? text("ownRevenue.column.own") : formats.month(month)}
          </th>
        ))}
        {period === "year" ? (
          <>
            <th scope="col">{text("ownRevenue.column.ofMedium", { medium })}</th>
            <th scope="col">{text("ownRevenue.column.ofWallet")}</th>
          </>
        ) : (
          <th scope="col">{text("ownRevenue.column.total")}</th>
        )}
      </tr>
    </thead>
  );
}
