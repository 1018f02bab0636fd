import { NativeSelect } from "@mantine/core";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  chooseRetention,
  RETAINED,
  RETENTION_MONTHS,
  retentionPreview,
  type RetentionChoice,
  type RetentionPeriods,
} from "#features/privacy/contract/retention.ts";
import style from "./Companies.module.css";
import { RETENTION } from "./companyQueries.ts";

const MONTHS = { 12: "12", 24: "24", 36: "36" } as const;

/** What would go now. */
const previewQuery = ({ contacts, calls, proposals, comments }: RetentionPeriods) =>
  queryOptions({
    queryKey: [RETENTION, "preview", contacts, calls, proposals, comments],
    queryFn: ({ signal }) =>
      callApi(retentionPreview, {
        query: {
          ...(contacts !== null && { contacts: MONTHS[contacts] }),
          ...(calls !== null && { calls: MONTHS[calls] }),
          ...(proposals !== null && { proposals: MONTHS[proposals] }),
          ...(comments !== null && { comments: MONTHS[comments] }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

interface RetentionDialogProps {
  readonly kept: RetentionChoice;
  readonly onClose: () => void;
}

/** For how long the organization keeps what it knows of others, and what would go now. */
export function RetentionDialog({ kept, onClose }: RetentionDialogProps) {
  const text = useText();
  const formats = useFormats();
  const [periods, setPeriods] = useState<RetentionPeriods>(kept);
  const [busy, setBusy] = useState(false);
  const { data: would } = useQuery(previewQuery(periods));
  const save = async () => {
    setBusy(true);
    const { contacts, calls, proposals, comments } = periods;
    const body = { contacts, calls, proposals, comments, version: kept.version };
    const saved = await changeList(callApi(chooseRetention, { body }), { queryKey: [RETENTION] });
    setBusy(false);
    if (saved === null) return;
    addToast((say) => say("companies.retention.saved"), { type: "success" });
    onClose();
  };
  return (
    <TaskDialog
      title={text("companies.retention.title")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("ownRevenue.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} onClick={() => void save()}>
            {text("companies.retention.save")}
          </ActionButton>
        </>
      }
    >
      <p>{text("companies.retention.how")}</p>
      <div className={style["zips"]}>
        {RETAINED.map((kind) => (
          <NativeSelect
            key={kind}
            label={text(`companies.retention.${kind}`)}
            description={
              would && text("companies.retention.goes", { count: would[kind], number: formats.count(would[kind]) })
            }
            value={periods[kind] === null ? "" : String(periods[kind])}
            data={[
              { value: "", label: text("companies.retention.never") },
              ...RETENTION_MONTHS.map((months) => ({
                value: String(months),
                label: text("companies.retention.months", { number: formats.count(months) }),
              })),
            ]}
            onChange={(event) => {
              const months = RETENTION_MONTHS.find((one) => String(one) === event.currentTarget.value) ?? null;
              setPeriods((now) => ({ ...now, [kind]: months }));
            }}
          />
        ))}
      </div>
      <p>{text("companies.retention.final")}</p>
    </TaskDialog>
  );
}
