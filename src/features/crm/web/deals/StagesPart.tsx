import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CALL_STATUSES, type CallStatus } from "#features/call-list/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { mapCrmStages } from "../../contract/deals.ts";
import style from "../Crm.module.css";
import { CRM } from "../crmQueries.ts";
import type { DealsProps } from "./dealsProps.ts";

type Chosen = Readonly<Record<string, CallStatus | null>>;

/** Which status each stage stands for, and whether calls are kept up by themselves. */
export function StagesPart({ deals: { stages, hourly }, connection }: DealsProps) {
  const text = useText();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>({});
  const [isHourly, setHourly] = useState(hourly);
  const save = useMutation({
    mutationFn: () =>
      callApi(mapCrmStages, { body: { version: connection.version, hourly: isHourly, stages: { ...chosen } } }),
    onSuccess: () => addToast((words) => words("crm.deals.saved"), { type: "success" }),
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  const statusOf = (id: string, status: CallStatus | null) => (id in chosen ? (chosen[id] ?? null) : status);
  const isChanged = isHourly !== hourly || stages.some(({ id, status }) => statusOf(id, status) !== status);
  return (
    <div className={style["below"]}>
      <h3 className={style["subheading"]}>{text("crm.deals.stages")}</h3>
      <p className={style["note"]}>{text("crm.deals.stagesHint")}</p>
      <div className={style["mapping"]}>
        {stages.map(({ id, label, status }) => (
          <label key={id} className={style["field"]}>
            <bdi>{label}</bdi>
            <SmallSelect
              value={statusOf(id, status) ?? ""}
              onChange={({ currentTarget: { value } }) =>
                setChosen({ ...chosen, [id]: CALL_STATUSES.find((one) => one === value) ?? null })
              }
            >
              <option value="">{text("crm.deals.noStatus")}</option>
              {CALL_STATUSES.map((one) => (
                <option key={one} value={one}>
                  {text(`callList.status.${one}`)}
                </option>
              ))}
            </SmallSelect>
          </label>
        ))}
      </div>
      <Toggle label={text("crm.deals.hourly")} checked={isHourly} onChange={setHourly} />
      <div className={style["tools"]}>
        <ActionButton busy={save.isPending} disabled={!isChanged} onClick={() => save.mutate()}>
          {text("crm.deals.save")}
        </ActionButton>
      </div>
    </div>
  );
}
