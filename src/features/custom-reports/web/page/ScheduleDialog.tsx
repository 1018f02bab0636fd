import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Recurrence } from "#domain/recurrence.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { Words } from "#words/words.ts";
import { scheduleCustomReport } from "../../contract.ts";
import { type CustomReport, FILE_FORMATS } from "../../contract/reportSchemas.ts";
import { colleaguesQuery, reportsQuery } from "../reportQueries.ts";
import style from "./ReportPage.module.css";
import { weekdayName } from "./scheduleText.ts";

interface ScheduleDialogProps {
  readonly report: CustomReport;
  readonly words: Words;
  readonly onClose: () => void;
}

const EVERY = ["release", "day", "week", "month"] as const;
const ZONES = Intl.supportedValuesOf("timeZone");

/** Sets up when a report makes itself, as what, and for whom. */
export function ScheduleDialog({ report, words, onClose }: ScheduleDialogProps) {
  const { text, formats } = words;
  const { schedule } = report;
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery(), enabled: report.shared });
  const [every, setEvery] = useState<(typeof EVERY)[number]>(
    schedule ? (schedule.recurrence?.every ?? "release") : "release",
  );
  const [at, setAt] = useState(schedule?.recurrence?.at ?? "07:00");
  const [day, setDay] = useState(schedule?.recurrence && "day" in schedule.recurrence ? schedule.recurrence.day : 1);
  const [zone, setZone] = useState(schedule?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [format, setFormat] = useState(schedule?.format ?? "xlsx");
  const [recipients, setRecipients] = useState<readonly string[]>(schedule?.recipients ?? []);
  const [busy, setBusy] = useState(false);

  const recurrence = (): Recurrence | null => {
    switch (every) {
      case "release":
        return null;
      case "day":
        return { every, at };
      case "week":
        return { every, day: Math.min(day, 7), at };
      default:
        return { every, day, at };
    }
  };
  const save = async () => {
    setBusy(true);
    const body = { recurrence: recurrence(), zone, format, locale: formats.locale, recipients: [...recipients] };
    const kept = await changeList(
      callApi(scheduleCustomReport, { params: { report: report.id }, body }),
      reportsQuery(),
    );
    setBusy(false);
    if (!kept) return;
    addToast((words) => words("customReports.schedule.kept"), { type: "success" });
    onClose();
  };

  return (
    <TaskDialog
      title={text("customReports.schedule.title")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={every !== "release" && at === ""} onClick={() => void save()}>
            {text("lists.save")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <FieldGroup label={text("customReports.schedule.when")} hint={text("customReports.schedule.unchanged")}>
          <Segmented
            label={text("customReports.schedule.when")}
            value={every}
            options={EVERY.map((value) => ({ value, label: text(`customReports.schedule.every.${value}`) }))}
            onChange={setEvery}
          />
        </FieldGroup>
        {every !== "release" && (
          <div className={style["fields"]}>
            {every === "week" && (
              <NativeSelect
                label={text("customReports.schedule.day")}
                value={String(Math.min(day, 7))}
                data={[1, 2, 3, 4, 5, 6, 7].map((each) => ({ value: String(each), label: weekdayName(each, formats) }))}
                onChange={(event) => setDay(Number(event.currentTarget.value))}
              />
            )}
            {every === "month" && (
              <NumberInput
                label={text("customReports.schedule.dayOfMonth")}
                description={text("customReports.schedule.dayOfMonthHint")}
                min={1}
                max={31}
                clampBehavior="strict"
                allowDecimal={false}
                value={day}
                onChange={(chosen) => typeof chosen === "number" && chosen >= 1 && setDay(chosen)}
              />
            )}
            <TextInput
              type="time"
              label={text("customReports.schedule.at")}
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
            />
            <NativeSelect
              label={text("customReports.schedule.zone")}
              value={zone}
              data={[...new Set([zone, ...ZONES])]}
              onChange={(event) => setZone(event.currentTarget.value)}
            />
          </div>
        )}
        <FieldGroup label={text("customReports.schedule.format")}>
          <Segmented
            label={text("customReports.schedule.format")}
            value={format}
            options={FILE_FORMATS.map((value) => ({ value, label: text(`customReports.page.formats.${value}`) }))}
            onChange={setFormat}
          />
        </FieldGroup>
        <FieldGroup
          label={text("customReports.schedule.recipients")}
          hint={text(
            report.shared ? "customReports.schedule.recipientsHint" : "customReports.schedule.recipientsShared",
          )}
        >
          {report.shared && (
            <Choices
              label={text("customReports.schedule.recipients")}
              options={colleagues.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
              chosen={recipients}
              onChange={setRecipients}
            />
          )}
        </FieldGroup>
      </div>
    </TaskDialog>
  );
}
