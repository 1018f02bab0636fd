import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { memo, type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { TermText } from "../glossary/TermText.tsx";
import { gridStops, moveInGrid } from "../keyboard/gridKeys.ts";
import { useOneStop } from "../keyboard/useOneStop.ts";
import { LinkButton } from "../look/LinkButton.tsx";
import { useCutEdges } from "../look/useCutEdges.ts";
import style from "./DataTable.module.css";
import { useFigureLayer } from "./figureLayer.ts";
import { OwnMark } from "./OwnMark.tsx";
import { nextSorting, type Sorting, sortRows, type SortValue } from "./sortRows.ts";

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  /** Stands below the name: `$M`, `%`. */
  readonly unit?: string;
  readonly numeric: boolean;
  /** What the column is sorted by. */
  readonly value: (row: Row) => SortValue;
  /** What the cell says. */
  readonly shown: (row: Row) => string;
  /** How the cell looks, apart from its text: a shade, or the slant of forecasts. */
  readonly forecast?: boolean;
  readonly heat?: (row: Row) => number;
  /** What stands in the cell instead of its text, such as a link; null where the text does. */
  readonly content?: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Totals below the rows; they stay in sight and are not sorted. */
  readonly totals?: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Why a row stands out; undefined for one that does not. */
  readonly mark?: ((row: Row) => string | undefined) | undefined;
  /** The key of the column that the view is about. */
  readonly current?: string;
}

/** A table like a good spreadsheet: tight rows, aligned figures, sorting by any head, head and totals in sight. */
export function DataTable<Row>({ caption, columns, rows, totals = [], rowId, mark, current }: DataTableProps<Row>) {
  const { formats, text } = useFigureLayer();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const column = sorting && columns.find(({ key }) => key === sorting.column);
  const ordered = useMemo(
    () => (column && sorting ? sortRows(rows, column.value, sorting.direction, (a, b) => formats.compare(a, b)) : rows),
    [rows, column, sorting, formats],
  );

  const frame = useCutEdges<HTMLDivElement>();
  const [all, showAll] = useState(false);
  const shown = all || ordered.length <= WHOLE ? ordered : ordered.slice(0, FIRST);
  const grid = useOneStop<HTMLTableElement>(gridStops);
  useLayoutEffect(() => showColumn(frame.current, current), [frame, current]);

  return (
    <>
      <div ref={frame} className={style["frame"]}>
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move from cell to cell
          role="grid"
          className={style["table"]}
          data-dense={columns.length > DENSE || undefined}
          onKeyDown={moveInGrid}
        >
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ key, head, unit, numeric, forecast }) => {
                const direction = sorting?.column === key ? sorting.direction : undefined;
                return (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={direction ?? "none"}
                    data-numeric={numeric || undefined}
                    data-forecast={forecast || undefined}
                    data-current={key === current || undefined}
                  >
                    <button type="button" onClick={() => setSorting(nextSorting(sorting, key, numeric))}>
                      <span>
                        <TermText>{head}</TermText>
                        {unit && <small>{unit}</small>}
                      </span>
                      {direction === "ascending" && <IconArrowUp size={12} aria-hidden="true" />}
                      {direction === "descending" && <IconArrowDown size={12} aria-hidden="true" />}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Line key={rowId(row)} id={rowId(row)} row={row} columns={columns} mark={mark?.(row)} />
            ))}
          </tbody>
          {totals.length > 0 && (
            <tfoot>
              {totals.map((row) => (
                <Line key={rowId(row)} id={rowId(row)} row={row} columns={columns} />
              ))}
            </tfoot>
          )}
        </table>
      </div>
      {shown.length < ordered.length && (
        <p className={style["more"]}>
          {text("figure.someRows", { shown: shown.length, count: ordered.length })}{" "}
          <LinkButton onClick={() => showAll(true)}>{text("figure.allRows")}</LinkButton>
        </p>
      )}
    </>
  );
}

/** Up to so many rows are shown at once, of more the first ones and a way to the rest: a box that scrolls would hide them. */
const WHOLE = 24;
const FIRST = 19;

/** A table of more columns than this stands closer, so that it fits a wide window. */
const DENSE = 16;

/** Below this width of the window a table of years is wider than its frame. */
const NARROW = 768;

/**
 * Brings the column that the view is about into sight, with no column cut by the names at the left. On wide screens it is
 * in sight, and asking would cost a layout.
 */
function showColumn(frame: HTMLElement | null, column: string | undefined): void {
  if (!frame || column === undefined || innerWidth >= NARROW) return;
  const [names, ...heads] = frame.querySelectorAll<HTMLElement>("thead th");
  const current = heads.find((head) => head.dataset["current"]);
  if (!names || !current) return;
  const room = frame.clientWidth - names.offsetWidth;
  const end = current.offsetLeft + current.offsetWidth;
  const first = heads.find((head) => end - head.offsetLeft <= room) ?? current;
  frame.scrollLeft = first.offsetLeft - names.offsetWidth;
}

interface LineProps<Row> {
  readonly id: string;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly mark?: string | undefined;
}

function LineOf<Row>({ id, row, columns, mark }: LineProps<Row>) {
  return (
    <tr data-row={id}>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.key} scope="row" data-mark={mark && ""}>
            <span className={style["name"]}>
              {column.content?.(row) ?? column.shown(row)}
              {mark && <OwnMark says={mark} />}
            </span>
          </th>
        ) : (
          <td
            key={column.key}
            data-numeric={column.numeric || undefined}
            data-forecast={column.forecast || undefined}
            data-heat={column.heat?.(row) || undefined}
            data-figure={column.numeric ? `${id}:${column.key}` : undefined}
            tabIndex={column.numeric ? -1 : undefined}
          >
            {column.content?.(row) ?? column.shown(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** `memo` forgets that a component is generic; this line says it again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const Line = memo(LineOf) as typeof LineOf;
