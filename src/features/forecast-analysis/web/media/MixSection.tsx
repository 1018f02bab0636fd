import { useMemo, useState } from "react";
import { apportion } from "#domain/apportion.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { addToast } from "#ui/toast/toast.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { byVertical, nationDollars, subVerticalMatrix } from "../figures/runFigures.ts";
import { rebalancedRow, shiftWeights } from "../figures/shiftMix.ts";
import { withoutWeights, withWeights } from "../figures/stated.ts";
import { plainNumber, typedPercent } from "../figures/typedFigure.ts";
import type { CellAt, CellEdit, EditCell } from "../grid/editGrid.ts";
import { EditGrid } from "../grid/EditGrid.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit, redoEdit, undoEdit, useWorkbench } from "../workbench/workbenchState.ts";

/** Which media a vertical's core money goes to: every row adds up to 100.0 %; a typed share makes the others give way. */
export function MixSection({ room }: { readonly room: Room }) {
  const { now, assumptions, edition, words } = room;
  const { text, formats } = words;
  const [year, setYear] = useState(now.currentYear);
  const [at, setAt] = useState<CellAt | null>(null);
  const [locks, setLocks] = useState<ReadonlySet<string>>(new Set());
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const matrix = useMemo(() => byVertical(subVerticalMatrix(now, year, "core")), [now, year]);
  const width = matrix.columns.length;
  const dollarsOf = (vertical: string) => {
    const row = matrix.rows.indexOf(vertical);
    return matrix.columns.map((_, column) => matrix.dollars[row * width + column] ?? 0);
  };
  /** In tenths of a percent, which add up to a thousand. */
  const tenths = useMemo(
    () =>
      new Map(
        matrix.rows.map((vertical, row) => [
          vertical,
          apportion(1000, matrix.dollars.slice(row * width, (row + 1) * width)),
        ]),
      ),
    [matrix, width],
  );
  const stated = useMemo(
    () => new Set(assumptions.mix.map(({ subVertical, medium }) => `${verticalOf(subVertical)} ${medium}`)),
    [assumptions.mix],
  );
  const cell = (row: string, column: string): EditCell => {
    const place = matrix.columns.indexOf(column);
    return {
      shown: formats.percent((tenths.get(row)?.[place] ?? 0) / 10),
      editable: true,
      stated: stated.has(`${row} ${column}`),
      locked: locks.has(`${row} ${column}`),
    };
  };
  const shareOf = (row: string, column: string) => {
    const dollars = dollarsOf(row);
    const total = dollars.reduce((sum, one) => sum + one, 0);
    return total > 0 ? (dollars[matrix.columns.indexOf(column)] ?? 0) / total : 0;
  };
  const onEdit = (edits: readonly CellEdit[]) => {
    const [one] = edits;
    if (!one) return;
    if (one.value === null) return takeBack(one.row);
    const column = matrix.columns.indexOf(one.column);
    const dollars = dollarsOf(one.row);
    const held = new Set(matrix.columns.flatMap((medium, place) => (locks.has(`${one.row} ${medium}`) ? [place] : [])));
    const wanted = rebalancedRow(dollars, column, one.value, held);
    if (!wanted) return sayNoRoom("noRoom");
    const subVerticals = now.subVerticals.filter((each) => verticalOf(each) === one.row);
    const mix = [
      ...new Map(
        [...edition.input.mix, ...assumptions.mix].map((line) => [`${line.subVertical} ${line.medium}`, line]),
      ).values(),
    ];
    const weights = matrix.columns.flatMap((medium, place) => {
      const [is, to] = [dollars[place] ?? 0, wanted[place] ?? 0];
      if (is === to || (is === 0 && to < 1)) return [];
      const total = nationDollars(now, medium, year, "core");
      return [shiftWeights(mix, { subVerticals, medium, now: is, wanted: to, total })];
    });
    const fault = weights.find((found) => typeof found === "string");
    if (fault !== undefined) return sayNoRoom(fault);
    const group = words.vertical(one.row);
    void makeEdit({
      at: `mix ${one.row} ${one.column}`,
      subject: { kind: "mix", medium: one.column, group, year },
      from: formats.share(shareOf(one.row, one.column)),
      to: formats.share(one.value),
      change: (before) =>
        withWeights(
          before,
          weights.flatMap((found) => (typeof found === "string" ? [] : found)),
        ),
    });
  };
  const takeBack = (vertical: string) =>
    void makeEdit({
      at: `mix ${vertical}`,
      subject: { kind: "mix", medium: at?.column ?? matrix.columns[0] ?? "", group: words.vertical(vertical), year },
      from: null,
      to: null,
      change: (before) => withoutWeights(before, ({ subVertical }) => verticalOf(subVertical) === vertical),
    });
  const onMark = ({ row, column }: CellAt) => {
    const name = `${row} ${column}`;
    const next = new Set(locks);
    if (!next.delete(name)) next.add(name);
    setLocks(next);
  };
  const [, wrongRow = "", wrongColumn = ""] = refusedAt?.startsWith("mix ") ? refusedAt.split(" ") : [];

  return (
    <section className={style["section"]} aria-labelledby="forecast-mix">
      <h2 id="forecast-mix">{text("forecastRoom.mix.headline")}</h2>
      <p className={style["how"]}>{text("forecastRoom.mix.how")}</p>
      <div className={style["controls"]}>
        <label>
          {text("forecastRoom.mix.year")}
          <SmallSelect value={year} onChange={(event) => setYear(Number(event.currentTarget.value))}>
            {now.years.map((one) => (
              <option key={one} value={one}>
                {formats.year(one)}
              </option>
            ))}
          </SmallSelect>
        </label>
        <ActionButton disabled={!at || !stated.size} onClick={() => at && takeBack(at.row)}>
          {text("forecastRoom.mix.takeBack")}
        </ActionButton>
      </div>
      <EditGrid
        caption={text("forecastRoom.mix.caption", { year: formats.year(year) })}
        corner="%"
        rows={matrix.rows.map((id) => ({ id, name: words.vertical(id) }))}
        columns={matrix.columns.map((id) => ({ id, head: words.medium(id) }))}
        cell={cell}
        plain={(row, column) => plainNumber(shareOf(row, column) * 100, 2, formats.locale)}
        read={(typed) => {
          const share = typedPercent(typed, formats.locale);
          return typeof share === "number" && (share < 0 || share > 1) ? undefined : share;
        }}
        onEdit={onEdit}
        onUndo={() => void undoEdit()}
        onRedo={() => void redoEdit()}
        at={at}
        onAt={setAt}
        onMark={onMark}
        wrongAt={wrongRow ? { row: wrongRow, column: wrongColumn } : null}
        testId="mix-grid"
      />
    </section>
  );
}

function sayNoRoom(fault: "noRoom" | "nothing-there" | "whole-medium"): void {
  addToast((say) => say(`forecastRoom.mix.${fault}`), { type: "error" });
}
