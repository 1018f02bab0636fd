import { IconLock } from "@tabler/icons-react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo } from "react";
import { Breakable } from "../look/Breakable.tsx";
import { useCutEdges } from "../look/useCutEdges.ts";
import type { CellAt } from "./cellRules.ts";
import style from "./EditGrid.module.css";
import { type CellEditing, type CellEditingProps, useCellEditing } from "./useCellEditing.ts";

export interface EditRow {
  readonly id: string;
  readonly name: string;
  /** Sums of the rows below them and totals of all stand out. */
  readonly tone?: "sum" | "total" | undefined;
  /** Stands beside the name, such as a sparkline. */
  readonly beside?: ReactNode;
  /** Stands in the place of the name, such as a button that folds the rows below. */
  readonly heading?: ReactNode;
  /** Stands under a sum, and in from its name. */
  readonly under?: boolean;
  /** The cursor passes it by. */
  readonly fixed?: boolean;
}

export interface EditColumn {
  readonly id: string;
  readonly head: string;
  readonly forecast?: boolean;
  /** Spoken and shown on hovering, where the head is short. */
  readonly title?: string;
  /** Stands beside what is typed; the cursor passes it by. */
  readonly fixed?: boolean;
  readonly quiet?: boolean;
  /** Left out on a phone. */
  readonly wide?: boolean;
}

/** How one cell looks and what can be done with it. */
export interface EditCell {
  readonly shown: string;
  readonly editable: boolean;
  /** −3 to 3. */
  readonly heat?: number | undefined;
  /** Stated by somebody: stands out. */
  readonly stated?: boolean | undefined;
  readonly locked?: boolean | undefined;
  /** Published figures stand upright, derived and modelled ones lean. */
  readonly basis?: string | undefined;
}

export interface EditGridProps extends CellEditingProps {
  readonly caption: string;
  /** Above the names, such as the unit. */
  readonly corner: ReactNode;
  readonly rows: readonly EditRow[];
  /** Stays in sight below the others. */
  readonly foot?: EditRow;
  readonly columns: readonly EditColumn[];
  readonly cell: (row: string, column: string) => EditCell;
  /** Of very many rows only those in sight stand in the page. */
  readonly windowed?: boolean;
  /** Said while what is typed is no figure. */
  readonly noFigure: string;
  /** The cell that the last edit could not be made in. */
  readonly wrongAt?: CellAt | null;
  readonly testId: string;
}

const ROW_HEIGHT = 32;
/** So few columns do not fill a wide screen. */
const FEW_COLUMNS = 6;

/** Figures handled as in a spreadsheet: arrows move, typing writes over, Enter goes down, Escape leaves, Delete takes back, a block can be pasted. */
export function EditGrid(props: EditGridProps) {
  const { rows, columns, cell, foot } = props;
  const frame = useCutEdges<HTMLDivElement>();
  const { shown, before, after, scrollTo, measure } = useRowsInSight(rows, frame, props.windowed ?? false);
  const places = useMemo(
    () => ({
      rows: rows.filter(({ fixed }) => !fixed).map(({ id }) => id),
      columns: columns.filter(({ fixed }) => !fixed).map(({ id }) => id),
    }),
    [rows, columns],
  );
  const editing = useCellEditing(
    props,
    places,
    (at) => cell(at.row, at.column).editable,
    (to) => {
      const found = cellIn(frame.current, to);
      if (found) return found.focus();
      scrollTo(to.row);
      requestAnimationFrame(() => cellIn(frame.current, to)?.focus());
    },
  );
  const { here } = editing;
  useLayoutEffect(() => showColumn(frame.current, here), []); // oxlint-disable-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, where it opens
  // The Tab key enters at the cursor, or at the first row in sight where that was scrolled away.
  const entry = shown.some(({ row }) => row.id === here.row) ? here.row : shown.find(({ row }) => !row.fixed)?.row.id;
  const line = (row: EditRow) => ({
    row,
    columns,
    cell,
    editing,
    onAt: props.onAt,
    entry: row.id !== entry ? null : row.id === here.row ? here.column : (places.columns[0] ?? null),
    wrong: props.wrongAt?.row === row.id ? props.wrongAt.column : null,
  });
  return (
    <div ref={frame} className={style["frame"]}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move from cell to cell
        role="grid"
        className={style["grid"]}
        aria-rowcount={rows.length + (foot ? 2 : 1)}
        data-few={columns.length <= FEW_COLUMNS || undefined}
        data-beside={places.columns.length < columns.length || undefined}
        data-testid={props.testId}
        onPaste={editing.onPaste}
      >
        <caption className="visually-hidden">{props.caption}</caption>
        <GridHead corner={props.corner} columns={columns} />
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {shown.map(({ row, index }) => (
            <GridLine key={row.id} measure={measure} index={index + 2} {...line(row)} />
          ))}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
        {foot && (
          <tfoot>
            <GridLine index={rows.length + 2} {...line(foot)} />
          </tfoot>
        )}
      </table>
      {editing.isWrong && (
        <p role="alert" className={style["wrong"]}>
          {props.noFigure}
        </p>
      )}
    </div>
  );
}

