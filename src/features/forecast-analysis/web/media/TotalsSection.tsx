import { useMemo, useState } from "react";
import { Sparkline } from "#ui/figures/Sparkline.tsx";
import type { CellAt, CellEdit } from "#ui/grid/cellRules.ts";
import type { EditRow } from "#ui/grid/EditGrid.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import type { ShownPart } from "../figures/runFigures.ts";
import { plainNumber, typedMillions, typedPercent } from "../figures/typedFigure.ts";
import { EditBar } from "../room/EditBar.tsx";
import { PartChoice } from "../room/PartChoice.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { editAt, RoomGrid } from "../room/RoomGrid.tsx";
import { makeEdit, useWorkbench } from "../workbench/workbenchState.ts";
import { MediumChart } from "./MediumChart.tsx";
import {
  rowDollars,
  rowGrowth,
  SUMS,
  totalCell,
  type TotalsMeasure,
  type TotalsView,
  withTypedTotals,
} from "./totalCells.ts";
import { TotalNote } from "./TotalNote.tsx";

/** The nation's totals, sixteen media by year, typed over like a spreadsheet; beside the cursor where a figure comes from. */
export function TotalsSection({ room }: { readonly room: Room }) {
  const { now, words, assumptions } = room;
  const { text, formats } = words;
  const [part, setPart] = useState<ShownPart>("core");
  const [measure, setMeasure] = useState<TotalsMeasure>("amount");
  const [at, setAt] = useState<CellAt>({ row: now.media[0] ?? "", column: String(now.currentYear) });
  const shownMedium = now.media.includes(at.row) ? at.row : (now.media[0] ?? "");
  const next = now.currentYear + 1;

  return (
    <section className={style["section"]} aria-labelledby="forecast-totals">
      <h2 id="forecast-totals">
        {text("forecastRoom.media.headline", {
          year: formats.year(now.currentYear),
          total: formats.money(rowDollars(now, "total", now.currentYear, part)),
          next: formats.year(next),
          growth: formats.growth(rowGrowth(now, "total", next, part)),
        })}
      </h2>
      <p className={style["how"]}>{text("forecastRoom.media.how")}</p>
      <EditBar words={words}>
        <PartChoice value={part} words={words} onChange={setPart} />
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
      <TotalsGrid room={room} view={{ part, measure }} at={at} onAt={setAt} />
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

interface TotalsGridProps {
  readonly room: Room;
  readonly view: TotalsView;
  readonly at: CellAt;
  readonly onAt: (at: CellAt) => void;
}

function TotalsGrid({ room, view, at, onAt }: TotalsGridProps) {
  const { now, words } = room;
  const { text, formats, medium: nameOf } = words;
  const { part, measure } = view;
  const { locale } = formats;
  const rows = useMemo((): EditRow[] => {
    const curve = (medium: string) => now.years.map((year) => rowDollars(now, medium, year, part));
    return [
      ...now.media.map((id) => ({
        id,
        name: nameOf(id),
        beside: <Sparkline values={curve(id)} at={now.years.indexOf(now.currentYear)} />,
      })),
      ...SUMS.map((id) => ({ id, name: text(`forecastRoom.media.${id}`), tone: "total" as const })),
    ];
  }, [now, part, nameOf, text]);
  const columns = useMemo(
    () => now.years.map((year) => ({ id: String(year), head: formats.year(year), forecast: year > now.currentYear })),
    [now, formats],
  );
  return (
    <RoomGrid
      editsOf="total"
      words={words}
      caption={text("forecastRoom.media.caption")}
      corner={measure === "amount" ? formats.moneyHead("wholeMillion") : "%"}
      rows={rows}
      columns={columns}
      cell={(row, column) => totalCell(room, row, Number(column), view)}
      plain={(row, column) =>
        measure === "amount"
          ? plainNumber(rowDollars(now, row, Number(column), part) / 1e6, 6, locale)
          : plainNumber((rowGrowth(now, row, Number(column), part) ?? 0) * 100, 2, locale)
      }
      read={(typed) => (measure === "amount" ? typedMillions(typed, locale) : typedPercent(typed, locale))}
      onEdit={(edits) => editTotals(room, view, edits)}
      at={at}
      onAt={onAt}
      testId="totals-grid"
    />
  );
}

/** States what was typed, as one step. */
function editTotals({ now, words }: Room, { part, measure }: TotalsView, edits: readonly CellEdit[]): void {
  const { text, formats } = words;
  const [one] = edits;
  if (!one || part === "all") return;
  const { row: medium, value } = one;
  const year = Number(one.column);
  const isSingle = edits.length === 1;
  const shown = (figure: number) => (measure === "amount" ? formats.money(figure) : formats.growth(figure));
  const current = measure === "amount" ? rowDollars(now, medium, year, part) : rowGrowth(now, medium, year, part);
  const { reason } = useWorkbench.getState();
  void makeEdit({
    at: editAt("total", one),
    subject: isSingle
      ? { kind: measure === "amount" ? "total" : "growth", medium, year }
      : { kind: "several", count: edits.length },
    from: isSingle && current !== null ? shown(current) : null,
    to: !isSingle ? null : value === null ? text("forecastRoom.media.asModelled") : shown(value),
    change: (before) =>
      withTypedTotals(before, { edits, part, measure, reason, source: text("forecastRoom.media.ownSource") }),
  });
}
