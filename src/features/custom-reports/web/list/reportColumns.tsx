import { Link } from "react-router";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { Words } from "#language/words/words.ts";
import type { CustomReport } from "../../contract/reportSchemas.ts";
import { nextRunText } from "../page/scheduleText.ts";
import style from "./ReportColumns.module.css";

/** What the list of reports shows. */
export function reportColumns({ text, formats }: Words): readonly ListColumn<CustomReport>[] {
  const whose = ({ mine, shared }: CustomReport) => (mine ? (shared ? ["mine", "team"] : ["mine"]) : ["team"]);
  return [
    {
      key: "name",
      head: text("customReports.list.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to={`?report=${id}`} className={style["name"] ?? ""} onClick={(event) => event.stopPropagation()}>
          <bdi>{name}</bdi>
        </Link>
      ),
      width: 260,
      fixed: true,
      opens: true,
      narrow: "lead",
    },
    {
      key: "content",
      head: text("customReports.list.content"),
      kind: "text",
      value: ({ definition: { measures, rows, columns } }) =>
        [
          formats.list(measures.map((measure) => text(`customReports.measure.${measure}`))),
          [...rows, ...columns].map((dimension) => text(`customReports.dimension.${dimension}`)).join(" × "),
        ].join(": "),
      width: 260,
    },
    {
      key: "whose",
      head: text("customReports.list.whose"),
      kind: "choice",
      value: whose,
      options: (["mine", "team"] as const).map((value) => ({ value, label: text(`customReports.list.${value}`) })),
      width: 110,
      narrow: "note",
    },
    {
      key: "owner",
      head: text("customReports.list.owner"),
      kind: "text",
      value: ({ owner }) => owner,
      cell: ({ owner }) => <bdi>{owner}</bdi>,
      width: 150,
    },
    {
      key: "updatedAt",
      head: text("customReports.list.updatedAt"),
      kind: "date",
      value: ({ updatedAt }) => updatedAt,
      width: 120,
    },
    {
      key: "lastRun",
      head: text("customReports.list.lastRun"),
      kind: "date",
      value: ({ lastRun }) => lastRun?.startedAt ?? null,
      cell: ({ lastRun }) =>
        lastRun ? (
          <span className={style["state"]} data-state={lastRun.state}>
            {lastRun.state === "done"
              ? formats.date(lastRun.startedAt)
              : `${formats.date(lastRun.startedAt)} · ${text(`customReports.run.states.${lastRun.state}`)}`}
          </span>
        ) : (
          text("customReports.list.never")
        ),
      width: 160,
      narrow: "note",
    },
    {
      key: "nextRun",
      head: text("customReports.list.nextRun"),
      kind: "text",
      value: ({ schedule }) => nextRunText(schedule, text, formats),
      width: 170,
      narrow: "end",
    },
  ];
}
