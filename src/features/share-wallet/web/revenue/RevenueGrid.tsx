import { type ClipboardEvent, Fragment, type KeyboardEvent, memo, useMemo, useRef, useState } from "react";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Words } from "#words/words.ts";
import { addToast } from "#ui/toast/toast.ts";
import { FoldButton } from "./FoldButton.tsx";
import type { MarketMoney } from "./marketMoney.ts";
import { MarketCells, OwnCells, shownDollars } from "./RevenueFigures.tsx";
import { GRID_COLUMNS, type GridEdit, type GridPeriod, type GridRow, gridValue, pastedEdits } from "./revenueGrid.ts";
import style from "./RevenueGrid.module.css";
import { RevenueHead } from "./RevenueHead.tsx";
import { revenueGroups } from "./revenueSums.ts";
import { RevenueSumRow } from "./RevenueSumRow.tsx";
import { typedDollars } from "./typedDollars.ts";
import { useFolds } from "./useFolds.ts";

interface RevenueGridProps {
  readonly caption: string;
  /** The own medium's name. */
  readonly medium: string;
  readonly rows: readonly GridRow[];
  readonly period: GridPeriod;
  /** What own revenue is a part of, by sub-vertical. */
  readonly market: ReadonlyMap<string, MarketMoney>;
  readonly words: Words;
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  readonly onUndo: () => void;
}

interface Place {
  readonly subVertical: string;
  readonly column: number;
}

const MOVES: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Own dollars cell by cell under their verticals, handled as in a spreadsheet: arrows move, typing writes over, Enter goes down, Delete empties, a
 * block can be pasted. Beside them stands what they are a part of.
 */
export const RevenueGrid = memo(function RevenueGrid(props: RevenueGridProps) {
  const { caption, medium, rows, period, market, words, onEdit, onUndo } = props;
  const { text, formats } = words;
  const columns = GRID_COLUMNS[period];
  const table = useRef<HTMLTableElement>(null);
  const groups = useMemo(() => revenueGroups(rows), [rows]);
  const folds = useFolds(groups);
  const shown = groups.flatMap((group) => (folds.isOpen(group.vertical) ? group.rows : []));
  const [left, setAt] = useState<Place>({ subVertical: "", column: 0 });
  // Where its group was folded meanwhile, the cursor goes to the first row in sight.
  const row = shown.find(({ subVertical }) => subVertical === left.subVertical) ?? shown[0];
  const at: Place = { subVertical: row?.subVertical ?? "", column: left.column };
  const month = columns[at.column] ?? null;
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const read = (cell: string) => typedDollars(cell, formats.locale);

  const go = (down: number, across: number) => {
    const line = Math.min(Math.max((row ? shown.indexOf(row) : 0) + down, 0), shown.length - 1);
    const column = Math.min(Math.max(at.column + across, 0), columns.length - 1);
    const subVertical = shown[line]?.subVertical ?? "";
    setAt({ subVertical, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${subVertical} ${column}"]`)?.focus();
  };
  /** Whether the cell could be left. */
  const keep = (): boolean => {
    if (draft === null) return true;
    const dollars = read(draft);
    setWrong(dollars === undefined);
    if (dollars === undefined || !row) return false;
    setDraft(null);
    if (dollars !== gridValue(row, month)) onEdit([{ subVertical: row.subVertical, month, dollars }]);
    return true;
  };
  const drop = () => {
    setDraft(null);
    setWrong(false);
    go(0, 0);
  };

  const onEditorKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      drop();
      return;
    }
    if (event.key !== "Enter" && event.key !== "Tab") return;
    event.preventDefault();
    if (!keep()) return;
    if (event.key === "Enter") go(event.shiftKey ? -1 : 1, 0);
    else go(0, event.shiftKey ? -1 : 1);
  };
  const onCellKey = (event: KeyboardEvent<HTMLTableCellElement>) => {
    const move = MOVES[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (move) go(...move);
    else if (control && event.key === "z") onUndo();
    else if (event.key === "Enter" || event.key === "F2") setDraft(plain(row ? gridValue(row, month) : null));
    else if ((event.key === "Delete" || event.key === "Backspace") && row)
      onEdit([{ subVertical: row.subVertical, month, dollars: null }]);
    else if (event.key.length === 1 && !control && !event.altKey && event.key !== " ") setDraft(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (draft !== null) return;
    event.preventDefault();
    const place = { row: row ? rows.indexOf(row) : 0, column: at.column };
    const edits = pastedEdits(event.clipboardData.getData("text/plain"), place, { rows, columns }, read);
    if (edits === null) addToast((say) => say("ownRevenue.notPasted"), { type: "error" });
    else if (edits.length > 0) {
      folds.open(edits.map(({ subVertical }) => verticalOf(subVertical)));
      onEdit(edits);
    }
  };

  const figures = { market, period, words };
  const rowOf = (line: GridRow) => (
    <tr key={line.subVertical}>
      <th scope="row">{words.subVertical(line.subVertical)}</th>
      <MarketCells rows={[line]} {...figures} />
      {columns.map((own, column) => {
        const here = at.subVertical === line.subVertical && at.column === column;
        const name = `${words.subVertical(line.subVertical)}${own === null ? "" : `, ${formats.month(own)}`}`;
        return (
          <td
            key={own ?? "year"}
            className={style["cell"]}
            data-cell={`${line.subVertical} ${column}`}
            tabIndex={here && draft === null ? 0 : -1}
            onFocus={() => setAt({ subVertical: line.subVertical, column })}
            onKeyDown={draft === null ? onCellKey : undefined}
            onPaste={onPaste}
            onDoubleClick={() => setDraft(plain(gridValue(line, own)))}
          >
            {here && draft !== null ? (
              <input
                ref={focusOnce}
                aria-label={name}
                aria-invalid={wrong}
                inputMode="decimal"
                value={draft}
                onChange={(event) => {
                  setDraft(event.currentTarget.value);
                  setWrong(false);
                }}
                onKeyDown={onEditorKey}
                onBlur={() => keep() || drop()}
              />
            ) : (
              shownDollars(gridValue(line, own), words)
            )}
          </td>
        );
      })}
      <OwnCells rows={[line]} {...figures} />
    </tr>
  );

  return (
    <div className={style["frame"]}>
      <table
        ref={table}
        // A grid: arrow keys move from cell to cell.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={style["grid"]}
        data-period={period}
        data-groups={groups.length > 1 || undefined}
        data-testid="revenue-grid"
      >
        <caption>{caption}</caption>
        <RevenueHead medium={medium} period={period} folds={groups.length > 1 ? folds : null} words={words} />
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.vertical}>
              {groups.length > 1 && (
                <RevenueSumRow rows={group.rows} {...figures}>
                  <FoldButton open={folds.isOpen(group.vertical)} onToggle={() => folds.toggle(group.vertical)}>
                    {words.vertical(group.vertical)}
                  </FoldButton>
                </RevenueSumRow>
              )}
              {folds.isOpen(group.vertical) && group.rows.map(rowOf)}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <RevenueSumRow rows={rows} {...figures}>
            {text("ownRevenue.column.total")}
          </RevenueSumRow>
        </tfoot>
      </table>
      {wrong && <p role="alert">{text("ownRevenue.notAnAmount")}</p>}
    </div>
  );
});

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

function plain(dollars: number | null): string {
  return dollars === null ? "" : String(dollars);
}
