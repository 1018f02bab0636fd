import { useMemo } from "react";
import { stanceColumns } from "#documents/parts/wallet/quadrantFigure.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

interface StanceTableProps {
  readonly asked: ShareSpending;
  readonly caption: string;
}

/** The quadrant as a table: what to do, and by which figures. */
export function StanceTable({ asked, caption }: StanceTableProps) {
  const columns = useMemo(() => stanceColumns(asked), [asked]);
  return (
    <DataTable caption={caption} columns={columns} rows={asked.share.rows} rowId={({ subVertical }) => subVertical} />
  );
}
