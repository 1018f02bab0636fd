import type { TFunction } from "i18next";
import { LAYOUTS } from "#domain/layoutNames.ts";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { UPLOAD_STATES, type UploadLine } from "../contract/uploadSchemas.ts";
import { fileSize } from "#language/fileSize.ts";
import style from "./Imports.module.css";

const shownState = ({ state, takenOut }: UploadLine) => (takenOut ? "takenOut" : state);

/** What the list of imports shows. */
export function importColumns(text: TFunction, formats: Formats): readonly ListColumn<UploadLine>[] {
  return [
    {
      key: "file",
      head: text("imports.file"),
      kind: "text",
      value: ({ fileName }) => fileName,
      cell: ({ fileName }) => <bdi>{fileName}</bdi>,
      width: 260,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "layout",
      head: text("imports.layoutHead"),
      kind: "choice",
      value: ({ layout }) => layout,
      options: LAYOUTS.map((value) => ({ value, label: text(`imports.layouts.${value}`) })),
      width: 170,
      narrow: "note",
    },
    {
      key: "status",
      head: text("imports.status"),
      kind: "choice",
      value: shownState,
      options: [...UPLOAD_STATES, "takenOut" as const].map((value) => ({
        value,
        label: text(`imports.state.${value}`),
      })),
      cell: (line) => (
        <span className={style["state"]} data-state={shownState(line)}>
          {text(`imports.state.${shownState(line)}`)}
        </span>
      ),
      width: 140,
      narrow: "end",
    },
    {
      key: "rows",
      head: text("imports.rows"),
      kind: "number",
      value: ({ rows }) => rows,
      cell: ({ rows }) => formats.count(rows),
      width: 90,
    },
    {
      key: "refused",
      head: text("imports.refused"),
      kind: "number",
      value: ({ refused }) => refused,
      cell: ({ refused }) => formats.count(refused),
      width: 100,
    },
    {
      key: "size",
      head: text("imports.size"),
      kind: "number",
      value: ({ bytes }) => bytes,
      cell: ({ bytes }) => fileSize(formats, bytes),
      width: 90,
      hidden: true,
    },
    {
      key: "by",
      head: text("imports.by"),
      kind: "text",
      value: ({ by }) => by,
      cell: ({ by }) => <bdi>{by}</bdi>,
      width: 180,
    },
    {
      key: "begun",
      head: text("imports.when"),
      kind: "date",
      value: ({ begunAt }) => begunAt,
      width: 120,
      narrow: "note",
    },
    {
      key: "draft",
      head: text("imports.draft"),
      kind: "text",
      value: ({ revision }) => revision,
      width: 80,
    },
  ];
}
