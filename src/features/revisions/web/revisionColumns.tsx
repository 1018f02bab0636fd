import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { REVISION_STAGES, type RoomRevision } from "../contract/roomSchemas.ts";
import { layoutName } from "./layoutName.ts";
import style from "./Revisions.module.css";

/** What the list of revisions shows. */
export function revisionColumns(text: TFunction, formats: Formats): readonly ListColumn<RoomRevision>[] {
  return [
    {
      key: "label",
      head: text("revisions.label"),
      kind: "text",
      value: ({ label }) => label,
      cell: ({ label, sample }) => (
        <>
          <bdi className={style["name"]}>{label}</bdi>
          {sample && <span className={style["soft"]}>{text("revisions.sample")}</span>}
        </>
      ),
      width: 210,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "stage",
      head: text("revisions.stage"),
      kind: "choice",
      value: ({ stage }) => stage,
      cell: ({ stage }) => <Stage stage={stage} text={text} />,
      options: REVISION_STAGES.map((value) => ({ value, label: text(`revisions.stages.${value}`) })),
      width: 150,
      narrow: "end",
    },
    {
      key: "createdBy",
      head: text("revisions.createdBy"),
      kind: "text",
      value: ({ createdBy }) => createdBy,
      cell: ({ createdBy }) => <bdi>{createdBy}</bdi>,
      width: 150,
    },
    {
      key: "sources",
      head: text("revisions.sources"),
      kind: "text",
      value: ({ newLayouts }) => formats.list(newLayouts.map((layout) => layoutName(layout, text))),
      width: 200,
      narrow: "note",
    },
    { key: "files", head: text("revisions.files"), kind: "number", value: ({ files }) => files, width: 80 },
    {
      key: "rows",
      head: text("revisions.rows"),
      kind: "number",
      value: ({ rows }) => rows,
      cell: ({ rows }) => formats.count(rows),
      width: 100,
    },
    {
      key: "wallets",
      head: text("revisions.wallets"),
      kind: "number",
      value: ({ markets }) => markets,
      cell: ({ markets }) => (markets === 0 ? "–" : formats.count(markets)),
      width: 100,
    },
    {
      key: "size",
      head: text("revisions.size"),
      kind: "number",
      value: ({ bytes }) => Math.round(bytes / 100_000) / 10,
      cell: ({ bytes }) => (bytes === 0 ? "–" : megabytes(bytes, formats.locale)),
      width: 100,
      hidden: true,
    },
    {
      key: "publishedAt",
      head: text("revisions.publishedAt"),
      kind: "date",
      value: ({ publishedAt, schedule }) => publishedAt ?? schedule?.at ?? null,
      width: 130,
    },
    {
      key: "createdAt",
      head: text("revisions.createdAt"),
      kind: "date",
      value: ({ createdAt }) => createdAt,
      width: 130,
    },
    {
      key: "note",
      head: text("revisions.note"),
      kind: "text",
      value: ({ note }) => note,
      width: 220,
      hidden: true,
    },
  ];
}

interface StageProps {
  readonly stage: RoomRevision["stage"];
  readonly text: TFunction;
}

/** Where a revision stands, in a word. */
export function Stage({ stage, text }: StageProps) {
  return (
    <span className={style["stage"]} data-stage={stage}>
      {text(`revisions.stages.${stage}`)}
    </span>
  );
}

function megabytes(bytes: number, locale: string): string {
  return (bytes / 1_000_000).toLocaleString(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
}
