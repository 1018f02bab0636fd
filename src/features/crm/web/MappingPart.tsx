import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CRM_NAMES, type CrmMapping, SENT_FIELDS, type SentField } from "#domain/crm/crm.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type CrmConnection, mapCrm, previewCrm } from "../contract.ts";
import style from "./Crm.module.css";
import { CRM, crmFieldsQuery } from "./crmQueries.ts";
import { Preview } from "./Preview.tsx";

/** Which field there each of ours goes to, and what that would send. */
export function MappingPart({ connection }: { readonly connection: CrmConnection }) {
  const text = useText();
  const queries = useQueryClient();
  const [mapping, setMapping] = useState<CrmMapping>(connection.mapping);
  const { data: fields } = useQuery(crmFieldsQuery(connection.account));
  const save = useMutation({
    mutationFn: () => callApi(mapCrm, { body: { version: connection.version, mapping: { ...mapping } } }),
    onSuccess: () => addToast((words) => words("crm.saved"), { type: "success" }),
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  const preview = useMutation({
    mutationFn: () => callApi(previewCrm, { body: { mapping: { ...mapping } } }),
    onError: (reason) => void toastProblem(reason),
  });
  const choose = (field: SentField, to: string) => {
    const { [field]: _before, ...others } = mapping;
    setMapping(to === "" ? others : { ...others, [field]: to });
  };
  const isChanged = SENT_FIELDS.some((field) => mapping[field] !== connection.mapping[field]);
  const fault = fields?.fault ?? preview.data?.fault;
  return (
    <section>
      <h2 className={style["heading"]}>{text("crm.mapping")}</h2>
      <p className={style["note"]}>{text("crm.mappingHint", { crm: CRM_NAMES[connection.kind] })}</p>
      {fault && <Callout tone="alarm">{text(`crm.fault.${fault}`)}</Callout>}
      <div className={style["mapping"]}>
        {SENT_FIELDS.map((field) => (
          <label key={field} className={style["field"]}>
            <span>{text(`crm.field.${field}`)}</span>
            <SmallSelect value={mapping[field] ?? ""} onChange={(event) => choose(field, event.currentTarget.value)}>
              <option value="">{text("crm.notSent")}</option>
              <Fields fields={fields?.items ?? []} chosen={mapping[field]} />
            </SmallSelect>
          </label>
        ))}
      </div>
      <div className={style["tools"]}>
        <ActionButton busy={preview.isPending} onClick={() => preview.mutate()}>
          {text("crm.preview")}
        </ActionButton>
        <ActionButton tone="main" busy={save.isPending} disabled={!isChanged} onClick={() => save.mutate()}>
          {text("crm.save")}
        </ActionButton>
      </div>
      {preview.data?.fault === null && <Preview items={preview.data.items} kind={connection.kind} />}
    </section>
  );
}

interface FieldsProps {
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly chosen: string | undefined;
}

/** What can be chosen, by what the CRM calls it; a field that was chosen and is not there any more stays in sight. */
function Fields({ fields, chosen }: FieldsProps) {
  const isMissing = chosen !== undefined && !fields.some(({ name }) => name === chosen);
  return (
    <>
      {isMissing && <option value={chosen}>{chosen}</option>}
      {fields.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </>
  );
}
