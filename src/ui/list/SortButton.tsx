import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { DropButton } from "./DropButton.tsx";
import style from "./FilterButton.module.css";
import type { ListColumn } from "./listColumn.ts";
import { nextSort } from "./listView.ts";
import type { ListViewState } from "./useListView.ts";

interface SortButtonProps<Row> extends ListViewState {
  readonly columns: readonly ListColumn<Row>[];
}

/** The order of a list where there are no heads to press: on a phone. */
export function SortButton<Row>({ columns, view: { sort }, change }: SortButtonProps<Row>) {
  const text = useText();
  return (
    <DropButton label={text("lists.sort")} icon={<IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />}>
      {(close) => (
        <ul className={style["columns"]}>
          {columns.map((column) => {
            const direction = sort?.column !== column.key ? null : sort.descending ? "descending" : "ascending";
            return (
              <li key={column.key}>
                <button
                  type="button"
                  aria-pressed={direction !== null}
                  data-active={direction ?? undefined}
                  onClick={() => {
                    change({ sort: nextSort(sort, column) });
                    close();
                  }}
                >
                  {column.head}
                  {direction === "ascending" && <IconArrowUp size={12} aria-hidden="true" />}
                  {direction === "descending" && <IconArrowDown size={12} aria-hidden="true" />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </DropButton>
  );
}