/** The rows that stand in the page, and the height of those before and after them. */
function useRowsInSight(rows: readonly EditRow[], frame: RefObject<HTMLDivElement | null>, windowed: boolean) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized component
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    enabled: windowed,
    // A long name takes the lines it needs.
    indexAttribute: "data-at",
  });
  const items = virtual.getVirtualItems();
  const indexes = windowed ? items.map(({ index }) => index) : rows.map((_, index) => index);
  return {
    shown: indexes.flatMap((index) => {
      const row = rows[index];
      return row ? [{ row, index }] : [];
    }),
    measure: windowed ? virtual.measureElement : undefined,
    before: windowed ? (items[0]?.start ?? 0) : 0,
    after: windowed ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    scrollTo: (id: string) => {
      if (windowed) virtual.scrollToIndex(rows.findIndex((row) => row.id === id));
    },
  };
}

function GridHead({ corner, columns }: Pick<EditGridProps, "corner" | "columns">) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">{corner}</th>
        {columns.map(({ id, head, forecast, title, wide }) => (
          <th key={id} scope="col" title={title} data-forecast={forecast || undefined} data-wide={wide || undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface GridLineProps extends Pick<EditGridProps, "columns" | "cell" | "onAt"> {
  readonly row: EditRow;
  /** Takes its height, where rows come and go as they are scrolled. */
  readonly measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
  /** Counted from 1, the head included. */
  readonly index: number;
  readonly editing: CellEditing;
  /** The column at which the Tab key enters, where it does so in this row. */
  readonly entry: string | null;
  readonly wrong: string | null;
}

function GridLine({ row, measure, index, columns, cell, editing, entry, wrong, onAt }: GridLineProps) {
  const { here, draft } = editing;
  return (
    <tr
      ref={measure}
      data-at={index - 2}
      aria-rowindex={index}
      data-tone={row.tone}
      data-under={row.under || undefined}
    >
      <th scope="row" title={row.name}>
        {row.heading ?? (
          <span className={style["name"]}>
            <span>
              <Breakable words={row.name} />
            </span>
            {row.beside}
          </span>
        )}
      </th>
      {columns.map((column) => {
        const at = { row: row.id, column: column.id };
        const found = cell(row.id, column.id);
        const isTyped = draft !== null && here.row === row.id && here.column === column.id;
        const looks = {
          "data-heat": found.heat || undefined,
          "data-stated": found.stated || undefined,
          "data-basis": found.basis,
          "data-forecast": column.forecast || undefined,
          "data-quiet": column.quiet || undefined,
          "data-wide": column.wide || undefined,
          "data-fixed": !found.editable || undefined,
        };
        if (row.fixed || column.fixed)
          return (
            <td key={column.id} {...looks}>
              {found.shown}
            </td>
          );
        return (
          <td
            key={column.id}
            {...looks}
            data-cell={`${row.id} ${column.id}`}
            aria-readonly={!found.editable}
            aria-invalid={wrong === column.id || undefined}
            tabIndex={draft === null && entry === column.id ? 0 : -1}
            onFocus={() => onAt(at)}
            onKeyDown={isTyped ? undefined : editing.onCellKey}
            onDoubleClick={() => {
              onAt(at);
              editing.begin(at, null);
            }}
          >
            {isTyped ? (
              <input
                ref={focusOnce}
                aria-label={`${row.name}, ${column.title ?? column.head}`}
                aria-invalid={editing.isWrong}
                inputMode="decimal"
                value={draft}
                onChange={(event) => editing.type(event.currentTarget.value)}
                onKeyDown={editing.onEditorKey}
                onBlur={editing.leave}
              />
            ) : (
              <>
                {found.locked && <IconLock size={12} stroke={1.8} aria-hidden="true" />}
                {found.shown}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

function cellIn(frame: HTMLElement | null, { row, column }: CellAt): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${row} ${column}`)}"]`) ?? null;
}

/** Brings the column that the view is about into sight where the table is wider than its frame. */
function showColumn(frame: HTMLElement | null, at: CellAt): void {
  if (!frame || frame.scrollWidth <= frame.clientWidth) return;
  const names = frame.querySelector<HTMLElement>("thead th");
  const cell = cellIn(frame, at);
  if (!names || !cell) return;
  const end = cell.offsetLeft + cell.offsetWidth;
  if (end > frame.clientWidth) frame.scrollLeft = cell.offsetLeft - names.offsetWidth;
}
