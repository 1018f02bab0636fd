import type { TFunction } from "i18next";
import { AID_TYPES } from "#domain/content/contentKind.ts";
import { TEAM_AID_STATUSES } from "#domain/sellingAids/teamAid.ts";
import { fileSize } from "#language/fileSize.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { SentAid } from "../../contract/teamAids.ts";
import { AidStatus } from "./AidStatus.tsx";
import type { Whose } from "./teamQueries.ts";

/** What is known of an aid that somebody brought, a column each. Whose it is matters only among those of all. */
export function sentAidColumns(text: TFunction, formats: Formats, whose: Whose): readonly ListColumn<SentAid>[] {
  const head = (key: "title" | "customer" | "sentBy" | "file" | "sentAt" | "decidedAt" | "decidedBy" | "status") =>
    text(`sellingAids.team.${key}`);
  const columns: readonly ListColumn<SentAid>[] = [
    {
      key: "title",
      head: head("title"),
      kind: "text",
      value: ({ title }) => title,
      width: 240,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "status",
      head: head("status"),
      kind: "choice",
      value: ({ status }) => status,
      options: TEAM_AID_STATUSES.filter((status) => status !== "replaced").map((value) => ({
        value,
        label: text(`sellingAids.team.is.${value}`),
      })),
      cell: ({ status }) => <AidStatus status={status} />,
      width: 140,
      narrow: "end",
    },
    {
      key: "customer",
      head: head("customer"),
      kind: "text",
      value: ({ customer }) => customer,
      width: 170,
      narrow: "note",
    },
    { key: "sentBy", head: head("sentBy"), kind: "text", value: ({ sentBy }) => sentBy, width: 150 },
    {
      key: "type",
      head: text("sellingAids.filter.type"),
      kind: "choice",
      value: ({ type }) => type,
      options: AID_TYPES.map((value) => ({ value, label: text(`sellingAids.type.${value}`) })),
      width: 170,
      ...(whose === "own" && { narrow: "note" as const }),
    },
    {
      key: "file",
      head: head("file"),
      kind: "text",
      value: ({ file }) => `${file.name} (${fileSize(formats, file.bytes)})`,
      width: 220,
    },
    {
      key: "sentAt",
      head: head("sentAt"),
      kind: "date",
      value: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => formats.date(sentAt),
      width: 130,
    },
    {
      key: "decidedAt",
      head: head("decidedAt"),
      kind: "date",
      value: ({ decidedAt }) => decidedAt,
      cell: ({ decidedAt }) => (decidedAt === null ? "" : formats.date(decidedAt)),
      width: 130,
    },
    {
      key: "decidedBy",
      head: head("decidedBy"),
      kind: "text",
      value: ({ decidedBy }) => decidedBy,
      width: 150,
      hidden: true,
    },
  ];
  return whose === "all" ? columns : columns.filter(({ key }) => key !== "customer" && key !== "sentBy");
}
