import { useCallback, useMemo, useState } from "react";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { heatStep } from "#charts/heat.ts";
import { Sparkline } from "#ui/figure/Sparkline.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { nationDollars, type ShownPart } from "../figures/runFigures.ts";
import { withGrowth, withoutTotal, withTotal } from "../figures/stated.ts";
import { plainNumber, typedMillions, typedPercent } from "../figures/typedFigure.ts";
import type { CellAt, CellEdit, EditCell, EditRow } from "../grid/editGrid.ts";
import { EditGrid } from "../grid/EditGrid.tsx";
import { EditBar } from "../room/EditBar.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit, redoEdit, undoEdit, useWorkbench } from "../workbench/workbenchState.ts";
import { MediumChart } from "./MediumChart.tsx";
import { growthAt, statedAt } from "./totalCells.ts";
import { TotalNote } from "./TotalNote.tsx";

export type TotalsMeasure = "amount" | "growth";

const SUMS = ["traditional", "digital", "total"] as const;

/** The nation's totals, sixteen media by year, typed over like a spreadsheet; beside the cursor where a figure comes from. */
export function TotalsSection({ room }: { readonly room: Room }) {
  const { now, words, assumptions } = room;
  const { text, formats, medium: nameOf } = words;
  const [part, setPart] = useState<ShownPart>("core");
  const [measure, setMeasure] = useState<TotalsMeasure>("amount");
  const [at, setAt] = useState<CellAt>({ row: now.media[0] ?? "", column: String(now.currentYear) });
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const { media, years } = now;

  const membersOf = useCallback(
    (row: string): readonly string[] =>
      row === "total"
        ? media
        : row === "traditional" || row === "digital"
          ? media.filter((one) => mediumGroup(one) === row)
          : [row],
    [media],
  );
  const dollarsOf = useCallback(
    (row: string, year: number) =>
      membersOf(row).reduce((sum, medium) => sum + nationDollars(now, medium, year, part), 0),
    [membersOf, now, part],
  );
  const rows = useMemo(
    (): EditRow[] => [
      ...media.map((id) => ({
        id,
        name: nameOf(id),
        beside: <Sparkline values={years.map((year) => dollarsOf(id, year))} at={years.indexOf(now.currentYear)} />,
      })),
      ...SUMS.map((id) => ({ id, name: text(`forecastRoom.media.${id}`), tone: "total" as const })),
    ],
    [media, years, nameOf, text, dollarsOf, now.currentYear],
  );
  const columns = useMemo(
    () =>
      years.map((year) => ({
        id: String(year),
        head: formats.year(year),
        forecast: year > now.currentYear,
      })),
    [years, formats, now.currentYear],
  );
  const growthOf = (row: string, year: number) => {
    const before = year > (years[0] ?? year) ? dollarsOf(row, year - 1) : 0;
    return before > 0 ? dollarsOf(row, year) / before - 1 : null;
  };
  const cell = (row: string, column: string): EditCell => {
    const year = Number(column);
    const isMedium = media.includes(row);
    const growth = growthOf(row, year);
    const provenance = now.provenance[media.indexOf(row)]?.[years.indexOf(year)];
    const first = year === years[0];
    return {
      shown:
        measure === "amount"
          ? formats.moneyIn("wholeMillion", dollarsOf(row, year))
          : growth === null
            ? "–"
            : formats.growth(growth),
      editable: isMedium && part !== "all" && !(measure === "growth" && first),
      heat: measure === "growth" ? heatStep(growth) : undefined,
      stated: isMedium && statedAt(room, row, year, part) !== undefined,
      basis: isMedium ? provenance?.basis : undefined,
    };
  };
  const plain = (row: string, column: string) =>
    measure === "amount"
      ? plainNumber(dollarsOf(row, Number(column)) / 1e6, 6, formats.locale)
      : plainNumber((growthOf(row, Number(column)) ?? 0) * 100, 2, formats.locale);
  const read = (typed: string) =>
    measure === "amount" ? typedMillions(typed, formats.locale) : typedPercent(typed, formats.locale);

  const onEdit = (edits: readonly CellEdit[]) => {
    const [one] = edits;
    if (!one || part === "all") return;
    const place = (edit: CellEdit) => ({ medium: edit.row, year: Number(edit.column), part });
    const { reason } = useWorkbench.getState();
    const shown = (value: number) => (measure === "amount" ? formats.money(value) : formats.growth(value));
    const current =
      measure === "amount" ? dollarsOf(one.row, Number(one.column)) : growthAt(now, one.row, Number(one.column), part);
    void makeEdit({
      at: `${one.row} ${one.column}`,
      subject:
        edits.length > 1
          ? { kind: "several", count: edits.length }
          : { kind: measure === "amount" ? "total" : "growth", medium: one.row, year: Number(one.column) },
      from: edits.length > 1 || current === null ? null : shown(current),
      to: edits.length > 1 ? null : one.value === null ? text("forecastRoom.media.asModelled") : shown(one.value),
      change: (before) =>
        edits.reduce((changed, edit) => {
          if (edit.value === null) return withoutTotal(changed, place(edit));
          if (measure === "growth") return withGrowth(changed, { ...place(edit), growth: edit.value });
          const stated = statedAt({ assumptions: changed }, edit.row, Number(edit.column), part)?.total;
          return withTotal(changed, {
            ...place(edit),
            dollars: edit.value,
            low: null,
            high: null,
            basis: stated?.basis ?? "derived",
            source: stated?.source ?? text("forecastRoom.media.ownSource"),
            reason,
          });
        }, before),
    });
  };
  const [wrongRow = "", wrongColumn = ""] = refusedAt?.split(" ") ?? [];
  const shownMedium = media.includes(at.row) ? at.row : (media[0] ?? "");

  return (
    <section className={style["section"]} aria-labelledby="forecast-totals">
      <h2 id="forecast-totals">
        {text("forecastRoom.media.headline", {
          year: formats.year(now.currentYear),
          total: formats.money(dollarsOf("total", now.currentYear)),
          next: formats.year(now.currentYear + 1),
          growth: formats.growth(growthOf("total", now.currentYear + 1)),
        })}
      </h2>
      <p className={style["how"]}>{text("forecastRoom.media.how")}</p>
      <EditBar words={words}>
        <Segmented
          label={text("forecastRoom.part.label")}
          value={part}
          options={(["core", "political", "all"] as const).map((value) => ({
            value,
            label: text(`forecastRoom.part.${value}`),
          }))}
          onChange={setPart}
        />
        <Segmented
          label={text("forecastRoom.measure.label")}
          value={measure}
          options={(["amount", "growth"] as const).map((value) => ({
            value,
            label: text(`forecastRoom.measure.${value}`),
          }))}
          onChange={setMeasure}
        />
      </EditBar>
      <EditGrid
        caption={text("forecastRoom.media.caption")}
        corner={measure === "amount" ? formats.moneyHead("wholeMillion") : "%"}
        rows={rows}
        columns={columns}
        cell={cell}
        plain={plain}
        read={read}
        onEdit={onEdit}
        onUndo={() => void undoEdit()}
        onRedo={() => void redoEdit()}
        at={at}
        onAt={setAt}
        wrongAt={refusedAt ? { row: wrongRow, column: wrongColumn } : null}
        testId="totals-grid"
      />
      <p className={style["key"]}>
        <span>{text("forecastRoom.key.published")}</span>
        <em>{text("forecastRoom.key.modelled")}</em>
        <mark>{text("forecastRoom.key.stated")}</mark>
        {part === "all" && <span>{text("forecastRoom.media.chooseAPart")}</span>}
      </p>
      <TotalNote
        key={`${shownMedium} ${at.column} ${part} ${assumptions.totals.length}`}
        room={room}
        medium={shownMedium}
        year={Number(at.column)}
        part={part}
      />
      <MediumChart room={room} medium={shownMedium} part={part} />
    </section>
  );
}
