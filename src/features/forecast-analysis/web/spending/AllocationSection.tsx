import { rounded } from "#domain/figures/rounded.ts";
import { useMemo, useState } from "react";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { CellAt, CellEdit } from "#ui/grid/cellRules.ts";
import type { EditCell } from "#ui/grid/EditGrid.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { addToast } from "#ui/toast/toast.ts";
import type { ShownPart } from "../figures/runFigures.ts";
import { constraintKey, mixOf } from "../figures/stated.ts";
import { plainNumber, typedMillions } from "../figures/typedFigure.ts";
import { EditBar } from "../room/EditBar.tsx";
import { PartChoice } from "../room/PartChoice.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { editAt, RoomGrid } from "../room/RoomGrid.tsx";
import { YearSelect } from "../room/YearSelect.tsx";
import { makeEdit, useWorkbench } from "../workbench/workbenchState.ts";
import {
  allocation,
  type AllocationFigure,
  allocationRows,
  type Axis,
  figureAt,
  heatOf,
  verticalOfRow,
  type View,
  VIEWS,
} from "./allocation.ts";
import { ALL, holdOf, marketEdit, mixEdit } from "./allocationEdit.ts";
import { CourseDrawer } from "./CourseDrawer.tsx";

interface AllocationSectionProps {
  readonly room: Room;
  readonly year: number;
  readonly onYear: (year: number) => void;
}

/** How the nation's money is divided over sub-verticals or over markets, medium by medium; a typed figure makes the others give way. */
export function AllocationSection({ room, year, onYear }: AllocationSectionProps) {
  const { now, words } = room;
  const { text, formats } = words;
  const [axis, setAxis] = useState<Axis>("verticals");
  const [part, setPart] = useState<ShownPart>("core");
  const [view, setView] = useState<View>("amount");
  const [at, setAt] = useState<CellAt | null>(null);
  const [explained, setExplained] = useState<CellAt | null>(null);
  const table = useAllocation(room, { axis, year, part });
  const edit = (edits: readonly CellEdit[]) => editAllocation(room, table, edits);
  const onMark = ({ row, column }: CellAt) => {
    if (axis !== "markets" || row === "total") return;
    edit([{ row, column, value: table.isHeldAt(row, column) ? null : table.figureOf(row, column).dollars }]);
  };
  return (
    <section className={style["section"]} aria-labelledby="forecast-allocation">
      <h2 id="forecast-allocation">{text(`forecastRoom.spending.headline.${axis}`, { year: formats.year(year) })}</h2>
      <p className={style["how"]}>{text(`forecastRoom.spending.how.${axis}`)}</p>
      <EditBar words={words}>
        <Segmented
          label={text("forecastRoom.spending.axis.label")}
          value={axis}
          options={(["verticals", "markets"] as const).map((value) => ({
            value,
            label: text(`forecastRoom.spending.axis.${value}`),
          }))}
          onChange={(next) => {
            setAxis(next);
            setAt(null);
          }}
        />
        <PartChoice value={part} words={words} onChange={setPart} />
        <ViewSelect value={view} words={words} onChange={setView} />
        <YearSelect
          label={text("forecastRoom.mix.year")}
          value={year}
          years={now.years}
          words={words}
          onChange={onYear}
        />
      </EditBar>
      <RoomGrid
        editsOf="spend"
        words={words}
        caption={text(`forecastRoom.spending.caption.${axis}`, { year: formats.year(year) })}
        corner={view === "amount" ? formats.moneyHead("million") : text(`forecastRoom.spending.view.${view}`)}
        rows={table.rows.map(({ id, tone }) => ({ id, name: table.nameOf(id), tone }))}
        columns={[
          { id: ALL, head: text("forecastRoom.spending.allMedia") },
          ...now.media.map((id) => ({ id, head: words.medium(id) })),
        ]}
        windowed
        cell={(row, column) => allocationCell(table, view, { row, column })}
        plain={(row, column) => plainNumber(table.figureOf(row, column).dollars / 1e6, 6, formats.locale)}
        read={(typed) => typedMillions(typed, formats.locale)}
        onEdit={edit}
        at={at}
        onAt={setAt}
        onMark={onMark}
        testId="allocation-grid"
      />
      <CellActions at={at} table={table} onExplain={setExplained} onMark={onMark} />
      {explained && (
        <CourseDrawer room={room} place={coursePlace(explained, table)} onClose={() => setExplained(null)} />
      )}
    </section>
  );
}

interface AllocationOf {
  readonly axis: Axis;
  readonly year: number;
  readonly part: ShownPart;
}

