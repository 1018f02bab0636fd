import type { ReactNode } from "react";
import type { Words } from "#words/words.ts";
import type { MarketMoney } from "./marketMoney.ts";
import { MarketCells, OwnCells, shownDollars } from "./RevenueFigures.tsx";
import { GRID_COLUMNS, type GridPeriod, type GridRow } from "./revenueGrid.ts";
import style from "./RevenueGrid.module.css";
import { ownSum } from "./revenueSums.ts";

interface RevenueSumRowProps {
  /** What heads the line. */
  readonly children: ReactNode;
  readonly rows: readonly GridRow[];
  readonly market: ReadonlyMap<string, MarketMoney>;
  readonly period: GridPeriod;
  readonly words: Words;
}

/** A line of the grid that adds up others: a vertical's, or all of them. */
export function RevenueSumRow({ children, ...figures }: RevenueSumRowProps) {
  const { rows, period, words } = figures;
  return (
    <tr className={style["sum"]}>
      <th scope="row">{children}</th>
      <MarketCells {...figures} />
      {GRID_COLUMNS[period].map((month) => (
        <td key={month ?? "year"}>{shownDollars(ownSum(rows, month), words)}</td>
      ))}
      <OwnCells {...figures} />
    </tr>
  );
}
