import { IconX } from "@tabler/icons-react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import chip from "../filters/ActiveFilters.module.css";
import type { ListColumn } from "./listColumn.ts";
import { type ListFilter, NONE } from "./listFilter.ts";
import type { ListViewState } from "./useListView.ts";

interface FilterChipsProps<Row> extends ListViewState {
  readonly columns: readonly ListColumn<Row>[];
}

/** Every filter at work, each to be taken away, and all at once with the search. */
export function FilterChips<Row>({ columns, view, change }: FilterChipsProps<Row>) {
  const text = useText();
  const said = useSaid();
  if (view.filters.size === 0 && view.search === "") return null;

  return (
    <ul className={chip["filters"]} aria-label={text("filters.active")}>
      {columns.flatMap((column) => {
        const filter = view.filters.get(column.key);
        if (!filter) return [];
        const label = `${column.filterHead ?? column.head}: ${said(filter, column)}`;
        const others = new Map([...view.filters].filter(([key]) => key !== column.key));
        return (
          <li key={column.key}>
            <button
              type="button"
              className={chip["chip"]}
              aria-label={text("filters.remove", { filter: label })}
              onClick={() => change({ filters: others })}
            >
              <bdi>{label}</bdi>
              <IconX size={14} stroke={1.8} aria-hidden="true" />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={chip["reset"]} onClick={() => change({ search: "", filters: new Map() })}>
          {text("filters.reset")}
        </button>
      </li>
    </ul>
  );
}

/** A filter in words: `Local TV, Local radio`, `from Mar 1, 2026`. */
function useSaid() {
  const text = useText();
  const formats = useFormats();
  return (filter: ListFilter, { options = [] }: Pick<ListColumn<never>, "options">): string => {
    if (filter.kind === "text") return `“${filter.text}”`;
    if (filter.kind === "choice")
      return filter.values
        .map((each) =>
          each === NONE ? text("lists.none") : (options.find(({ value }) => value === each)?.label ?? each),
        )
        .join(", ");
    const bound = (value: string | number) =>
      typeof value === "number" ? formats.count(value) : formats.date(`${value}T12:00:00`);
    const { from, to } = filter;
    if (from !== null && to !== null) return `${bound(from)} – ${bound(to)}`;
    return from !== null ? `≥ ${bound(from)}` : `≤ ${bound(to ?? "")}`;
  };
}
