import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import style from "./ListGrid.module.css";
import type { ListColumn } from "./listColumn.ts";
import { type ListSort, nextSort } from "./listView.ts";
import type { TableOf } from "./useListTable.ts";

interface ListHeadProps<Row extends object> {
  readonly table: TableOf<Row>;
  readonly columns: readonly ListColumn<Row>[];
  /** The key of the column that stays in sight when the others are scrolled sideways. */
  readonly pinned: string | undefined;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
  readonly selectable: boolean;
}

/** The heads of a list: a press sorts, the box at the left chooses every row that the view shows. */
export function ListHead<Row extends object>({ table, columns, pinned, sort, onSort, selectable }: ListHeadProps<Row>) {
  const text = useText();
  const all = table.getIsAllRowsSelected();
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable && (
          <th className={style["check"]} scope="col">
            <label>
              <input
                type="checkbox"
                aria-label={text("lists.chooseAll")}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = !all && table.getIsSomeRowsSelected();
                }}
                onChange={() => table.toggleAllRowsSelected(!all)}
              />
            </label>
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.key ? (sort.descending ? "descending" : "ascending") : "none";
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction}
              data-numeric={column.kind === "number" || undefined}
              data-pinned={column.key === pinned || undefined}
            >
              <button type="button" title={column.head} onClick={() => onSort(nextSort(sort, column))}>
                <span>{column.head}</span>
                {direction === "ascending" && <IconArrowUp size={12} aria-hidden="true" />}
                {direction === "descending" && <IconArrowDown size={12} aria-hidden="true" />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