/** The table that is shown: its rows, their names, the figures of its cells and what is stated about them. */
function useAllocation({ now, base, assumptions, words }: Room, { axis, year, part }: AllocationOf) {
  const of = useMemo(() => allocation(now, base, axis, year, part), [now, base, axis, year, part]);
  const rows = useMemo(() => allocationRows(of), [of]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const held = useMemo(() => new Set(assumptions.constraints.map(constraintKey)), [assumptions.constraints]);
  const moved = useMemo(
    () => new Set(assumptions.mix.map(({ subVertical, medium }) => `${subVertical} ${medium}`)),
    [assumptions.mix],
  );
  const nameOf = (id: string) => {
    const vertical = verticalOfRow(id);
    if (id === "total") return words.text("forecastRoom.spending.nation");
    if (vertical !== null) return words.vertical(vertical);
    return axis === "markets" ? words.market(id) : words.subVertical(id);
  };
  return {
    axis,
    year,
    part,
    words,
    rows,
    nameOf,
    cellName: ({ row, column }: CellAt) =>
      `${nameOf(row)}, ${column === ALL ? words.text("forecastRoom.spending.allMedia") : words.medium(column)}`,
    figureOf: (row: string, column: string) =>
      figureAt(of, byId.get(row) ?? { id: row, members: [] }, column === ALL ? null : now.media.indexOf(column)),
    isHeldAt: (row: string, column: string) =>
      axis === "markets" && held.has(constraintKey(holdOf(row, column, year, part))),
    isMovedAt: (row: string, column: string) => axis === "verticals" && moved.has(`${row} ${column}`),
  };
}

type AllocationTable = ReturnType<typeof useAllocation>;

function allocationCell(table: AllocationTable, view: View, { row, column }: CellAt): EditCell {
  const { axis, part, words } = table;
  const figure = table.figureOf(row, column);
  const isHeld = table.isHeldAt(row, column);
  const canBeTyped = axis === "markets" || (column !== ALL && part !== "all");
  return {
    shown: shownAs(view, figure, words.formats),
    editable: row !== "total" && view === "amount" && canBeTyped,
    heat: heatOf(figure, view),
    stated: isHeld || table.isMovedAt(row, column),
    locked: isHeld,
  };
}

function shownAs(view: View, figure: AllocationFigure, formats: Room["words"]["formats"]): string {
  if (view === "amount") return formats.moneyIn("million", figure.dollars);
  if (view === "share") return formats.share(figure.share);
  const value = figure[view];
  if (value === null) return "–";
  return view === "score" ? (rounded(value, 1) ?? 0).toLocaleString(formats.locale) : formats.growth(value);
}

/** Makes what was typed hold, as one step; says so where that cannot be. */
function editAllocation({ now, assumptions, opened }: Room, table: AllocationTable, edits: readonly CellEdit[]): void {
  const { axis, year, part, words } = table;
  const [one] = edits;
  if (!one || (axis === "verticals" && part === "all")) return;
  const dollarsAt = (row: string, column: string) => table.figureOf(row, column).dollars;
  const change =
    axis === "markets" || part === "all"
      ? marketEdit(edits, year, part, useWorkbench.getState().reason)
      : mixEdit(edits, { figures: now, mix: mixOf(opened.input.mix, assumptions.mix), year, part, dollarsAt });
  if (typeof change === "string") {
    addToast((say) => say(`forecastRoom.mix.${change}`), { type: "error" });
    return;
  }
  const { row, column, value } = one;
  const single =
    axis === "markets"
      ? ({ kind: value === null ? "release" : "hold", name: table.cellName(one), year } as const)
      : ({ kind: "mix", medium: column, group: table.nameOf(row), year } as const);
  const isSingle = edits.length === 1 && value !== null;
  void makeEdit({
    at: editAt("spend", one),
    subject: edits.length === 1 ? single : { kind: "several", count: edits.length },
    from: isSingle ? words.formats.money(dollarsAt(row, column)) : null,
    to: isSingle ? words.formats.money(value) : null,
    change,
  });
}

/** The cell whose course is told; a sum of sub-verticals is told as all of them. */
function coursePlace({ row, column }: CellAt, { axis, year, part }: AllocationTable) {
  const isOne = row !== "total" && verticalOfRow(row) === null;
  return {
    market: axis === "markets" && isOne ? row : null,
    subVertical: axis === "verticals" && isOne ? row : null,
    medium: column,
    year,
    part: part === "political" ? ("political" as const) : ("core" as const),
  };
}

interface ViewSelectProps {
  readonly value: View;
  readonly words: Room["words"];
  readonly onChange: (view: View) => void;
}

function ViewSelect({ value, words: { text }, onChange }: ViewSelectProps) {
  return (
    <label>
      {text("forecastRoom.spending.view.label")}
      <SmallSelect
        value={value}
        onChange={(event) => onChange(VIEWS.find((one) => one === event.currentTarget.value) ?? "amount")}
      >
        {VIEWS.map((one) => (
          <option key={one} value={one}>
            {text(`forecastRoom.spending.view.${one}`)}
          </option>
        ))}
      </SmallSelect>
    </label>
  );
}

interface CellActionsProps {
  readonly at: CellAt | null;
  readonly table: AllocationTable;
  readonly onExplain: (at: CellAt) => void;
  readonly onMark: (at: CellAt) => void;
}

/** What can be done with the cell that the cursor stands on. */
function CellActions({ at, table, onExplain, onMark }: CellActionsProps) {
  const { text } = table.words;
  const explainable = at && at.column !== ALL ? at : null;
  return (
    <div className={style["controls"]}>
      <ActionButton disabled={!explainable} onClick={() => explainable && onExplain(explainable)}>
        {explainable
          ? text("forecastRoom.spending.explain", { cell: table.cellName(explainable) })
          : text("forecastRoom.spending.explainNone")}
      </ActionButton>
      {table.axis === "markets" && at && at.row !== "total" && (
        <ActionButton onClick={() => onMark(at)}>
          {text(table.isHeldAt(at.row, at.column) ? "forecastRoom.spending.release" : "forecastRoom.spending.hold")}
        </ActionButton>
      )}
    </div>
  );
}
