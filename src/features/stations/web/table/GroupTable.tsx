import { memo, type ReactNode, useMemo } from "react";
import type { Grouping } from "#domain/stations/stationViews.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import type { Words } from "#language/words/words.ts";
import type { StationOverview } from "../../contract.ts";
import { groupColumns, groupsTable, type StationGroupRow } from "./groupColumns.tsx";

interface GroupTableProps {
  readonly overview: StationOverview;
  readonly grouping: Grouping;
  readonly words: Words;
  /** Leads to the stations of the group. */
  readonly onOpen: (group: StationGroupRow) => void;
  readonly actions: ReactNode;
}

const MOST_REVENUE_FIRST = { column: "ota", descending: true } as const;

/** Stations taken together: by who sells their time, by network or by format. */
export const GroupTable = memo(function GroupTable({ overview, grouping, words, onOpen, actions }: GroupTableProps) {
  const { text } = words;
  const columns = useMemo(() => groupColumns(overview, grouping, words), [overview, grouping, words]);
  const { view, change } = useListView(columns);
  const list = useMemo(() => ({ view: { ...view, sort: view.sort ?? MOST_REVENUE_FIRST }, change }), [view, change]);
  return (
    <ListTable
      name={`${overview.medium}-${grouping}`}
      caption={text(`stations.views.${grouping === "owners" ? "owners" : overview.medium}`)}
      columns={columns}
      rows={overview[grouping]}
      rowId={({ name }) => name ?? ""}
      list={list}
      problem={null}
      onRetry={() => {}}
      empty={{ example: "stations", title: text("stations.empty.title"), hint: text("stations.empty.hint") }}
      onOpen={onOpen}
      file={(rows) => groupsTable(overview, grouping, [...rows])}
      actions={actions}
    />
  );
});
