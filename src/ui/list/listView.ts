import type { ListColumn } from "./listColumn.ts";
import { type ListFilter, readFilter, writeFilter } from "./listFilter.ts";

/** What of a list is looked at, in which order. It stands in the address, so that a view can be passed on. */
export interface ListView {
  readonly search: string;
  /** Null keeps the order in which the rows come. */
  readonly sort: ListSort | null;
  /** By column key. */
  readonly filters: ReadonlyMap<string, ListFilter>;
}

export interface ListSort {
  readonly column: string;
  readonly descending: boolean;
}

type Columns = readonly Pick<ListColumn<never>, "key" | "kind">[];

/** Takes from an address what these columns know; the rest is left to others. */
export function readListView(address: URLSearchParams, columns: Columns): ListView {
  const sort = address.get("sort") ?? "";
  const column = sort.replace(/^-/, "");
  const filters = columns.flatMap(({ key, kind }): [string, ListFilter][] => {
    const filter = readFilter(kind, address.get(key) ?? "");
    return filter ? [[key, filter]] : [];
  });
  return {
    search: address.get("search") ?? "",
    sort: columns.some(({ key }) => key === column) ? { column, descending: sort.startsWith("-") } : null,
    filters: new Map(filters),
  };
}

/** The address with this view in it; everything else there is kept. */
export function writeListView(address: URLSearchParams, columns: Columns, view: ListView): URLSearchParams {
  const written = new URLSearchParams(address);
  const put = (name: string, value: string) => (value === "" ? written.delete(name) : written.set(name, value));
  put("search", view.search);
  put("sort", view.sort ? `${view.sort.descending ? "-" : ""}${view.sort.column}` : "");
  for (const { key } of columns) {
    const filter = view.filters.get(key);
    put(key, filter ? writeFilter(filter) : "");
  }
  return written;
}

/** A press on a head: the column's usual direction first, then the other one, then the order in which the rows come. */
export function nextSort(sort: ListSort | null, { key, kind }: Columns[number]): ListSort | null {
  const usual = kind === "number" || kind === "date";
  if (sort?.column !== key) return { column: key, descending: usual };
  return sort.descending === usual ? { column: key, descending: !usual } : null;
}
