import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { templatesFor } from "#domain/customReport/reportTemplates.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { reportsQuery } from "../reportQueries.ts";
import { useOwnMarkets } from "../useOwnMarkets.ts";
import { useReportWords } from "../useReportWords.ts";
import { reportColumns } from "./reportColumns.tsx";
import style from "./ReportList.module.css";

/** One's own reports and those of the team, with what a new one can begin with. */
export function ReportList() {
  const words = useReportWords();
  const { text } = words;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(reportsQuery());
  const columns = useMemo(() => reportColumns(words), [words]);
  const list = useListView(columns);
  // Where there is none yet, it stands with the words that say so.
  const add = (
    <ActionButton tone="main" onClick={() => void navigate("?build=new")}>
      {text("customReports.new")}
    </ActionButton>
  );
  return (
    <Page title={text("customReports.title")} lead={text("customReports.lead")} actions={data?.length !== 0 && add}>
      <TemplateCards />
      <ListTable
        name="custom-reports"
        caption={text("customReports.list.caption")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          example: "reports",
          action: add,
          title: text("customReports.list.emptyWhat"),
          hint: text("customReports.list.emptyWhy"),
        }}
        onOpen={({ id }) => void navigate(`?report=${id}`)}
      />
    </Page>
  );
}

/** What a new report can begin with. */
function TemplateCards() {
  const text = useText();
  const { tv, radio } = useOwnMarkets();
  return (
    <nav className={style["templates"]} aria-label={text("customReports.list.startWith")}>
      <h2>{text("customReports.list.startWith")}</h2>
      <ul>
        {templatesFor(tv || radio).map((template) => (
          <li key={template}>
            <Link to={`?build=new&template=${template}`}>
              <strong>{text(`customReports.template.${template}`)}</strong>
              <span>{text(`customReports.template.${template}Why`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
