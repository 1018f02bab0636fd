import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo, useMemo, useState } from "react";
import { shareOf } from "#domain/figures/share.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Words } from "#language/words/words.ts";
import type { CellAt, CellEdit } from "#ui/grid/cellRules.ts";
import { type EditColumn, EditGrid, type EditRow } from "#ui/grid/EditGrid.tsx";
import { addToast } from "#ui/toast/toast.ts";
import type { MarketMoney } from "./marketMoney.ts";
import { GRID_COLUMNS, type GridEdit, type GridPeriod, type GridRow } from "./revenueGrid.ts";
import style from "./RevenueGrid.module.css";
import { marketSum, ownSum, type RevenueGroup, revenueGroups } from "./revenueSums.ts";
import { typedDollars } from "./typedDollars.ts";

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

const ALL = "all";
const YEAR = "year";

/** Own dollars cell by cell under their verticals. Beside them stands what they are a part of. */
export const RevenueGrid = memo(function RevenueGrid(props: RevenueGridProps) {
  const { medium, rows, period, market, words, onEdit } = props;
  const { text, formats } = words;
  const groups = useMemo(() => revenueGroups(rows), [rows]);
  const folds = useFolds(groups);
  const [at, setAt] = useState<CellAt | null>(null);
  const columns = useMemo(() => revenueColumns(medium, period, words), [medium, period, words]);
  /** The rows that a line of the grid adds up; a category's is one. */
  const linesOf = useMemo(
    () =>
      new Map<string, readonly GridRow[]>([
        [ALL, rows],
        ...groups.map((group) => [group.vertical, group.rows] as const),
        ...rows.map((row) => [row.subVertical, [row]] as const),
      ]),
    [rows, groups],
  );
  const isGrouped = groups.length > 1;
  const shown = groups.flatMap(({ vertical, rows: own }): EditRow[] => {
    const categories = own.map(({ subVertical }) => ({
      id: subVertical,
      name: words.subVertical(subVertical),
      under: isGrouped,
    }));
    if (!isGrouped) return categories;
    const name = words.vertical(vertical);
    const isOpen = folds.isOpen(vertical);
    const heading = (
      <FoldButton open={isOpen} onToggle={() => folds.toggle(vertical)}>
        {name}
      </FoldButton>
    );
    return [{ id: vertical, name, heading, tone: "sum", fixed: true }, ...(isOpen ? categories : [])];
  });
  const category = text("ownRevenue.column.category");

  return (
    <EditGrid
      caption={props.caption}
      corner={
        isGrouped ? (
          <FoldButton open={folds.allOpen} onToggle={folds.toggleAll}>
            {category}
          </FoldButton>
        ) : (
          category
        )
      }
      rows={shown}
      foot={{ id: ALL, name: text("ownRevenue.column.total"), tone: "sum", fixed: true }}
      columns={columns}
      cell={(row, column) => ({
        shown: revenueFigure(column, linesOf.get(row) ?? [], market, words),
        editable: monthOf(column) !== undefined,
      })}
      plain={(row, column) => String(ownSum(linesOf.get(row) ?? [], monthOf(column) ?? null) ?? "")}
      read={(typed) => typedDollars(typed, formats.locale)}
      onEdit={(edits) => {
        folds.open(edits.map(({ row }) => verticalOf(row)));
        onEdit(edits.flatMap(gridEdit));
      }}
      onUndo={props.onUndo}
      at={at}
      onAt={setAt}
      onRefusedPaste={() => addToast((say) => say("ownRevenue.notPasted"), { type: "error" })}
      pasteRows={groups.flatMap((group) => group.rows.map(({ subVertical }) => subVertical))}
      blanks="take away"
      noFigure={text("ownRevenue.notAnAmount")}
      testId="revenue-grid"
    />
  );
});

function revenueColumns(medium: string, period: GridPeriod, { text, formats }: Words): EditColumn[] {
  const own = GRID_COLUMNS[period].map((month) => ({
    id: String(month ?? YEAR),
    head: month === null ? text("ownRevenue.column.own") : formats.month(month),
  }));
  if (period === "months")
    return [...own, { id: "total", head: text("ownRevenue.column.total"), fixed: true, quiet: true }];
  return [
    { id: "wallet", head: text("ownRevenue.column.wallet"), fixed: true, quiet: true, wide: true },
    { id: "medium", head: medium, fixed: true, quiet: true, wide: true },
    ...own,
    { id: "ofMedium", head: text("ownRevenue.column.ofMedium", { medium }), fixed: true },
    { id: "ofWallet", head: text("ownRevenue.column.ofWallet"), fixed: true },
  ];
}

/** What stands in a column for some rows added up. Blank where nothing was given. */
function revenueFigure(
  column: string,
  rows: readonly GridRow[],
  market: ReadonlyMap<string, MarketMoney>,
  { formats }: Words,
): string {
  const month = monthOf(column);
  const own = ownSum(rows, month ?? null);
  if (month !== undefined || column === "total") return own === null ? "" : formats.dollars(own);
  const { wallet, medium } = marketSum(rows, market);
  if (column === "wallet") return formats.money(wallet);
  if (column === "medium") return formats.money(medium);
  return own === null ? "" : formats.share(shareOf(own, column === "ofMedium" ? medium : wallet));
}

/** The month of a column that is typed in, null for the whole year; undefined where the column holds other figures. */
function monthOf(column: string): number | null | undefined {
  if (column === YEAR) return null;
  return /^\d+$/.test(column) ? Number(column) : undefined;
}

function gridEdit({ row, column, value }: CellEdit): GridEdit[] {
  const month = monthOf(column);
  return month === undefined ? [] : [{ subVertical: row, month, dollars: value }];
}

/** Twelve verticals in sight are clearer than a hundred categories: the first is open, the others wait for a click. */
function useFolds(groups: readonly RevenueGroup[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(groups.slice(0, 1).map(verticalOfGroup)));
  const allOpen = groups.every(({ vertical }) => opened.has(vertical));
  return {
    isOpen: (vertical: string) => groups.length === 1 || opened.has(vertical),
    allOpen,
    toggle: (vertical: string) =>
      setOpened((before) =>
        before.has(vertical) ? new Set([...before].filter((one) => one !== vertical)) : new Set([...before, vertical]),
      ),
    toggleAll: () => setOpened(new Set(allOpen ? [] : groups.map(verticalOfGroup))),
    /** So that what happens in them is seen. */
    open: (verticals: readonly string[]) => setOpened((before) => new Set([...before, ...verticals])),
  };
}

function verticalOfGroup({ vertical }: RevenueGroup): string {
  return vertical;
}

interface FoldButtonProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: string;
}

/** Shows and hides what stands under a heading of the grid. */
function FoldButton({ open, onToggle, children }: FoldButtonProps) {
  const Icon = open ? IconChevronDown : IconChevronRight;
  return (
    <button type="button" className={style["fold"]} aria-expanded={open} onClick={onToggle}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
