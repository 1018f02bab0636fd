import { memo, useMemo } from "react";
import type { Spending } from "#reports/spending.ts";
import type { DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import { columnScale } from "#i18n/money.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";

interface ProspectsTableProps {
  readonly caption: string;
  readonly rows: readonly DigitalProspect[];
  readonly spending: Spending;
}

/** Every prospect with what its score is made of, and the way onto the call list. */
export const ProspectsTable = memo(function ProspectsTable({ caption, rows, spending }: ProspectsTableProps) {
  const columns = useMemo(() => columnsOf(rows, spending), [rows, spending]);
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={({ prospect }) => prospect.id} />;
});

function columnsOf(rows: readonly DigitalProspect[], { market, words }: Spending): Column<DigitalProspect>[] {
  const { text, formats } = words;
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  const name = ({ prospect }: DigitalProspect) => formats.name(prospect.names);
  const number = (
    key: string,
    head: string,
    value: (row: DigitalProspect) => number | null,
    shown: (row: DigitalProspect) => string,
    unit?: string,
  ): Column<DigitalProspect> => ({
    key,
    head,
    numeric: true,
    value,
    shown,
    ...(unit !== undefined && { unit }),
  });
  const head = (key: "digital" | "digitalShare" | "growth" | "gap" | "score" | "size" | "growthRank" | "opening") =>
    text(`verticals.prospects.column.${key}`);
  return [
    {
      key: "name",
      head: text("verticals.prospects.column.name"),
      unit: text("verticals.prospects.column.category"),
      numeric: false,
      value: name,
      shown: name,
      content: (row) => (
        <>
          {name(row)}
          <small>{words.subVertical(row.prospect.subVertical)}</small>
        </>
      ),
    },
    number(
      "score",
      head("score"),
      ({ score }) => score,
      ({ score }) => formats.count(score),
      "0–100",
    ),
    number(
      "dollars",
      head("digital"),
      ({ dollars }) => dollars,
      ({ dollars }) => formats.moneyIn(scale, dollars),
      formats.moneyHead(scale),
    ),
    number(
      "share",
      head("digitalShare"),
      ({ share }) => share,
      ({ share }) => formats.share(share),
    ),
    number(
      "growth",
      head("growth"),
      ({ growth }) => growth,
      ({ growth }) => formats.growth(growth),
    ),
    number(
      "gap",
      head("gap"),
      ({ gap }) => gap,
      ({ gap }) => formats.points(gap).split("\u00a0")[0] ?? "",
      text("spending.unit.points"),
    ),
    {
      key: "call",
      head: text("verticals.prospects.column.call"),
      numeric: false,
      value: name,
      shown: () => "",
      content: (row) => (
        <AddToCallList
          market={market.id}
          subVertical={row.prospect.subVertical}
          prospect={row.prospect.id}
          name={name(row)}
        />
      ),
    },
    number(
      "size",
      head("size"),
      ({ parts }) => parts.size,
      ({ parts }) => formats.count(Math.round(parts.size)),
      "× 40%",
    ),
    number(
      "rise",
      head("growthRank"),
      ({ parts }) => parts.growth,
      ({ parts }) => formats.count(Math.round(parts.growth)),
      "× 30%",
    ),
    number(
      "opening",
      head("opening"),
      ({ parts }) => parts.opening,
      ({ parts }) => formats.count(Math.round(parts.opening)),
      "× 30%",
    ),
  ];
}
