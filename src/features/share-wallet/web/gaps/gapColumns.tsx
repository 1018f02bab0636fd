import { Link } from "react-router";
import { columnScale } from "#i18n/money.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import type { Column } from "#ui/figure/DataTable.tsx";
import type { ShareSpending } from "../shareSpending.ts";
import style from "./GapsBlock.module.css";
import { type GapLine, SUM } from "./gapTotals.ts";

/** The columns of the table of gaps; own dollars and their share only where they are not the medium's. */
export function gapColumns({ share, spending }: ShareSpending, search: URLSearchParams): Column<GapLine>[] {
  const { words } = spending;
  const { text, formats } = words;
  const scale = columnScale(
    share.rows.map(({ wallet }) => wallet),
    share.rows.map(({ medium }) => medium),
  );
  const gaps = columnScale(share.rows.map(({ gapDollars }) => gapDollars));
  const isSum = ({ subVertical }: GapLine) => subVertical === SUM;
  const nameOf = (row: GapLine) => (isSum(row) ? text("spending.level.total") : words.subVertical(row.subVertical));
  const money = (key: "wallet" | "medium" | "own" | "gapDollars"): Column<GapLine> => ({
    key,
    head: text(`shareWallet.column.${key}`),
    unit: formats.moneyHead(key === "gapDollars" ? gaps : scale),
    numeric: true,
    value: (row) => row[key],
    shown: (row) =>
      key === "gapDollars" ? withPlus(row[key], formats.moneyIn(gaps, row[key])) : formats.moneyIn(scale, row[key]),
  });
  /** What cannot be added up stays empty below. */
  const other = (
    key: "mediumShare" | "share" | "benchmarkShare" | "index" | "walletGrowth" | "score",
    format: "share" | "index" | "growth",
  ): Column<GapLine> => ({
    key,
    head: text(`shareWallet.column.${key}`),
    numeric: true,
    value: (row) => row[key],
    shown: (row) => (isSum(row) && row[key] === null ? "" : formats[format](row[key])),
  });
  const own = share.mode === "ownRevenue" ? [money("own"), other("share", "share")] : [];
  return [
    {
      key: "subVertical",
      head: text("spending.column.sub_vertical"),
      numeric: false,
      value: nameOf,
      shown: nameOf,
      content: (row) =>
        isSum(row) ? null : (
          <Link className={style["name"]} to={subVerticalPath(row.subVertical, search)}>
            {nameOf(row)}
          </Link>
        ),
    },
    money("gapDollars"),
    money("wallet"),
    money("medium"),
    ...own,
    other("mediumShare", "share"),
    other("benchmarkShare", "share"),
    other("index", "index"),
    other("walletGrowth", "growth"),
    other("score", "index"),
    {
      key: "stance",
      head: text("shareWallet.column.stance"),
      numeric: false,
      value: (row) => row.stance && text(`shareWallet.stance.${row.stance}`),
      shown: (row) => (row.stance ? text(`shareWallet.stance.${row.stance}`) : ""),
    },
    {
      key: "call",
      head: text("shareWallet.column.call"),
      numeric: false,
      value: () => null,
      shown: () => "",
      content: (row) =>
        isSum(row) ? null : (
          <span className={style["call"]}>
            <AddToCallList market={share.market} subVertical={row.subVertical} name={nameOf(row)} />
          </span>
        ),
    },
  ];
}

/** A gap that can be won shows its plus; one ahead of the benchmark has its minus from the format. */
function withPlus(value: number | null, shown: string): string {
  return value !== null && value > 0 ? `+${shown}` : shown;
}
