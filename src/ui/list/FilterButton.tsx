import { IconChevronLeft, IconFilter } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { DropButton } from "./DropButton.tsx";
import { FilterEditor } from "./FilterEditor.tsx";
import style from "./FilterButton.module.css";
import type { ListColumn } from "./listColumn.ts";
import type { ListViewState } from "./useListView.ts";

interface FilterButtonProps<Row> extends ListViewState {
  readonly columns: readonly ListColumn<Row>[];
}

/** Narrows the list by one column after another: first which one, then to what. */
export function FilterButton<Row>({ columns, view, change }: FilterButtonProps<Row>) {
  const text = useText();
  const [key, setKey] = useState<string | null>(null);
  const column = columns.find((each) => each.key === key);

  return (
    <DropButton
      label={text("lists.filter")}
      icon={<IconFilter size={16} stroke={1.6} aria-hidden="true" />}
      onClose={() => setKey(null)}
    >
      {() =>
        column ? (
          <>
            <button type="button" className={style["back"]} onClick={() => setKey(null)}>
              <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
              {column.filterHead ?? column.head}
            </button>
            <FilterEditor
              column={column}
              filter={view.filters.get(column.key) ?? null}
              onChange={(filter) => {
                const filters = new Map(view.filters);
                if (filter) filters.set(column.key, filter);
                else filters.delete(column.key);
                change({ filters });
              }}
            />
          </>
        ) : (
          <ul className={style["columns"]}>
            {columns.map(({ key, head, filterHead = head }) => (
              <li key={key}>
                <button type="button" data-active={view.filters.has(key) || undefined} onClick={() => setKey(key)}>
                  {filterHead}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </DropButton>
  );
}
