import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { callApi, callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { Words } from "#language/words/words.ts";
import { customReportFile, runCustomReport } from "../../contract.ts";
import { type CustomReport, FILE_FORMATS, type FileFormat, MOST_IN_PAGES } from "../../contract/reportSchemas.ts";
import { oneReportQuery } from "../reportQueries.ts";
import style from "./ReportPage.module.css";

/** Makes a file of the report: right away, or in the background where it is large. */
export function MakeFile({ report, words }: { readonly report: CustomReport; readonly words: Words }) {
  const { text, formats } = words;
  const client = useQueryClient();
  const [format, setFormat] = useState<FileFormat>("xlsx");
  const [busy, setBusy] = useState(false);
  const called = text(`customReports.page.formats.${format}`);

  const make = async () => {
    setBusy(true);
    try {
      const { id, name } = report;
      const body = { format, locale: formats.locale };
      const run = await callApi(runCustomReport, { params: { report: id }, body });
      if (run.state === "done" && run.file) {
        const file = await callFile(customReportFile, { params: { report: id, run: run.id } });
        saveFile(run.file.name, file.type, file);
        addToast((words) => words("customReports.page.downloaded", { name, count: run.rows ?? 0, format: called }), {
          type: "success",
        });
      } else addToast((words) => words("customReports.page.started", { name }));
    } catch (reason) {
      const most = MOST_IN_PAGES[format];
      if (problemCode(reason) === "too-large" && most !== undefined)
        addToast((words) => words("customReports.page.tooLargeFor", { format: called, most: formats.count(most) }), {
          type: "error",
        });
      else toastProblem(reason);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: oneReportQuery(report.id).queryKey });
  };

  return (
    <section className={style["block"]} aria-labelledby="make-file">
      <h2 id="make-file">{text("customReports.page.make")}</h2>
      <Segmented
        label={text("customReports.page.format")}
        value={format}
        options={FILE_FORMATS.map((value) => ({ value, label: text(`customReports.page.formats.${value}`) }))}
        onChange={setFormat}
      />
      <ActionButton tone="main" busy={busy} onClick={() => void make()}>
        {text("customReports.page.download", { format: called })}
      </ActionButton>
    </section>
  );
}
