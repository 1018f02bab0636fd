import type { ReactNode } from "react";
import { csvFile } from "#domain/tables/csv.ts";
import { useFormats } from "#language/useFormats.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListToolbar } from "#ui/list/ListToolbar.tsx";
import { shownRows } from "#ui/list/shownRows.ts";
import type { ListViewState } from "#ui/list/useListView.ts";
import { NoHits } from "#ui/problem/NoHits.tsx";
import { callListTable } from "../contract/callListTable.ts";
import type { CallEntry, CallList } from "../contract.ts";
import style from "./CallTotals.module.css";
import { WorkbookButton } from "./WorkbookButton.tsx";

interface NarrowedCallsProps {
  readonly items: CallList;
  readonly columns: readonly ListColumn<CallEntry>[];
  readonly list: ListViewState;
  /** Shows what the search and the filters leave. */
  readonly children: (found: CallList) => ReactNode;
}

/** The calls looked at otherwise than as a list, narrowed by what narrows the list. */
export function NarrowedCalls({ items, columns, list, children }: NarrowedCallsProps) {
  const formats = useFormats();
  const { view, change } = list;
  const found = shownRows(items, columns, view, (a, b) => formats.compare(a, b));
  const save = () => saveFile("call-list.csv", "text/csv", csvFile(callListTable([...found], formats.locale)));
  return (
    <div className={style["totals"]}>
      <ListToolbar
        isServed={false}
        isEmpty={false}
        columns={columns}
        view={view}
        change={change}
        chooser={null}
        onExport={save}
        actions={<WorkbookButton found={() => found} />}
      />
      {found.length > 0 ? (
        children(found)
      ) : (
        <NoHits
          words={view.search}
          filtered={view.filters.size > 0}
          onClear={() => change({ search: "", filters: new Map() })}
        />
      )}
    </div>
  );
}
