import { Radio } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type CrmCompany, matchCrm } from "../contract.ts";
import style from "./Crm.module.css";
import { CRM } from "./crmQueries.ts";

interface MatchDialogProps {
  readonly item: CrmCompany;
  readonly name: string;
  readonly kind: CrmKind;
  readonly onClose: () => void;
}

const NEW = "new";

/** Those that are there already, so that no second one is made of the same company. */
export function MatchDialog({ item: { company, matches }, name, kind, onClose }: MatchDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  const crm = CRM_NAMES[kind];
  const [chosen, setChosen] = useState(matches[0]?.record ?? NEW);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(matchCrm, { params: { company }, body: { record: chosen === NEW ? null : chosen } }),
    onSuccess: onClose,
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  return (
    <TaskDialog
      title={text("crm.match.title", { name })}
      held={isPending}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={isPending} onClick={() => mutate()}>
            {text("crm.take")}
          </ActionButton>
        </>
      }
    >
      <p className={style["note"]}>{text("crm.match.hint", { crm })}</p>
      <Radio.Group label={text("crm.match.label", { crm })} value={chosen} onChange={setChosen}>
        <div className={style["choices"]}>
          {matches.map(({ record, name: there, website, city }) => (
            <Radio
              key={record}
              value={record}
              label={there}
              description={[website, city, record].filter(Boolean).join(" · ")}
            />
          ))}
          <Radio value={NEW} label={text("crm.match.new")} />
        </div>
      </Radio.Group>
    </TaskDialog>
  );
}
