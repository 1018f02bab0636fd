import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import type { RevisionChanges } from "./changesBetween.ts";
import type { FigureChange } from "./figureChange.ts";

/** The lists of figures that are compared. */
export const CHANGE_LISTS = ["media", "subVerticals", "years"] as const;
export type ChangeList = (typeof CHANGE_LISTS)[number];

const LIST_NAMES: Readonly<Record<ChangeList, string>> = {
  media: "medium",
  subVerticals: "sub_vertical",
  years: "year",
};

/** Every figure compared, as plain rows: what it is, the two revisions by their labels, before and after, and the difference. */
export function changesTable(
  changes: RevisionChanges,
  revisions: { readonly before: string; readonly after: string },
): Table {
  const lists = CHANGE_LISTS.flatMap((list) => changes[list].map((row) => ({ list: LIST_NAMES[list], row })));
  const total = changes.total ? [{ list: "total", row: changes.total }] : [];
  return tableOf<{ readonly list: string; readonly row: FigureChange }>(
    [...total, ...lists],
    [
      { key: "list", unit: "text", cell: ({ list }) => list },
      { key: "figure", unit: "text", cell: ({ row }) => row.id },
      { key: "before_edition", unit: "text", cell: () => revisions.before },
      { key: "after_edition", unit: "text", cell: () => revisions.after },
      { key: "before_dollars", unit: "dollars", cell: ({ row }) => row.before },
      { key: "after_dollars", unit: "dollars", cell: ({ row }) => row.after },
      { key: "change_dollars", unit: "dollars", cell: ({ row }) => row.change },
      { key: "change_percent", unit: "percent", part: ({ row }) => row.growth },
    ],
  );
}
