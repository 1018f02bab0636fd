import type { MoneyScale } from "#language/money.ts";
import { powerRatioText } from "#language/words/stationWords.ts";
import type { Words } from "#language/words/words.ts";
import type { PlannedColumn } from "./plannedColumn.ts";

type NumberOf<Row> = (row: Row) => number | null;

/** Columns of numbers as every table writes them. */
export interface NumberColumns {
  readonly money: <Row>(key: string, head: string, scale: MoneyScale, of: NumberOf<Row>) => PlannedColumn<Row>;
  /** Of parts of one. */
  readonly share: <Row>(key: string, head: string, of: NumberOf<Row>) => PlannedColumn<Row>;
  readonly growth: <Row>(key: string, head: string, of: NumberOf<Row>) => PlannedColumn<Row>;
  readonly count: <Row>(key: string, head: string, of: NumberOf<Row>) => PlannedColumn<Row>;
  /** 100 is par. */
  readonly index: <Row>(key: string, head: string, of: NumberOf<Row>) => PlannedColumn<Row>;
  /** Of power ratios: 1 is par. */
  readonly ratio: <Row>(key: string, head: string, of: NumberOf<Row>) => PlannedColumn<Row>;
}

export function numberColumns(words: Words): NumberColumns {
  const { formats } = words;
  return {
    money: (key, head, scale, of) => ({
      key,
      head,
      unit: formats.moneyHead(scale),
      numeric: true,
      value: of,
      shown: (row) => formats.moneyIn(scale, of(row)),
      holds: "dollars",
      format: { kind: "money", scale },
    }),
    share: (key, head, of) => ({
      key,
      head,
      numeric: true,
      value: of,
      shown: (row) => formats.share(of(row)),
      holds: "percent",
      format: { kind: "share" },
    }),
    growth: (key, head, of) => ({
      key,
      head,
      numeric: true,
      value: of,
      shown: (row) => formats.growth(of(row)),
      holds: "percent",
      format: { kind: "growth" },
    }),
    count: (key, head, of) => ({
      key,
      head,
      numeric: true,
      value: of,
      shown: (row) => formats.count(of(row)),
      holds: "count",
      format: { kind: "count" },
    }),
    index: (key, head, of) => ({
      key,
      head,
      numeric: true,
      value: of,
      shown: (row) => formats.index(of(row)),
      holds: "index",
      format: { kind: "index" },
    }),
    ratio: (key, head, of) => ({
      key,
      head,
      numeric: true,
      value: of,
      shown: (row) => powerRatioText(of(row), words),
      holds: "count",
      format: null,
    }),
  };
}
