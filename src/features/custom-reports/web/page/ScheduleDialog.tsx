import { NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Recurrence } from "#domain/recurrence.ts";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { Words } from "#language/words/words.ts";
import { scheduleCustomReport } from "../../contract.ts";
import { type CustomReport, FILE_FORMATS, type ReportSchedule } from "../../contract/reportSchemas.ts";
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
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery(), enabled: report.shared });
  const [plan, setPlan] = useState(() => planOf(report.schedule));
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Plan>) => setPlan((now) => ({ ...now, ...part }));
  const save = async () => {
    setBusy(true);
    const { zone, format, recipients } = plan;
    const body = { recurrence: recurrenceOf(plan), zone, format, locale: formats.locale, recipients: [...recipients] };
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
          <ActionButton
            tone="main"
            busy={busy}
            disabled={plan.every !== "release" && plan.at === ""}
            onClick={() => void save()}
          >
            {text("lists.save")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <SegmentedField
          label={text("customReports.schedule.when")}
          hint={text("customReports.schedule.unchanged")}
          value={plan.every}
          options={EVERY.map((value) => ({ value, label: text(`customReports.schedule.every.${value}`) }))}
          onChange={(every) => change({ every })}
        />
        {plan.every !== "release" && <TimeFields plan={plan} words={words} onChange={change} />}
        <SegmentedField
          label={text("customReports.schedule.format")}
          value={plan.format}
          options={FILE_FORMATS.map((value) => ({ value, label: text(`customReports.page.formats.${value}`) }))}
          onChange={(format) => change({ format })}
        />
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
              chosen={plan.recipients}
              onChange={(recipients) => change({ recipients })}
            />
          )}
        </FieldGroup>
      </div>
    </TaskDialog>
  );
}

/** A schedule as its fields hold it: what another choice of `every` needs is kept. */
interface Plan extends Pick<ReportSchedule, "zone" | "format"> {
  readonly every: (typeof EVERY)[number];
  readonly at: string;
  readonly day: number;
  readonly recipients: readonly string[];
}

function planOf(schedule: ReportSchedule | null): Plan {
  const recurrence = schedule?.recurrence;
  return {
    every: recurrence?.every ?? "release",
    at: recurrence?.at ?? "07:00",
    day: recurrence && "day" in recurrence ? recurrence.day : 1,
    zone: schedule?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    format: schedule?.format ?? "xlsx",
    recipients: schedule?.recipients ?? [],
  };
}

function recurrenceOf({ every, at, day }: Plan): Recurrence | null {
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
}

interface TimeFieldsProps {
  readonly plan: Plan;
  readonly words: Words;
  readonly onChange: (part: Partial<Plan>) => void;
}

/** On which day and at what time of which zone. */
function TimeFields({ plan, words: { text, formats }, onChange }: TimeFieldsProps) {
  const { every, at, day, zone } = plan;
  return (
    <div className={style["fields"]}>
      {every === "week" && (
        <NativeSelect
          label={text("customReports.schedule.day")}
          value={String(Math.min(day, 7))}
          data={[1, 2, 3, 4, 5, 6, 7].map((each) => ({ value: String(each), label: weekdayName(each, formats) }))}
          onChange={(event) => onChange({ day: Number(event.currentTarget.value) })}
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
          onChange={(chosen) => typeof chosen === "number" && chosen >= 1 && onChange({ day: chosen })}
        />
      )}
      <TextInput
        type="time"
        label={text("customReports.schedule.at")}
        value={at}
        onChange={(event) => onChange({ at: event.currentTarget.value })}
      />
      <NativeSelect
        label={text("customReports.schedule.zone")}
        value={zone}
        data={[...new Set([zone, ...ZONES])]}
        onChange={(event) => onChange({ zone: event.currentTarget.value })}
      />
    </div>
  );
}
