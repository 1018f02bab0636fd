import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { Words } from "#language/words/words.ts";
import { sendCustomReport, unscheduleCustomReport } from "../../contract.ts";
import type { CustomReport } from "../../contract/reportSchemas.ts";
import { reportsQuery, runsQuery } from "../reportQueries.ts";
import style from "./ReportPage.module.css";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { recurrenceText } from "./scheduleText.ts";

/** When the report makes itself, and what has become of that. */
export function ScheduleBlock({ report, words }: { readonly report: CustomReport; readonly words: Words }) {
  const { text, formats } = words;
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const { id, mine, schedule } = report;
  const params = { report: id };

  const end = async () => {
    const done = await changeList(callApi(unscheduleCustomReport, { params }), reportsQuery());
    if (done) addToast((words) => words("customReports.schedule.ended"), { type: "success" });
  };
  const send = () =>
    callApi(sendCustomReport, { params }).then(
      () => {
        addToast((words) => words("customReports.schedule.sent"), { type: "success" });
        setTimeout(() => void client.invalidateQueries({ queryKey: runsQuery(id).queryKey }), SOON_MS);
      },
      (reason: unknown) => void toastProblem(reason),
    );

  return (
    <section className={style["block"]} aria-labelledby="report-schedule">
      <h2 id="report-schedule">{text("customReports.schedule.title")}</h2>
      {schedule ? (
        <>
          <p>{recurrenceText(schedule, text, formats)}</p>
          <p className={style["note"]}>
            {schedule.pausedAt
              ? text("customReports.schedule.paused")
              : schedule.nextAt
                ? text("customReports.schedule.nextAt", { when: formats.instant(schedule.nextAt) })
                : text("customReports.schedule.nextRelease")}
          </p>
          {schedule.failures === 1 && <p className={style["note"]}>{text("customReports.schedule.failing")}</p>}
          <p className={style["note"]}>{text("customReports.schedule.unchanged")}</p>
        </>
      ) : (
        <p className={style["note"]}>{text("customReports.schedule.off")}</p>
      )}
      {mine && (
        <div className={style["actions"]}>
          <ActionButton onClick={() => setEditing(true)}>
            {text(schedule ? "customReports.schedule.change" : "customReports.schedule.set")}
          </ActionButton>
          {schedule && (
            <>
              <ActionButton onClick={() => void send()}>{text("customReports.schedule.now")}</ActionButton>
              <ActionButton onClick={() => void end()}>{text("customReports.schedule.end")}</ActionButton>
            </>
          )}
        </div>
      )}
      {editing && <ScheduleDialog report={report} words={words} onClose={() => setEditing(false)} />}
    </section>
  );
}

/** By then a job that was just queued has begun. */
const SOON_MS = 2_500;
