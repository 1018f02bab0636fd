import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { copyLink } from "#ui/savedViews/copyLink.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { CustomReport } from "../../contract/reportSchemas.ts";
import { PreviewPane } from "../builder/PreviewPane.tsx";
import { deleteWithUndo, duplicateReport } from "../changeReports.ts";
import { oneReportQuery } from "../reportQueries.ts";
import { useReportWords } from "../useReportWords.ts";
import { MakeFile } from "./MakeFile.tsx";
import style from "./ReportPage.module.css";
import { RunList } from "./RunList.tsx";
import { ScheduleBlock } from "./ScheduleBlock.tsx";

/** One report: what it shows now, its files, its schedule and its history. */
export default function ReportPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(oneReportQuery(id));
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  return data ? <Shown report={data} /> : <ScreenSkeleton />;
}

function Shown({ report }: { readonly report: CustomReport }) {
  const words = useReportWords();
  const { text } = words;
  const navigate = useNavigate();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const { id, name, mine, owner, shared } = report;
  const lead = [
    ...(mine ? [] : [text("customReports.page.owner", { owner })]),
    shared
      ? text("customReports.page.shared", { customer: session.user.customer })
      : text("customReports.list.private"),
  ].join(" · ");

  const duplicate = async () => {
    const copy = await duplicateReport(report, text);
    if (copy) await navigate(`?report=${copy.id}`);
  };
  const remove = async () => {
    // Whoever stayed would ask for a report that is gone.
    await navigate("?");
    await deleteWithUndo(report);
  };
  const link = async () => {
    await copyLink(`/custom-reports?report=${id}`);
    addToast((words) => words("customReports.page.linkCopied"), { type: "success" });
  };

  return (
    <Page
      title={name}
      lead={lead}
      actions={
        <>
          {mine && (
            <ActionButton onClick={() => void navigate(`?build=${id}`)}>{text("customReports.page.edit")}</ActionButton>
          )}
          <ActionButton onClick={() => void duplicate()}>{text("customReports.page.duplicate")}</ActionButton>
          <ActionButton onClick={() => void link()}>{text("customReports.page.copyLink")}</ActionButton>
          {mine && <ActionButton onClick={() => void remove()}>{text("customReports.page.delete")}</ActionButton>}
        </>
      }
    >
      <p className={style["back"]}>
        <Link to="?">{text("customReports.back")}</Link>
      </p>
      <div className={style["columns"]}>
        <PreviewPane definition={report.definition} words={words} />
        <div className={style["side"]}>
          <MakeFile report={report} words={words} />
          <ScheduleBlock report={report} words={words} />
        </div>
      </div>
      <RunList report={report} words={words} />
    </Page>
  );
}
