import { memo, useMemo } from "react";
import type { BlockFigure } from "#documents/parts/blockFigure.ts";
import { WrittenTable } from "./WrittenTable.tsx";

/** The table of a block, written when it is first shown. */
export const FigureTable = memo(function FigureTable({ figure }: { readonly figure: BlockFigure }) {
  const table = useMemo(() => figure.table(), [figure]);
  return <WrittenTable table={table} />;
});
