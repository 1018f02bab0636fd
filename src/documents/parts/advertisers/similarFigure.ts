import { similarSubVerticals, type SimilarSubVertical } from "#domain/advertisers/similarSubVerticals.ts";
import { percent } from "#domain/figures/rounded.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import { columnScale } from "#language/money.ts";
import { tidy, type Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { roleLight } from "../lightColours.ts";
import { numberColumns } from "../numberColumns.ts";
import { type PlannedColumn, plannedTable, textColumn } from "../plannedColumn.ts";

export interface SimilarFigure extends BlockFigure {
  readonly rows: readonly SimilarSubVertical[];
}

/** The sub-verticals that buy media much like this one, the likest first. */
export function similarFigure({ whole, scope, words, view }: Spending): SimilarFigure {
  const { text, formats } = words;
  const rows = scope.kind === "subVertical" ? similarSubVerticals(whole.own.wallet, view.year, scope.id) : [];
  const [first] = rows;
  const line = text("subVertical.similar.line");
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  return {
    name: "similarSubVerticals",
    rows,
    headline: first
      ? text("subVertical.similar.headline", { name: words.subVertical(first.subVertical) })
      : text("subVertical.similar.none"),
    measure: line,
    alt: `${line}: ${formats.list(rows.map((row) => words.subVertical(row.subVertical)))}`,
    shows: "both",
    chart: () =>
      rows.length === 0
        ? null
        : {
            kind: "bars",
            categories: rows.map((row) => words.subVertical(row.subVertical)),
            series: [
              {
                name: text("spending.column.dollars"),
                colour: roleLight("other"),
                values: rows.map(({ dollars }) => dollars),
              },
            ],
            benchmark: null,
            format: { kind: "money", scale },
            unit: formats.moneyHead(scale),
          },
    table: () =>
      plannedTable({ name: tableName("similarSubVerticals"), caption: line, columns: columnsOf(rows, words), rows }),
  };
}

/** `97%`: more digits would say more than a cosine does. */
export function mixText(mix: number, { formats }: Words): string {
  return tidy(formats.percent(Math.round(mix * 100)));
}

/** The list as plain rows. */
export function similarTable(rows: readonly SimilarSubVertical[]): Table {
  return tableOf(rows, [
    { key: "sub_vertical", unit: "text", cell: (row) => row.subVertical },
    { key: "mix_percent", unit: "percent", cell: ({ mix }) => Math.round(mix * 100) },
    { key: "growth_percent", unit: "percent", cell: ({ growth }) => percent(growth) },
    { key: "medium", unit: "text", cell: ({ medium }) => medium },
    { key: "medium_share_percent", unit: "percent", cell: ({ mediumShare }) => percent(mediumShare) },
    { key: "dollars", unit: "dollars", cell: ({ dollars }) => dollars },
  ]);
}

function columnsOf(rows: readonly SimilarSubVertical[], words: Words): PlannedColumn<SimilarSubVertical>[] {
  const { text, formats } = words;
  const numbers = numberColumns(words);
  const scale = columnScale(rows.map(({ dollars }) => dollars));
  return [
    textColumn("sub_vertical", text("spending.column.sub_vertical"), (row) => words.subVertical(row.subVertical)),
    numbers.money("dollars", text("spending.column.dollars"), scale, (row) => row.dollars),
    {
      key: "mix",
      head: text("subVertical.similar.mix"),
      numeric: true,
      value: (row) => row.mix,
      shown: (row) => mixText(row.mix, words),
      holds: "percent",
      format: null,
    },
    numbers.growth("growth", text("spending.column.growth_percent"), (row) => row.growth),
    textColumn("medium", text("subVertical.similar.medium"), ({ medium, mediumShare }) =>
      medium === null ? "" : `${words.medium(medium)} (${formats.share(mediumShare)})`,
    ),
  ];
}
