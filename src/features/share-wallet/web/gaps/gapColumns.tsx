import { Link } from "react-router";
import { gapColumns as filed } from "#documents/parts/wallet/gapsFigure.ts";
import { type GapLine, SUM } from "#documents/parts/wallet/gapTotals.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import type { Column } from "#ui/figures/DataTable.tsx";
import style from "./GapsBlock.module.css";

/** The columns that files have too, with ways to the sub-verticals and onto the call list. */
export function gapColumns(asked: ShareSpending, search: URLSearchParams): Column<GapLine>[] {
  const { share, spending } = asked;
  const { text, ...words } = spending.words;
  const isSum = ({ subVertical }: GapLine) => subVertical === SUM;
  const columns = filed(asked).map((column): Column<GapLine> => {
    if (column.key !== "subVertical") return column;
    const content: Column<GapLine>["content"] = (row) =>
      isSum(row) ? null : (
        <Link className={style["name"]} to={subVerticalPath(row.subVertical, search)}>
          {column.shown(row)}
        </Link>
      );
    return { ...column, content };
  });
  return [
    ...columns,
    {
      key: "call",
      head: text("shareWallet.column.call"),
      numeric: false,
      value: () => null,
      shown: () => "",
      content: (row) =>
        isSum(row) ? null : (
          <span className={style["call"]}>
            <AddToCallList
              market={share.market}
              subVertical={row.subVertical}
              name={words.subVertical(row.subVertical)}
            />
          </span>
        ),
    },
  ];
}
