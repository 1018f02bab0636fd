import { useMemo, useState } from "react";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { addToast } from "#ui/toast/toast.ts";
import type { ShownPart } from "../figures/runFigures.ts";
import { constraintKey, mixOf } from "../figures/stated.ts";
import { plainNumber, typedMillions } from "../figures/typedFigure.ts";
import type { CellAt, CellEdit, EditCell } from "../grid/editGrid.ts";
import { EditGrid } from "../grid/EditGrid.tsx";
import { EditBar } from "../room/EditBar.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit, redoEdit, undoEdit, useWorkbench } from "../workbench/workbenchState.ts";
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

/** How the nation's money is divided over sub-verticals or over markets, medium by medium; a typed figure makes the others give way. */
export function AllocationSection({
  room,
  year,
  onYear,
}: {
  readonly room: Room;
  readonly year: number;
  readonly onYear: (year: number) => void;
}) {
  const { now, base, assumptions, edition, words } = room;
  const { text, formats } = words;
  const [axis, setAxis] = useState<Axis>("verticals");
  const [part, setPart] = useState<ShownPart>("core");
  const [view, setView] = useState<View>("amount");
  const [at, setAt] = useState<CellAt | null>(null);
  const [explained, setExplained] = useState<CellAt | null>(null);
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const of = useMemo(() => allocation(now, base, axis, year, part), [now, base, axis, year, part]);
  const rows = useMemo(() => allocationRows(of), [of]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const media = now.media;
  const nameOf = (id: string) => {
    const vertical = verticalOfRow(id);
    if (id === "total") return text("forecastRoom.spending.nation");
    if (vertical !== null) return words.vertical(vertical);
    return axis === "markets" ? words.market(id) : words.subVertical(id);
  };
  const held = useMemo(() => new Set(assumptions.constraints.map(constraintKey)), [assumptions.constraints]);
  const statedMix = useMemo(
    () => new Set(assumptions.mix.map(({ subVertical, medium }) => `${subVertical} ${medium}`)),
    [assumptions.mix],
  );
  const isHeldAt = (row: string, column: string) =>
    axis === "markets" && held.has(constraintKey(holdOf(row, column, year, part)));
  const shownAs = (figure: AllocationFigure): string => {
    if (view === "amount") return formats.moneyIn("million", figure.dollars);
    if (view === "share") return formats.share(figure.share);
    if (view === "score")
      return figure.score === null ? "–" : (Math.round(figure.score * 10) / 10).toLocaleString(formats.locale);
    const part = figure[view];
    return part === null ? "–" : formats.growth(part);
  };
  const cell = (row: string, column: string): EditCell => {
    const line = byId.get(row);
    const figure = figureAt(of, line ?? { id: row, members: [] }, column === ALL ? null : media.indexOf(column));
    const isHeld = isHeldAt(row, column);
    const isMoved = axis === "verticals" && statedMix.has(`${row} ${column}`);
    return {
      shown: shownAs(figure),
      editable: row !== "total" && view === "amount" && (axis === "markets" ? true : column !== ALL && part !== "all"),
      heat: heatOf(figure, view),
      stated: isHeld || isMoved,
      locked: isHeld,
    };
  };
  const dollarsAt = (row: string, column: string) =>
    figureAt(of, byId.get(row) ?? { id: row, members: [] }, column === ALL ? null : media.indexOf(column)).dollars;
  const cellName = (row: string, column: string) =>
    `${nameOf(row)}, ${column === ALL ? text("forecastRoom.spending.allMedia") : words.medium(column)}`;

  const edit = (edits: readonly CellEdit[]) => {
    const [one] = edits;
    if (!one || (axis === "verticals" && part === "all")) return;
    const change =
      axis === "markets" || part === "all"
        ? marketEdit(edits, year, part, useWorkbench.getState().reason)
        : mixEdit(edits, { figures: now, mix: mixOf(edition.input.mix, assumptions.mix), year, part, dollarsAt });
    if (typeof change === "string") {
      addToast((say) => say(`forecastRoom.mix.${change}`), { type: "error" });
      return;
    }
    const { row, column, value } = one;
    const single =
      axis === "markets"
        ? ({ kind: value === null ? "release" : "hold", name: cellName(row, column), year } as const)
        : ({ kind: "mix", medium: column, group: nameOf(row), year } as const);
    const isSingle = edits.length === 1 && value !== null;
    void makeEdit({
      at: `spend ${row} ${column}`,
      subject: edits.length === 1 ? single : { kind: "several", count: edits.length },
      from: isSingle ? formats.money(dollarsAt(row, column)) : null,
      to: isSingle ? formats.money(value) : null,
      change,
    });
  };
  const onMark = ({ row, column }: CellAt) => {
    if (axis !== "markets" || row === "total") return;
    edit([{ row, column, value: isHeldAt(row, column) ? null : dollarsAt(row, column) }]);
  };
  const [, wrongRow = "", wrongColumn = ""] = refusedAt?.startsWith("spend ") ? refusedAt.split(" ") : [];

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
        <Segmented
          label={text("forecastRoom.part.label")}
          value={part}
          options={(["core", "political", "all"] as const).map((value) => ({
            value,
            label: text(`forecastRoom.part.${value}`),
          }))}
          onChange={setPart}
        />
        <label>
          {text("forecastRoom.spending.view.label")}
          <SmallSelect
            value={view}
            onChange={(event) => setView(VIEWS.find((one) => one === event.currentTarget.value) ?? "amount")}
          >
            {VIEWS.map((one) => (
              <option key={one} value={one}>
                {text(`forecastRoom.spending.view.${one}`)}
              </option>
            ))}
          </SmallSelect>
        </label>
        <label>
          {text("forecastRoom.mix.year")}
          <SmallSelect value={year} onChange={(event) => onYear(Number(event.currentTarget.value))}>
            {now.years.map((one) => (
              <option key={one} value={one}>
                {formats.year(one)}
              </option>
            ))}
          </SmallSelect>
        </label>
      </EditBar>
      <EditGrid
        caption={text(`forecastRoom.spending.caption.${axis}`, { year: formats.year(year) })}
        corner={view === "amount" ? formats.moneyHead("million") : text(`forecastRoom.spending.view.${view}`)}
        rows={rows.map(({ id, tone }) => ({ id, name: nameOf(id), tone }))}
        columns={[
          { id: ALL, head: text("forecastRoom.spending.allMedia") },
          ...media.map((id) => ({ id, head: words.medium(id) })),
        ]}
        cell={cell}
        plain={(row, column) => plainNumber(dollarsAt(row, column) / 1e6, 6, formats.locale)}
        read={(typed) => typedMillions(typed, formats.locale)}
        onEdit={edit}
        onUndo={() => void undoEdit()}
        onRedo={() => void redoEdit()}
        at={at}
        onAt={setAt}
        onMark={onMark}
        wrongAt={wrongRow ? { row: wrongRow, column: wrongColumn } : null}
        testId="allocation-grid"
      />
      <div className={style["controls"]}>
        <ActionButton disabled={!at || at.column === ALL} onClick={() => setExplained(at)}>
          {at && at.column !== ALL
            ? text("forecastRoom.spending.explain", { cell: cellName(at.row, at.column) })
            : text("forecastRoom.spending.explainNone")}
        </ActionButton>
        {axis === "markets" && at && at.row !== "total" && (
          <ActionButton onClick={() => onMark(at)}>
            {text(isHeldAt(at.row, at.column) ? "forecastRoom.spending.release" : "forecastRoom.spending.hold")}
          </ActionButton>
        )}
      </div>
      {explained && (
        <CourseDrawer
          room={room}
          place={{
            market: axis === "markets" && explained.row !== "total" ? explained.row : null,
            subVertical:
              axis === "verticals" && explained.row !== "total" && verticalOfRow(explained.row) === null
                ? explained.row
                : null,
            medium: explained.column,
            year,
            part: part === "political" ? "political" : "core",
          }}
          onClose={() => setExplained(null)}
        />
      )}
    </section>
  );
}
