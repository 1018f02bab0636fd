import { useMemo, useState } from "react";
import { apportion } from "#domain/figures/apportion.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { addToast } from "#ui/toast/toast.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { byVertical, subVerticalMatrix } from "../figures/runFigures.ts";
import { isShareHeld, withoutWeights, withShareTurned } from "../figures/stated.ts";
import { plainNumber, typedPercent } from "../figures/typedFigure.ts";
import type { CellAt, CellEdit, EditCell } from "../grid/editGrid.ts";
import { EditGrid } from "../grid/EditGrid.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit, redoEdit, undoEdit, useWorkbench } from "../workbench/workbenchState.ts";
import { shareEdit } from "./shareEdit.ts";

/** Which media a vertical's core money goes to: every row adds up to 100.0 %; a typed share makes the others give way. */
export function MixSection({ room }: { readonly room: Room }) {
  const { now, assumptions, edition, words } = room;
  const { text, formats } = words;
  const [year, setYear] = useState(now.currentYear);
  const [at, setAt] = useState<CellAt | null>(null);
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
  const isLocked = (vertical: string, medium: string) => isShareHeld(assumptions, { vertical, medium });
  const cell = (row: string, column: string): EditCell => {
    const place = matrix.columns.indexOf(column);
    return {
      shown: formats.percent((tenths.get(row)?.[place] ?? 0) / 10),
      editable: true,
      stated: stated.has(`${row} ${column}`),
      locked: isLocked(row, column),
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
    const change = shareEdit(edits, { figures: now, imported: edition.input.mix, assumptions, year, dollarsOf });
    if (typeof change === "string") {
      addToast((say) => say(`forecastRoom.mix.${change}`), { type: "error" });
      return;
    }
    const isSingle = edits.length === 1 && one.value !== null;
    void makeEdit({
      at: `mix ${one.row} ${one.column}`,
      subject:
        edits.length === 1
          ? { kind: "mix", medium: one.column, group: words.vertical(one.row), year }
          : { kind: "several", count: edits.length },
      from: isSingle ? formats.share(shareOf(one.row, one.column)) : null,
      to: isSingle ? formats.share(one.value) : null,
      change,
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
  const onMark = ({ row, column }: CellAt) =>
    void makeEdit({
      at: `mix ${row} ${column}`,
      subject: { kind: isLocked(row, column) ? "unlock" : "lock", medium: column, group: words.vertical(row) },
      from: null,
      to: null,
      change: (before) => withShareTurned(before, { vertical: row, medium: column }),
    });
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
        <ActionButton disabled={!at} onClick={() => at && onMark(at)}>
          {text(at && isLocked(at.row, at.column) ? "forecastRoom.mix.unlock" : "forecastRoom.mix.lock")}
        </ActionButton>
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
