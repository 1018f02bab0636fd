import { useMemo, useState } from "react";
import { apportion } from "#domain/figures/apportion.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { CellAt, CellEdit } from "#ui/grid/cellRules.ts";
import { addToast } from "#ui/toast/toast.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { byVertical, subVerticalMatrix } from "../figures/runFigures.ts";
import { isShareHeld, withoutWeights, withShareTurned } from "../figures/stated.ts";
import { plainNumber, typedPercent } from "../figures/typedFigure.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { editAt, RoomGrid } from "../room/RoomGrid.tsx";
import { YearSelect } from "../room/YearSelect.tsx";
import { makeEdit } from "../workbench/workbenchState.ts";
import { shareEdit } from "./shareEdit.ts";

/** Which media a vertical's core money goes to: every row adds up to 100.0 %; a typed share makes the others give way. */
export function MixSection({ room }: { readonly room: Room }) {
  const { now, words } = room;
  const { text, formats } = words;
  const [year, setYear] = useState(now.currentYear);
  const [at, setAt] = useState<CellAt | null>(null);
  const shares = useShares(room, year);
  const onMark = (cell: CellAt) => turnShare(room, shares, cell);

  return (
    <section className={style["section"]} aria-labelledby="forecast-mix">
      <h2 id="forecast-mix">{text("forecastRoom.mix.headline")}</h2>
      <p className={style["how"]}>{text("forecastRoom.mix.how")}</p>
      <div className={style["controls"]}>
        <YearSelect
          label={text("forecastRoom.mix.year")}
          value={year}
          years={now.years}
          words={words}
          onChange={setYear}
        />
        <ActionButton disabled={!at} onClick={() => at && onMark(at)}>
          {text(at && shares.isHeld(at) ? "forecastRoom.mix.unlock" : "forecastRoom.mix.lock")}
        </ActionButton>
        <ActionButton disabled={!at || !shares.stated.size} onClick={() => at && takeBackRow(room, year, at)}>
          {text("forecastRoom.mix.takeBack")}
        </ActionButton>
      </div>
      <RoomGrid
        editsOf="mix"
        words={words}
        caption={text("forecastRoom.mix.caption", { year: formats.year(year) })}
        corner="%"
        rows={shares.verticals.map((id) => ({ id, name: words.vertical(id) }))}
        columns={shares.media.map((id) => ({ id, head: words.medium(id) }))}
        cell={(row, column) => ({
          shown: formats.percent(shares.percentOf(row, column)),
          editable: true,
          stated: shares.stated.has(`${row} ${column}`),
          locked: shares.isHeld({ row, column }),
        })}
        plain={(row, column) => plainNumber(shares.shareOf(row, column) * 100, 2, formats.locale)}
        read={(typed) => {
          const share = typedPercent(typed, formats.locale);
          return typeof share === "number" && (share < 0 || share > 1) ? undefined : share;
        }}
        onEdit={(edits) => editShares(room, shares, edits)}
        at={at}
        onAt={setAt}
        onMark={onMark}
        testId="mix-grid"
      />
    </section>
  );
}

/** The shares of a year: a vertical's core money, medium by medium, and what is stated about it. */
function useShares({ now, assumptions }: Room, year: number) {
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
  return {
    year,
    verticals: matrix.rows,
    media: matrix.columns,
    stated,
    dollarsOf,
    percentOf: (vertical: string, medium: string) => (tenths.get(vertical)?.[matrix.columns.indexOf(medium)] ?? 0) / 10,
    shareOf: (vertical: string, medium: string) => {
      const dollars = dollarsOf(vertical);
      const total = dollars.reduce((sum, one) => sum + one, 0);
      return total > 0 ? (dollars[matrix.columns.indexOf(medium)] ?? 0) / total : 0;
    },
    isHeld: ({ row: vertical, column: medium }: CellAt) => isShareHeld(assumptions, { vertical, medium }),
  };
}

type Shares = ReturnType<typeof useShares>;

/** Makes typed shares hold, as one step; says so where that cannot be. */
function editShares({ now, opened, assumptions, words }: Room, shares: Shares, edits: readonly CellEdit[]): void {
  const { year, dollarsOf } = shares;
  const [one] = edits;
  if (!one) return;
  const change = shareEdit(edits, { figures: now, imported: opened.input.mix, assumptions, year, dollarsOf });
  if (typeof change === "string") {
    addToast((say) => say(`forecastRoom.mix.${change}`), { type: "error" });
    return;
  }
  const isSingle = edits.length === 1 && one.value !== null;
  void makeEdit({
    at: editAt("mix", one),
    subject:
      edits.length === 1
        ? { kind: "mix", medium: one.column, group: words.vertical(one.row), year }
        : { kind: "several", count: edits.length },
    from: isSingle ? words.formats.share(shares.shareOf(one.row, one.column)) : null,
    to: isSingle ? words.formats.share(one.value) : null,
    change,
  });
}

/** Gives a row the weights of the files back. */
function takeBackRow({ words }: Room, year: number, { row, column }: CellAt): void {
  void makeEdit({
    at: `mix ${row}`,
    subject: { kind: "mix", medium: column, group: words.vertical(row), year },
    from: null,
    to: null,
    change: (before) => withoutWeights(before, ({ subVertical }) => verticalOf(subVertical) === row),
  });
}

/** Holds a share, or lets it go where it was held. */
function turnShare({ words }: Room, shares: Shares, at: CellAt): void {
  const { row: vertical, column: medium } = at;
  void makeEdit({
    at: editAt("mix", at),
    subject: { kind: shares.isHeld(at) ? "unlock" : "lock", medium, group: words.vertical(vertical) },
    from: null,
    to: null,
    change: (before) => withShareTurned(before, { vertical, medium }),
  });
}
