import type { TFunction } from "i18next";
import { nextDeadline } from "#domain/sellingAids/coOp.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { ListedProgram } from "../../contract/coOp.ts";

/** What a program says, a column each. Deadlines are the next day that they fall on. */
export function coOpColumns(text: TFunction, formats: Formats, today: string): readonly ListColumn<ListedProgram>[] {
  const due = ({ deadline }: ListedProgram) => (deadline === null ? null : nextDeadline(deadline, today));
  const head = (
    key: "maker" | "products" | "pays" | "accrual" | "media" | "deadline" | "contact" | "source" | "whose",
  ) => text(`sellingAids.coop.${key}`);
  return [
    {
      key: "maker",
      head: head("maker"),
      kind: "text",
      value: ({ maker }) => maker,
      width: 190,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "products",
      head: head("products"),
      kind: "text",
      value: ({ products }) => products,
      width: 240,
      narrow: "note",
    },
    {
      key: "pays",
      head: head("pays"),
      kind: "number",
      value: ({ paysPercent }) => paysPercent,
      cell: ({ paysPercent }) => formats.percent(paysPercent),
      width: 90,
      narrow: "end",
    },
    {
      key: "accrual",
      head: head("accrual"),
      kind: "number",
      value: ({ accrualPercent }) => accrualPercent,
      cell: ({ accrualPercent }) => formats.percent(accrualPercent),
      width: 100,
    },
    {
      key: "media",
      head: head("media"),
      kind: "choice",
      value: ({ media }) => media,
      options: MEDIA.map(({ id }) => ({ value: id, label: mediumName(id, formats.locale) })),
      width: 260,
    },
    {
      key: "deadline",
      head: head("deadline"),
      kind: "date",
      value: (program) => due(program)?.day ?? null,
      cell: (program) => {
        const next = due(program);
        return next ? formats.date(`${next.day}T12:00:00`) : text("sellingAids.coop.noDeadline");
      },
      width: 130,
    },
    { key: "contact", head: head("contact"), kind: "text", value: ({ contact }) => contact || null, width: 150 },
    {
      key: "source",
      head: head("source"),
      kind: "text",
      value: ({ source }) => source || null,
      cell: ({ source, sample }) => (sample ? text("shell.sample") : source),
      width: 130,
    },
    {
      key: "whose",
      head: head("whose"),
      kind: "choice",
      value: ({ own }) => (own ? "own" : "all"),
      options: (["all", "own"] as const).map((value) => ({ value, label: text(`sellingAids.coop.of.${value}`) })),
      width: 150,
      hidden: true,
    },
  ];
}
