import type { TFunction } from "i18next";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { RevisionDifferences } from "../../contract/roomSchemas.ts";
import type { ComparedList, NamedDifference } from "./differenceNames.ts";

export type OutlierRow = RevisionDifferences["outliers"][number];

/** What a list of differences shows. */
export function differenceColumns(
  list: ComparedList,
  text: TFunction,
  formats: Formats,
): readonly ListColumn<NamedDifference>[] {
  return [
    { ...named(text(`revisions.difference.head.${list}`), ({ name }: NamedDifference) => name), narrow: "lead" },
    dollars("before", text("revisions.difference.before"), formats, ({ before }) => before),
    dollars("after", text("revisions.difference.after"), formats, ({ after }) => after),
    { ...dollars("change", text("revisions.difference.change"), formats, ({ change }) => change), narrow: "end" },
    percent("growth", text("revisions.difference.growth"), formats, ({ growth }) => growth),
  ];
}

/** What the list of outliers shows. */
export function outlierColumns(text: TFunction, formats: Formats): readonly ListColumn<OutlierRow>[] {
  const { locale } = formats;
  return [
    { ...named(text("revisions.difference.head.markets"), ({ name }: OutlierRow) => name), narrow: "lead" },
    {
      key: "of",
      head: text("revisions.difference.head.outliers"),
      kind: "text",
      value: ({ by, id }) => (by === "medium" ? mediumName(id, locale) : verticalName(id, locale)),
      width: 180,
      narrow: "note",
    },
    dollars("before", text("revisions.difference.before"), formats, ({ before }) => before),
    dollars("after", text("revisions.difference.after"), formats, ({ after }) => after),
    percent("growth", text("revisions.difference.growth"), formats, ({ growth }) => growth),
    percent("usual", text("revisions.difference.usual"), formats, ({ usual }) => usual),
    {
      ...dollars<OutlierRow>("unexpected", text("revisions.difference.unexpected"), formats, (row) => row.unexpected),
      narrow: "end",
    },
  ];
}

function named<Row>(head: string, value: (row: Row) => string): ListColumn<Row> {
  return { key: "name", head, kind: "text", value, width: 240, fixed: true };
}

function dollars<Row>(
  key: string,
  head: string,
  formats: Formats,
  value: (row: Row) => number | null,
): ListColumn<Row> {
  return { key, head, kind: "number", value, cell: (row) => formats.dollars(value(row)), width: 150 };
}

function percent<Row>(key: string, head: string, formats: Formats, part: (row: Row) => number | null): ListColumn<Row> {
  const value = (row: Row) => tenths(part(row));
  return { key, head, kind: "number", value, cell: (row) => formats.growth(part(row)), width: 110 };
}

/** 0.1234 as 12.3. */
function tenths(part: number | null): number | null {
  return part === null ? null : Math.round(part * 1_000) / 10;
}
