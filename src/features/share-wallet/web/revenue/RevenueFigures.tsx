import { shareOf } from "#domain/figures/share.ts";
import type { Words } from "#words/words.ts";
import type { MarketMoney } from "./marketMoney.ts";
import type { GridPeriod, GridRow } from "./revenueGrid.ts";
import style from "./RevenueGrid.module.css";
import { marketSum, ownSum } from "./revenueSums.ts";

interface RevenueFiguresProps {
  /** One row, or all of those that a line adds up. */
  readonly rows: readonly GridRow[];
  readonly market: ReadonlyMap<string, MarketMoney>;
  readonly period: GridPeriod;
  readonly words: Words;
}

/** What the own dollars of a line are a part of: cells before them; months have none to be held against. */
export function MarketCells({ rows, market, period, words: { formats } }: RevenueFiguresProps) {
  if (period === "months") return null;
  const { wallet, medium } = marketSum(rows, market);
  return (
    <>
      <td className={style["quiet"]} data-wide="">
        {formats.money(wallet)}
      </td>
      <td className={style["quiet"]} data-wide="">
        {formats.money(medium)}
      </td>
    </>
  );
}

/** What the own dollars of a line come to: cells after them. */
export function OwnCells({ rows, market, period, words }: RevenueFiguresProps) {
  const own = ownSum(rows, null);
  if (period === "months") return <td className={style["quiet"]}>{shownDollars(own, words)}</td>;
  const { wallet, medium } = marketSum(rows, market);
  const part = (whole: number | null) => (own === null ? "" : words.formats.share(shareOf(own, whole)));
  return (
    <>
      <td>{part(medium)}</td>
      <td>{part(wallet)}</td>
    </>
  );
}

/** Blank where nothing was given. */
export function shownDollars(dollars: number | null, { formats }: Words): string {
  return dollars === null ? "" : formats.dollars(dollars);
}
