import type { ChangeList } from "#domain/changes/changesTable.ts";
import type { FigureChange } from "#domain/changes/figureChange.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { measureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import { figureId, figureName } from "./changedFigure.ts";
import type { RevisionNames } from "./changesHeadline.ts";

interface ChangesTableProps {
  readonly list: ChangeList;
  readonly changes: readonly FigureChange[];
  /** Stands below the rows; null where they do not add up to one. */
  readonly total: FigureChange | null;
  readonly names: RevisionNames;
  readonly caption: string;
  readonly words: Words;
}

/** All figures of a list before and after, also those that stayed. */
export function ChangesTable({ list, changes, total, names, caption, words }: ChangesTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(list, total ? [...changes, total] : changes, names, words)}
      rows={changes}
      totals={total ? [total] : []}
      rowId={({ id }) => figureId(list, id)}
    />
  );
}

function columnsOf(
  list: ChangeList,
  shown: readonly FigureChange[],
  names: RevisionNames,
  words: Words,
): Column<FigureChange>[] {
  const { text, formats } = words;
  const amounts = measureFormats(
    "dollars",
    shown.flatMap(({ before, after }) => [before, after]),
    words,
  );
  const moves = measureFormats(
    "dollars",
    shown.map(({ change }) => change),
    words,
  );
  const name = ({ id }: FigureChange) => figureName(list, id, words);
  return [
    { key: "name", head: text(`changes.head.${list}`), numeric: false, value: name, shown: name },
    {
      key: "before",
      head: names.before,
      unit: amounts.unit,
      numeric: true,
      value: ({ before }) => before,
      shown: ({ before }) => amounts.cell(before),
    },
    {
      key: "after",
      head: names.after,
      unit: amounts.unit,
      numeric: true,
      value: ({ after }) => after,
      shown: ({ after }) => amounts.cell(after),
    },
    {
      key: "change",
      head: text("changes.change"),
      unit: moves.changeUnit,
      numeric: true,
      value: ({ change }) => change,
      shown: ({ change }) => moves.changeCell(change),
    },
    {
      key: "growth",
      head: text("changes.changePercent"),
      numeric: true,
      value: ({ growth }) => growth,
      shown: ({ growth }) => formats.growth(growth),
    },
  ];
}
