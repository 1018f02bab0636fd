import { IconArrowsDiff, IconStar } from "@tabler/icons-react";
import { memo, type ReactNode, useMemo } from "react";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Words } from "#language/words/words.ts";
import type { OverviewRow, StationContours, StationOverview } from "../../contract.ts";
import { overviewTable } from "../../contract/stationTables.ts";
import { BESIDE_AT_MOST } from "../beside/besideAddress.ts";
import { stationColumns } from "./stationColumns.tsx";

interface StationTableProps {
  readonly overview: StationOverview;
  readonly words: Words;
  readonly contours: StationContours | undefined;
  readonly own: ReadonlySet<string>;
  readonly opened: string | null;
  readonly onOpen: (station: string) => void;
  readonly onBeside: (stations: readonly string[]) => void;
  readonly onOwn: (stations: readonly string[]) => void;
  readonly actions: ReactNode;
}

/** The order the table opens with. */
const MOST_REVENUE_FIRST = { column: "ota", descending: true } as const;

/** Every station of the market: searched, narrowed, ordered, opened, compared, made one's own. */
export const StationTable = memo(function StationTable(props: StationTableProps) {
  const { overview, words, contours, own, opened, onOpen, onBeside, onOwn, actions } = props;
  const { text } = words;
  const columns = useMemo(() => stationColumns({ overview, words, contours, own }), [overview, words, contours, own]);
  const { view, change } = useListView(columns);
  const list = useMemo(() => ({ view: { ...view, sort: view.sort ?? MOST_REVENUE_FIRST }, change }), [view, change]);
  const bulk = (chosen: readonly OverviewRow[], clear: () => void) => {
    const ids = chosen.map(({ station }) => station.id);
    const done = (act: (stations: readonly string[]) => void) => () => {
      act(ids);
      clear();
    };
    return (
      <>
        <ActionButton onClick={done(onOwn)}>
          <IconStar size={16} aria-hidden="true" />
          {text("stations.own.set")}
        </ActionButton>
        <ActionButton
          tone="main"
          disabled={ids.length < 2 || ids.length > BESIDE_AT_MOST}
          title={text("stations.beside.hint")}
          onClick={done(onBeside)}
        >
          <IconArrowsDiff size={16} aria-hidden="true" />
          {text("stations.beside.open")}
        </ActionButton>
      </>
    );
  };
  return (
    <ListTable
      name={`${overview.medium}-stations`}
      caption={text(`stations.caption.${overview.medium}`)}
      columns={columns}
      rows={overview.rows}
      rowId={({ station }) => station.id}
      list={list}
      problem={null}
      onRetry={() => {}}
      empty={{ example: "stations", title: text("stations.empty.title"), hint: text("stations.empty.hint") }}
      onOpen={({ station }) => onOpen(station.id)}
      opened={opened}
      isFaded={({ home }) => !home}
      file={(rows) => overviewTable({ ...overview, rows: [...rows] })}
      bulk={bulk}
      actions={actions}
    />
  );
});
